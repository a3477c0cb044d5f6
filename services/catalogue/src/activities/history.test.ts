import { anonymous } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, directoryOf, openCatalogue, type TestCatalogue } from '../catalogue.fixture.ts';

type Entry = {
  version: number;
  kind: string;
  user_id: string | null;
  user_name: string | null;
  changes: { path: string[]; before: unknown; after: unknown }[];
};

async function historyOf(catalogue: TestCatalogue, as: string, page: object = {}): Promise<Entry[]> {
  const { result, error } = await catalogue.post('dataset_history', { id: 'births', ...page }, as);
  if (error) throw new Error(JSON.stringify(error));
  return result.entries as Entry[];
}
const kindsOf = (entries: Entry[]) => entries.map(({ kind }) => kind);
const pathsOf = (entry: Entry | undefined) => entry?.changes.map(({ path }) => path.join('.'));

describeStores('the history of a dataset', (open) => {
  it('tells of every way to change it, who did it and each field', async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    const { id } = await createDataset(catalogue, { extras: [{ key: 'round', value: '4' }] });
    const link = { package_id: id, name: 'Births', url: 'https://example.org/births' };
    const { result: one } = await catalogue.post('resource_create', link, 'ada');
    const { result: two } = await catalogue.post('resource_create', { ...link, name: 'Notes' }, 'ada');
    const extras = [{ key: 'round', value: '5' }];
    const steps: [string, object][] = [
      ['package_patch', { id, notes: 'By district', extras, tags: [{ name: 'birth' }] }],
      ['package_revise', { match: { id }, update: { title: 'Live births' } }],
      ['resource_patch', { id: one.id, description: 'All of them' }],
      ['package_resource_reorder', { id, order: [two.id] }],
      ['resource_delete', { id: two.id }],
      ['bulk_update_private', { org_id: 'health-board', datasets: [id] }],
      ['package_delete', { id }],
      ['package_patch', { id, state: 'active' }],
      ['bulk_update_public', { org_id: 'health-board', datasets: [id] }],
      ['package_update', { id, title: 'Births', notes: 'By district', extras, tags: [{ name: 'birth' }] }],
    ];
    for (const [action, input] of steps) {
      expect({ action, status: (await catalogue.post(action, input, 'ada')).status }).toEqual({
        action,
        status: 200,
      });
    }
    await directoryOf(catalogue, sql).setTable(anonymous, one.id, {
      measures: 1,
      keyColumns: [],
      columns: [],
    });
    const entries = (await historyOf(catalogue, 'ada')).toReversed();
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 1));
    expect(kindsOf(entries)).toEqual([
      'created',
      ...Array<string>(7).fill('changed'),
      'withdrawn',
      'deleted',
      'restored',
      'published',
      'changed',
      'changed',
    ]);
    const [created, added, , patched, revised, described, ordered, removed] = entries;
    expect(created).toMatchObject({ user_id: 'ada', user_name: 'Ada', changes: [] });
    expect(pathsOf(added)).toEqual([`resources.${one.id}`]);
    expect(patched?.changes).toEqual([
      { path: ['notes'], before: null, after: 'By district' },
      { path: ['tags', 'birth'], before: null, after: expect.objectContaining({ name: 'birth' }) },
      { path: ['extras', 'round', 'value'], before: '4', after: '5' },
    ]);
    expect(pathsOf(revised)).toEqual(['title']);
    expect(pathsOf(described)).toEqual([`resources.${one.id}.description`]);
    expect(pathsOf(ordered)).toEqual(['resources.order']);
    expect(removed?.changes).toEqual([
      { path: ['resources', two.id], before: expect.objectContaining({ name: 'Notes' }), after: null },
    ]);
    expect(entries.at(-1)).toMatchObject({ user_id: null });
    expect(pathsOf(entries.at(-1))).toContain(`resources.${one.id}.datastore_active`);
  });

  it('does not grow where nothing changes', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { resources: [{ name: 'Births', url: 'https://example.org/births' }] });
    const { result: shown } = await catalogue.get('package_show', { id: 'births' });
    await catalogue.post('package_update', shown, 'ada');
    await catalogue.post('package_patch', { id: 'births', title: 'Births' }, 'ada');
    await catalogue.post('resource_update', shown.resources[0], 'ada');
    expect((await catalogue.post('package_patch', { id: 'births', name: 'No name' }, 'ada')).status).toBe(
      409,
    );
    expect(kindsOf(await historyOf(catalogue, 'ada'))).toEqual(['created']);
  });

  it('comes in pages, and shows nobody what they could not see', async () => {
    const catalogue = await openCatalogue(open);
    const { id } = await createDataset(catalogue, { title: 'Working title', state: 'draft' });
    await catalogue.post('package_patch', { id, title: 'Births', state: 'active' }, 'ada');
    await catalogue.post('package_patch', { id, notes: 'By district' }, 'ada');
    const all = await historyOf(catalogue, 'ada');
    expect(await historyOf(catalogue, 'ada', { limit: 1, offset: 1 })).toEqual(all.slice(1, 2));
    const shown = await historyOf(catalogue, '');
    expect(shown.map(({ version, user_id, user_name }) => [version, user_id, user_name])).toEqual([
      [3, null, null],
      [2, null, null],
    ]);
    expect(shown.map(pathsOf)).toEqual([['notes'], []]);
    await createDataset(catalogue, { name: 'plans', state: 'draft' });
    for (const as of ['', 'mo']) {
      expect((await catalogue.post('dataset_history', { id: 'plans' }, as)).status).toBe(403);
    }
  });

  it('tells of a deleted dataset that it lost its name, and who took it', async () => {
    const catalogue = await openCatalogue(open);
    const { id } = await createDataset(catalogue);
    await catalogue.post('package_delete', { id }, 'ada');
    await createDataset(catalogue);
    const { result } = await catalogue.post('dataset_history', { id }, 'ada');
    expect(result.entries[0]).toMatchObject({
      kind: 'changed',
      user_id: 'ada',
      changes: [{ path: ['name'] }],
    });
  });
});

describeStores('a former version of a dataset', (open) => {
  it('comes back as a new change, without touching tables, names or who may see it', async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    const link = (name: string) => ({ name, url: `https://example.org/${name}` });
    const { id, resources } = await createDataset(catalogue, {
      notes: 'By district',
      resources: [link('kept'), link('removed'), { name: 'table', url_type: 'datastore' }],
    });
    const [kept, removed, table] = resources;
    const outline = { measures: 1, keyColumns: [], columns: [] };
    await directoryOf(catalogue, sql).setTable(anonymous, table.id, outline);
    await catalogue.post('resource_patch', { id: kept.id, description: 'Wrong' }, 'ada');
    for (const { id: gone } of [removed, table]) await catalogue.post('resource_delete', { id: gone }, 'ada');
    await catalogue.post('resource_create', { package_id: id, ...link('added') }, 'ada');
    const patch = { id, name: 'live-births', notes: 'Wrong', private: true, licence_note: 'Wrong' };
    await catalogue.post('package_patch', patch, 'ada');
    const input = { id, version: 2 };
    expect((await catalogue.post('dataset_restore_version', input, 'mo')).status).toBe(403);
    expect((await catalogue.post('dataset_restore_version', { id, version: 99 }, 'ada')).status).toBe(404);
    const { result } = await catalogue.post('dataset_restore_version', input, 'ada');
    expect(result.left_out).toEqual([{ id: table.id, name: 'table' }]);
    expect(result.package).toMatchObject({ name: 'live-births', notes: 'By district', private: true });
    expect(result.package).not.toHaveProperty('licence_note');
    type Named = { name: string; description: string; sku: string };
    expect(result.package.resources.map(({ name, description }: Named) => [name, description])).toEqual([
      ['kept', ''],
      ['removed', ''],
      ['added', ''],
    ]);
    expect(result.package.resources[1].sku).toBe(removed.sku);
    const { result: history } = await catalogue.post('dataset_history', { id, limit: 1 }, 'ada');
    expect(history.entries[0]).toMatchObject({ kind: 'changed', user_id: 'ada' });
  });
});
