import type { Migration } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { DatasetDocument } from './dataset-document.ts';
import { isListed, readinessOf } from './listing.ts';

export const listingMigrations: readonly Migration[] = [{ name: 'catalogue/0022-listed', up: listDatasets }];

const DATASETS_AT_A_TIME = 200;

/**
 * Says of each resource whether visitors find it, which only some ways of publishing had said, and of each dataset
 * whether it is listed. The search index is made anew from that at the next start.
 */
async function listDatasets(
  query: Kysely<CatalogueTables & { search_state: { version: number; stale: number } }>,
  dialect: 'sqlite' | 'postgres',
): Promise<void> {
  // PostgreSQL alters no table whose rows still have checks to come from an earlier step of the same upgrade.
  if (dialect === 'postgres') await rawSql`set constraints all immediate`.execute(query);
  await query.schema
    .alterTable('catalogue_datasets')
    .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (let after = ''; ; ) {
    const rows = await query
      .selectFrom('catalogue_datasets')
      .select(['id', 'document'])
      .where('id', '>', after)
      .where('document', 'like', '%"resources":%')
      .orderBy('id')
      .limit(DATASETS_AT_A_TIME)
      .execute();
    for (const { id, document } of rows) {
      const dataset = withReadiness(JSON.parse(document) as DatasetDocument);
      const changed = { document: JSON.stringify(dataset), listed: isListed(dataset) ? 1 : 0 };
      await query.updateTable('catalogue_datasets').set(changed).where('id', '=', id).execute();
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  await query.updateTable('search_state').set({ stale: 1 }).where('version', '>', 0).execute();
}

/** Nobody could say before that a resource is held back: one that was not ready had not been asked about. */
function withReadiness(dataset: DatasetDocument): DatasetDocument {
  const resources = dataset.resources.map((resource) => {
    const wish = { idp_ready: resource.idp_ready || undefined };
    return { ...resource, ...readinessOf(wish, resource, undefined) };
  });
  return { ...dataset, resources };
}
