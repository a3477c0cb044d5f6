import type { Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from '../model/catalogue-tables.ts';

/** How many datasets an organisation has, each counted once: by whether they are public, or else why not. */
export type DatasetCounts = { public: number; private: number; drafts: number; deleted: number };

/** Counts the datasets of an organisation. */
export async function countDatasets(sql: Sql<CatalogueTables>, organization: string): Promise<DatasetCounts> {
  const rows = await sql.query
    .selectFrom('catalogue_datasets')
    .select(({ fn }) => ['state', 'private', fn.countAll<number | string>().as('count')])
    .where('owner_org', '=', organization)
    .groupBy(['state', 'private'])
    .execute();
  const counts: DatasetCounts = { public: 0, private: 0, drafts: 0, deleted: 0 };
  for (const { state, private: isPrivate, count } of rows) {
    const kind =
      state === 'deleted' ? 'deleted' : state === 'draft' ? 'drafts' : isPrivate ? 'private' : 'public';
    counts[kind] += Number(count);
  }
  return counts;
}
