import type { Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from '../../model/catalogue-tables.ts';
import { type IndexState, searchDocumentsStore } from './search-documents.store.ts';
import type { SearchTables } from './search-tables.ts';

/** How the search index stands: whether it has to be made anew, and how many datasets nobody can find in it. */
export type IndexInspection = { state: IndexState; missing: number };

/** Compares the search index with the catalogue. Looks at every dataset, so it is not for each request. */
export async function inspectSearchIndex(sql: Sql): Promise<IndexInspection> {
  return { state: await searchDocumentsStore(sql).readState(), missing: await countMissing(sql) };
}

/** How many datasets of the catalogue the index lacks. Looks at every dataset. */
export async function countMissing(sql: Sql): Promise<number> {
  const { missing } = await sql
    .as<CatalogueTables & SearchTables>()
    .query.selectFrom('catalogue_datasets')
    .select(({ fn }) => fn.countAll<number>().as('missing'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('search_documents')
            .select('search_documents.ordinal')
            .whereRef('search_documents.id', '=', 'catalogue_datasets.id')
            .where('search_documents.removed', '=', 0),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return missing;
}
