import { describeStores, person } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, directoryOf, openCatalogue } from '../catalogue.fixture.ts';

describeStores('two people at once', (open) => {
  it('lose nothing: the second is told who changed what', async () => {
    const catalogue = await openCatalogue(open);
    const { id, metadata_modified } = await createDataset(catalogue);
    const seen = { id, if_revision: metadata_modified };
    const first = { ...seen, title: 'Live births', tags: [{ name: 'birth' }] };
    expect((await catalogue.post('package_patch', first, 'ada')).status).toBe(200);
    for (const [action, change] of [
      ['package_patch', { notes: 'By district' }],
      ['package_update', { title: 'Births by district' }],
      ['dataset_restore_version', { version: 1 }],
    ] as const) {
      const { status, error } = await catalogue.post(action, { ...seen, ...change });
      expect({ action, status }).toEqual({ action, status: 409 });
      expect(error.if_revision[0]).toContain('Ada changed title, tags');
      expect(error.info.changed_by).toEqual([{ id: 'ada', name: 'Ada' }]);
      expect(error.info.changes).toContainEqual({ path: ['title'], before: 'Births', after: 'Live births' });
      const { result } = await catalogue.get('package_show', { id });
      expect(result).toMatchObject({ title: 'Live births', notes: null });
      expect(error.info.revision).toBe(result.metadata_modified);
      expect(result).not.toHaveProperty('if_revision');
    }
    const { result: latest } = await catalogue.get('package_show', { id });
    const again = { id, if_revision: latest.metadata_modified, notes: 'By district' };
    const { result } = await catalogue.post('package_patch', again);
    expect(result).toMatchObject({ title: 'Live births', notes: 'By district' });
  });

  it('who both send their change at the same time are told so, too: one of them goes through', async () => {
    const catalogue = await openCatalogue(open);
    const { id, metadata_modified } = await createDataset(catalogue);
    const changes = ['One', 'Two', 'Three'].map((title) =>
      catalogue.post('package_patch', { id, if_revision: metadata_modified, title }, 'ada'),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('are not told of what they did to files and tables themselves, which their change leaves alone', async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    const directory = directoryOf(catalogue, sql);
    const { id, metadata_modified } = await createDataset(catalogue, { state: 'draft' });
    const seen = { id, if_revision: metadata_modified };
    const ada = person('ada');
    // Rows are put into the draft and measured while its description is being written.
    const table = await directory.create(ada, { package_id: id, name: 'By district' });
    await directory.setTable(ada, table.id, { measures: 1, keyColumns: ['district'], columns: [] });
    const { status } = await catalogue.post('package_patch', { ...seen, notes: 'By district' }, 'ada');
    expect(status).toBe(200);
    expect((await catalogue.post('package_patch', { ...seen, title: 'Others' })).status).toBe(409);
    const described = (await catalogue.get('package_show', { id }, 'ada')).result;
    expect(described).toMatchObject({ notes: 'By district', resources: [{ name: 'By district' }] });
    const again = { id, if_revision: described.metadata_modified };
    await directory.setTable(ada, table.id, { measures: 2, keyColumns: ['district'], columns: [] });
    expect((await catalogue.post('package_patch', { ...again, resources: [] }, 'ada')).status).toBe(409);
    expect((await catalogue.post('dataset_publish', again, 'ada')).status).toBe(200);
  });

  it('are not asked what they have seen unless they say it', async () => {
    const catalogue = await openCatalogue(open);
    const dataset = await createDataset(catalogue);
    await catalogue.post('package_patch', { id: dataset.id, title: 'Live births' }, 'ada');
    expect((await catalogue.post('package_update', { ...dataset, notes: 'By district' }, 'ada')).status).toBe(
      200,
    );
  });
});
