import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import type { DatasetTerm } from '../model/dataset-document.ts';

type Store = Sql<CatalogueTables>;
type Shared = { dataset_id: string; kind: DatasetTerm['kind'] };

/** A term may stand on every dataset; only so many of them are looked at. */
const DATASETS_A_TERM = 40;

/** Other datasets with these terms: one row for each term they share, for at most forty datasets a term. */
export async function findSharing(
  sql: Store,
  datasetId: string,
  terms: readonly DatasetTerm[],
): Promise<Shared[]> {
  if (terms.length === 0) return [];
  const lookups = terms.map(
    ({ kind, term }) => rawSql`select dataset_id, kind from (
      select dataset_id, kind from catalogue_dataset_terms
      where kind = ${kind} and term = ${term} and dataset_id <> ${datasetId} limit ${DATASETS_A_TERM}) as sharing`,
  );
  const { rows } = await rawSql<Shared>`${rawSql.join(lookups, rawSql` union all `)}`.execute(sql.query);
  return rows;
}

/** The names of those of these datasets that visitors find, by id. */
export async function listedNames(sql: Store, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.query
    .selectFrom('catalogue_datasets')
    .select(['id', 'name', 'state', 'private', 'listed'])
    .where('id', 'in', ids)
    .execute();
  // Not a condition of the query: SQLite would walk its index of all active datasets for it.
  const visible = rows.filter((row) => row.state === 'active' && row.private === 0 && row.listed === 1);
  return new Map(visible.map(({ id, name }) => [id, name]));
}
