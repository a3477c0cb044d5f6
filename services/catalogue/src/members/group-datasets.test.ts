import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

async function openWithGroups(open: OpenStore) {
  const catalogue = await openCatalogue(open);
  const { result: group } = await catalogue.post('group_create', { name: 'children' });
  await catalogue.post('group_create', { name: 'surveys' });
  const dataset = await createDataset(catalogue, { name: 'births', groups: [{ name: 'surveys' }] });
  const groupsOf = async () =>
    (await catalogue.get('package_show', { id: 'births' })).result.groups.map(
      ({ name }: { name: string }) => name,
    );
  return { catalogue, group, dataset, groupsOf };
}

const births = { id: 'children', object: 'births', object_type: 'package' };

describeStores('datasets of groups', (open) => {
  it('are put into one and taken out of it, whatever the capacity is called, and stay in the others', async () => {
    const { catalogue, group, dataset, groupsOf } = await openWithGroups(open);
    const { result } = await catalogue.post('member_create', { ...births, capacity: 'public' }, 'ada');
    expect(result).toEqual({
      id: `${group.id}:${dataset.id}`,
      group_id: group.id,
      table_name: 'package',
      table_id: dataset.id,
      capacity: 'public',
      state: 'active',
    });
    const again = { id: group.id, object: dataset.id, object_type: 'package', capacity: 'public' };
    expect((await catalogue.post('member_create', again, 'ada')).status).toBe(200);
    expect(await groupsOf()).toEqual(['surveys', 'children']);
    expect((await catalogue.post('member_delete', births, 'ada')).result).toBeNull();
    expect(await groupsOf()).toEqual(['surveys']);
  });

  it('all come into a group where several are put in at once, and a dataset into all its groups', async () => {
    const { catalogue, groupsOf } = await openWithGroups(open);
    const names = ['one', 'two', 'three'];
    for (const name of names) await catalogue.post('group_create', { name });
    await Promise.all(
      names.map((id) => catalogue.post('member_create', { ...births, id, capacity: 'public' }, 'ada')),
    );
    expect((await groupsOf()).toSorted()).toEqual(['one', 'surveys', 'three', 'two']);
  });

  it.each([
    [{ id: 'none' }, 404],
    [{ object: 'none' }, 404],
    [{ id: 'health-board' }, 409],
  ])('%j is refused', async (wrong, expected) => {
    const { catalogue, groupsOf } = await openWithGroups(open);
    for (const action of ['member_create', 'member_delete']) {
      const capacity = action === 'member_create' ? { capacity: 'public' } : {};
      const { status } = await catalogue.post(action, { ...births, ...capacity, ...wrong });
      expect([action, status]).toEqual([action, expected]);
    }
    expect(await groupsOf()).toEqual(['surveys']);
  });

  it('are changed by who edits the dataset alone', async () => {
    const { catalogue, groupsOf } = await openWithGroups(open);
    const given = { ...births, capacity: 'public' };
    expect((await catalogue.post('member_create', given, 'eve')).status).toBe(403);
    expect((await catalogue.post('member_create', given, '')).status).toBe(403);
    expect(await groupsOf()).toEqual(['surveys']);
  });

  it('are listed, those that everybody may see', async () => {
    const { catalogue } = await openWithGroups(open);
    await createDataset(catalogue, { name: 'deaths', groups: [{ name: 'surveys' }] });
    await createDataset(catalogue, { name: 'plans', private: true, groups: [{ name: 'surveys' }] });
    const names = async (query: Record<string, string>) =>
      (await catalogue.get('group_package_show', query)).result.map(({ name }: { name: string }) => name);
    expect(await names({ id: 'surveys' })).toEqual(['deaths', 'births']);
    expect(await names({ id: 'surveys', limit: '1' })).toEqual(['deaths']);
    expect(await names({ id: 'children' })).toEqual([]);
    for (const id of ['none', 'health-board']) {
      expect((await catalogue.get('group_package_show', { id })).status).toBe(404);
    }
  });
});
