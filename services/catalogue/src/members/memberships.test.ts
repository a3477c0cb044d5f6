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

  it('tells administrators of anybody, by id or address, and everybody else of nobody', async () => {
    const catalogue = await openCatalogue(open);
    const list = async (id: string, as: string) =>
      catalogue.get('organization_list_for_user', { id, permission: 'read' }, as);
    for (const id of ['ada', 'Ada@example.org']) {
      expect((await list(id, 'administrator')).result).toMatchObject([
        { name: 'health-board', capacity: 'editor' },
      ]);
    }
    expect((await list('nobody', 'administrator')).status).toBe(404);
    const answers = await Promise.all([list('ada@example.org', 'mo'), list('nobody@example.org', 'mo')]);
    expect(answers.map(({ status, error }) => [status, error.message])).toEqual(
      Array(2).fill([404, 'Not found: User not found']),
    );
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
    const datasets = { id: 'health-board', object_type: 'package' };
    expect(await list(datasets, 'mo')).toEqual([member(plans.id), member(births.id)]);
    expect(await list({ ...datasets, limit: '1' }, 'mo')).toHaveLength(1);
    expect(await list({ id: 'vital' })).toEqual([[births.id, 'package', 'public']]);
    expect((await catalogue.get('member_list', { id: 'none' })).status).toBe(404);
  });

  it('lists people before datasets, to members only', async () => {
    const catalogue = await openCatalogue(open);
    const { id } = await createDataset(catalogue);
    const list = async (query: Record<string, string>, as: string) =>
      (await catalogue.get('member_list', { id: 'health-board', ...query }, as)).result;
    const people = [
      ['ada', 'user', 'Editor'],
      ['mo', 'user', 'Member'],
    ];
    const dataset = [id, 'package', 'organization'];
    expect(await list({}, 'mo')).toEqual([...people, dataset]);
    expect(await list({ limit: '2', offset: '1' }, 'mo')).toEqual([people[1], dataset]);
    expect(await list({ offset: '2' }, 'mo')).toEqual([dataset]);
    expect(await list({ object_type: 'user' }, 'mo')).toEqual(people);
    expect(await list({ capacity: 'editor' }, 'administrator')).toEqual([people[0]]);
    for (const as of ['', 'stranger']) {
      expect(await list({}, as)).toEqual([dataset]);
      expect(await list({ object_type: 'user' }, as)).toEqual([]);
    }
  });
});

describeStores('group_list_authz', (open) => {
  it('lists the groups in which the caller has a role, and all for administrators', async () => {
    const catalogue = await openCatalogue(open);
    const { id } = (await catalogue.post('group_create', { name: 'children' })).result;
    await catalogue.post('group_create', { name: 'water' });
    catalogue.grants.push({ person: 'mo', relation: 'member', group: id });
    const list = async (as: string, query = {}) =>
      (await catalogue.get('group_list_authz', query, as)).result.map(
        ({ name, capacity }: { name: string; capacity: string }) => [name, capacity],
      );
    expect(await list('mo')).toEqual([['children', 'member']]);
    expect(await list('ada')).toEqual([]);
    expect(await list('')).toEqual([]);
    expect(await list('administrator')).toEqual([
      ['children', 'admin'],
      ['water', 'admin'],
    ]);
    expect(await list('administrator', { am_member: 'true' })).toEqual([]);
  });
});

describeStores('member_roles_list', (open) => {
  it('lists the roles of organisations and of groups', async () => {
    const catalogue = await openCatalogue(open);
    const { result } = await catalogue.get('member_roles_list');
    expect(result).toEqual([
      { text: 'Admin', value: 'admin' },
      { text: 'Editor', value: 'editor' },
      { text: 'Member', value: 'member' },
    ]);
    expect((await catalogue.get('member_roles_list', { group_type: 'group' })).result).toHaveLength(2);
  });
});
