import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';
import { emptyBin } from './bin.ts';
import { processAt } from './publishing.fixture.ts';

type Deleted = { name: string; deleted_by: string | null; restorable_until: string };

describeStores('the bin', (open) => {
  it('has what was deleted, for those who edit it, and gives it back as it was', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue, { name: 'plans', state: 'draft' });
    await createDataset(catalogue);
    for (const id of ['plans', 'births']) await catalogue.post('package_delete', { id }, 'ada');
    const bin = async (as: string, query: Record<string, string> = {}) =>
      (await catalogue.get('dataset_bin_list', query, as)).result as Deleted[];
    const listed = await bin('ada');
    expect(listed.map(({ name, deleted_by }) => [name, deleted_by])).toEqual([
      ['births', 'ada'],
      ['plans', 'ada'],
    ]);
    expect(listed[0]?.restorable_until.slice(0, 10)).toBe('2026-01-31');
    expect(await bin('ada', { limit: '1', offset: '1', organization: 'health-board' })).toEqual(
      listed.slice(1),
    );
    expect(await bin('administrator')).toEqual(listed);
    for (const as of ['', 'mo']) {
      expect(await bin(as)).toEqual([]);
      expect((await catalogue.post('dataset_restore', { id: 'births' }, as)).status).toBe(403);
    }
    expect((await catalogue.get('dataset_bin_list', { organization: 'none' }, 'ada')).status).toBe(404);
    for (const [id, state] of [
      ['plans', 'draft'],
      ['births', 'active'],
    ] as const) {
      expect((await catalogue.post('dataset_publish', { id }, 'ada')).status).toBe(409);
      expect((await catalogue.post('dataset_restore', { id }, 'ada')).result.state).toBe(state);
      expect((await catalogue.post('dataset_restore', { id }, 'ada')).error.id).toEqual([
        'It is not in the bin',
      ]);
    }
    expect(await bin('ada')).toEqual([]);
    expect((await catalogue.server.inject('/dataset/births.jsonld')).statusCode).toBe(200);
  });

  it('gives back a draft where somebody else has to look first', async () => {
    const catalogue = await openCatalogue(open);
    await createDataset(catalogue);
    await catalogue.post('organization_patch', { id: 'health-board', requires_review: true });
    await catalogue.post('package_delete', { id: 'births' }, 'ada');
    expect((await catalogue.post('dataset_restore', { id: 'births' }, 'ada')).result.state).toBe('draft');
  });

  it('is emptied of what has lain in it for 30 days, with tables and history', async () => {
    const sql = await open();
    const catalogue = await openCatalogue(async () => sql);
    const { id, resources } = await createDataset(catalogue, { resources: [{ name: 'Births' }] });
    await createDataset(catalogue, { name: 'plans' });
    await catalogue.post('package_delete', { id }, 'ada');
    expect(await emptyBin(processAt(catalogue, sql, '2026-01-30T00:00:00Z'))).toBe(0);
    const processes = [1, 2].map(() => processAt(catalogue, sql, '2026-02-01T00:00:00Z'));
    expect((await Promise.all(processes.map(emptyBin))).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect((await catalogue.get('package_show', { id }, 'ada')).status).toBe(404);
    expect(catalogue.dropped).toEqual([resources[0].id]);
    expect((await catalogue.server.inject('/dataset/births.jsonld')).statusCode).toBe(410);
    expect((await catalogue.get('package_show', { id: 'plans' })).status).toBe(200);
  });
});
