import { migrate } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openCatalogue } from '../catalogue.fixture.ts';
import { catalogueMigrations } from '../catalogue-service.ts';
import type { DatasetsTable } from './catalogue-tables.ts';

const before = catalogueMigrations.findIndex(({ name }) => name === 'catalogue/0022-listed');

/** The resource of each dataset as it was stored before, and whether visitors find the dataset from now on. */
const datasets = {
  link: [
    { url: 'https://example.org/a.csv', url_type: null, datastore_active: false, idp_ready: false },
    true,
  ],
  table: [
    { url: '/datastore/dump/r', url_type: 'datastore', datastore_active: true, idp_ready: false },
    true,
  ],
  'said-to-be-ready': [{ url: '', url_type: null, datastore_active: false, idp_ready: true }, true],
  'no-table-yet': [
    { url: '/datastore/dump/r', url_type: 'datastore', datastore_active: false, idp_ready: false },
    false,
  ],
} as const;

describeStores('the datasets of an installation from before', (_open, openNew) => {
  it('are listed as far as visitors can use them, and found by the search that is made anew', async () => {
    const sql = await openNew();
    await migrate(sql, catalogueMigrations.slice(0, before));
    const former = sql.as<{
      catalogue_datasets: Omit<DatasetsTable, 'listed'>;
      search_state: { version: number; stale: number };
    }>();
    for (const [name, [resource]] of Object.entries(datasets)) {
      const told = { id: name, name, title: name, owner_org: null, creator_user_id: null };
      const times = { metadata_created: '2024-01-01T00:00:00', metadata_modified: '2025-01-01T00:00:00' };
      const document = JSON.stringify({
        ...told,
        ...times,
        state: 'active',
        private: false,
        groups: [],
        tags: [],
        extras: [],
        sector: [],
        similar_datasets: [],
        resources: [
          { id: `r-${name}`, name: 'Births', sku: `s-${name}`, tags: [], key_columns: [], ...resource },
        ],
      });
      await former.query
        .insertInto('catalogue_datasets')
        .values({ ...told, ...times, title_translated: null, private: 0, state: 'active', document })
        .execute();
    }
    // The index knew them.
    await former.query.updateTable('search_state').set({ version: 7 }).execute();
    const catalogue = await openCatalogue(async () => sql);
    const listed = Object.entries(datasets).flatMap(([name, [, isListed]]) => (isListed ? [name] : []));
    await expect
      .poll(async () => {
        const { result } = await catalogue.get('package_search', { fq: 'idp_ready:true', sort: 'name asc' });
        return result.results.map(({ name }: { name: string }) => name);
      })
      .toEqual(listed.toSorted());
    const { body } = await catalogue.server.inject('/sitemap-1.xml');
    expect(listed.filter((name) => !body.includes(`/p/${name}<`))).toEqual([]);
    expect(body).not.toContain('no-table-yet');
    const { result } = await catalogue.get('package_show', { id: 'link' });
    expect(result.resources[0]).toMatchObject({ idp_ready: true, held_back: false });
  });
});
