import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

describeStores('organization_list_for_user', (open) => {
  it('lists the organisations in which the caller has a right, with the role there', async () => {
    const catalogue = await openCatalogue(open);
    await catalogue.post('organization_create', { name: 'registrar' });
    const list = async (query: Record<string, string>, as: string) =>
      (await catalogue.get('organization_list_for_user', query, as)).result?.map(
        ({ name, capacity }: { name: string; capacity: string }) => [name, capacity],
      );
    expect(await list({}, '')).toEqual([]);
    expect(await list({}, 'mo')).toEqual([['health-board', 'member']]);
    expect(await list({ permission: 'create_dataset' }, 'mo')).toEqual([]);
    expect(await list({ permission: 'create_dataset' }, 'ada')).toEqual([['health-board', 'editor']]);
    expect(await list({ permission: 'admin' }, 'ada')).toEqual([]);
    expect(await list({ id: 'mo' }, 'ada')).toBeUndefined();
    expect(await list({}, 'administrator')).toEqual([
      ['health-board', 'admin'],
      ['registrar', 'admin'],
    ]);
  });
});

describeStores('member_list', (open) => {
  it('lists the datasets of an organisation or group that the caller may see', async () => {
    const catalogue = await openCatalogue(open);
    await catalogue.post('group_create', { name: 'vital' });
    const births = await createDataset(catalogue, { groups: [{ name: 'vital' }] });
    const plans = await createDataset(catalogue, { name: 'plans', private: true });
    const list = async (query: Record<string, string>, as = '') =>
      (await catalogue.get('member_list', query, as)).result;
    const member = (id: string) => [id, 'package', 'organization'];
    expect(await list({ id: 'health-board' })).toEqual([member(births.id)]);
    expect(await list({ id: 'health-board' }, 'mo')).toEqual([member(plans.id), member(births.id)]);
    expect(await list({ id: 'health-board', limit: '1' }, 'mo')).toHaveLength(1);
    expect(await list({ id: 'vital' })).toEqual([[births.id, 'package', 'public']]);
    expect(await list({ id: 'health-board', object_type: 'user' }, 'mo')).toEqual([]);
    expect((await catalogue.get('member_list', { id: 'none' })).status).toBe(404);
  });
});
