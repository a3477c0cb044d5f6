import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';

/** So many of each kind are asked for: what takes seconds goes into every backup. */
const MOST = 100;
/** What is larger is not read once more. */
export const LARGEST_BYTES = 20_000_000;

/** Rows out of all of a kind, at equal distances in the order of their ids. */
export type Spread<Row> = { rows: Row[]; of: number };

export type SampledDataset = {
  id: string;
  name: string;
  title: string;
  title_translated: string | null;
  private: number;
};
export type SampledFile = { id: string; filename: string };
export type SampledAccount = { id: string; project_id: string };
export type SampledProject = { id: string; name: string };

/** Datasets that are neither drafts nor deleted. */
export function sampleDatasets(sql: Sql): Promise<Spread<SampledDataset>> {
  return spread(
    sql,
    rawSql`select id, name, title, title_translated, private from catalogue_datasets where state = 'active'`,
  );
}

/** Tables of resources, but for the largest. */
export function sampleTables(sql: Sql): Promise<Spread<{ id: string }>> {
  return spread(
    sql,
    rawSql`select catalogue_resources.id from datastore_tables
      join datastore_versions on datastore_versions.id = datastore_tables.version_id
      join catalogue_resources on catalogue_resources.id = datastore_tables.resource_id
      where datastore_versions.byte_size <= ${rawSql.lit(LARGEST_BYTES)}`,
  );
}

/** Uploaded files of resources, but for the largest. */
export function sampleFiles(sql: Sql): Promise<Spread<SampledFile>> {
  return spread(
    sql,
    rawSql`select catalogue_resources.id, filename from datastore_uploads
      join catalogue_resources on catalogue_resources.id = datastore_uploads.resource_id
      where byte_size <= ${rawSql.lit(LARGEST_BYTES)}`,
  );
}

/** Accounts of all projects. */
export function sampleAccounts(sql: Sql): Promise<Spread<SampledAccount>> {
  return spread(sql, rawSql`select id, project_id from identity_identities`);
}

/** Projects that are not halted. */
export function sampleProjects(sql: Sql): Promise<Spread<SampledProject>> {
  return spread(sql, rawSql`select id, name from identity_projects where state = 'running'`);
}

/** The key of the file that is uploaded for a resource. */
export async function objectOfUpload(sql: Sql, resource: string): Promise<string | undefined> {
  const { rows } = await rawSql<{ object_key: string }>`
    select object_key from datastore_uploads where resource_id = ${resource}`.execute(sql.query);
  return rows[0]?.object_key;
}

async function spread<Row>(sql: Sql, selected: RawBuilder<unknown>): Promise<Spread<Row>> {
  const counted = await rawSql<{ n: number }>`select count(*) as n from (${selected}) as selected`.execute(
    sql.query,
  );
  const of = counted.rows[0]?.n ?? 0;
  const step = Math.max(1, Math.ceil(of / MOST));
  const { rows } = await rawSql<Row>`
    select * from (
      select selected.*, row_number() over (order by id) - 1 as ordinal_of_row from (${selected}) as selected
    ) as numbered
    where ordinal_of_row % ${rawSql.lit(step)} = 0 order by ordinal_of_row`.execute(sql.query);
  return { rows, of };
}

/**
 * Runs `work`, after whose failure the transaction under way can go on: PostgreSQL would refuse everything else in it. To be called
 * in a transaction or a snapshot.
 */
export async function withinSavepoint<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  await rawSql`savepoint question`.execute(sql.query);
  try {
    return await work();
  } catch (error) {
    await rawSql`rollback to savepoint question`.execute(sql.query);
    throw error;
  } finally {
    await rawSql`release savepoint question`.execute(sql.query);
  }
}
