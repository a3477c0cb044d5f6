import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { createSearchIndex } from '../search/search-index.ts';
import { rebuildStaleIndex } from './rebuild-index.ts';

describeStores('a search index of an earlier release', (open) => {
  it('is made anew, with the columns of the tables', async () => {
    const sql = await open();
    const test = await openCatalogue(async () => sql);
    const { resources } = await createDataset(test, { resources: [{ name: 'Registers' }] });
    await createDataset(test, { name: 'deaths', title: 'Deaths' });
    const column = {
      name: 'live_births',
      type: 'int',
      label: null,
      notes: 'Registered',
      unit: null,
      role: null,
      // Known of each column, but kept by nobody here.
      scale: 'ratio',
      additivity: 'additive',
      statistics: { distinct: 3 },
    };
    const table = { columns: [column], primaryKey: [], rows: 1, bytes: 1, version: 1, changed: '2025-01-01' };
    const catalogue = {
      sql: sql.as<CatalogueTables>(),
      tables: {
        describe: async (ids: readonly string[]) => new Map(ids.map((id) => [id, table])),
        drop: async () => {},
      },
      index: createSearchIndex(sql),
      publicUrl: PUBLIC_URL,
    };
    const nothing = { count: 0, failures: [] };
    const rebuild = () => rebuildStaleIndex(catalogue, new AbortController().signal);
    const columns = async () => (await test.get('column_search', { q: 'births' })).result.results;
    expect(await rebuild()).toEqual(nothing);

    const id: string = resources[0].id;
    await test.post('resource_patch', { id, datastore_active: true }, 'ada');
    await rawSql`update catalogue_datasets set document = replace(document, '"datastore_active":false', '"datastore_active":true')`.execute(
      sql.query,
    );
    await rawSql`update search_state set stale = 1`.execute(sql.query);
    await rawSql`delete from search_text`.execute(sql.query);
    expect((await test.get('package_search', { q: 'text:deaths' })).result.count).toBe(0);
    const stopped = rebuildStaleIndex(catalogue, AbortSignal.abort(new Error('closing')));
    await expect(stopped).rejects.toThrow('closing');
    expect(await rebuild()).toEqual({ count: 2, failures: [] });
    expect((await test.get('package_search', { q: 'text:deaths' })).result.count).toBe(1);
    expect(await columns()).toMatchObject([{ name: 'live_births', dataset: { name: 'births' } }]);
    expect(await rebuild()).toEqual(nothing);
  });
});
