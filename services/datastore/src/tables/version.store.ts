import type { Sql } from '@gazetteer/kernel';
import { type DatastoreTables, editOperations, type TableVersion } from '../datastore-tables.ts';

type Store = Sql<DatastoreTables>;

/** One version of a table by its number. */
export function findVersion(
  sql: Store,
  resourceId: string,
  number: number,
): Promise<TableVersion | undefined> {
  return sql.query
    .selectFrom('datastore_versions')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** One version by its id. */
export function readVersion(sql: Store, id: string): Promise<TableVersion | undefined> {
  return sql.query.selectFrom('datastore_versions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** A page of a table's versions, newest first. */
export function pageVersions(
  sql: Store,
  resourceId: string,
  page: { limit: number; offset: number },
): Promise<Omit<TableVersion, 'summary' | 'columns'>[]> {
  return sql.query
    .selectFrom('datastore_versions')
    .select(['id', 'resource_id', 'number', 'object_key', 'byte_size', 'row_count', 'next_row_id'])
    .select(['dense_ids', 'created_at', 'operation', 'made_by'])
    .where('resource_id', '=', resourceId)
    .orderBy('number', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** How many versions a table had so far; they are numbered without a gap. */
export async function countVersions(sql: Store, resourceId: string): Promise<number> {
  const row = await sql.query
    .selectFrom('datastore_versions')
    .select((select) => select.fn.max<number | null>('number').as('latest'))
    .where('resource_id', '=', resourceId)
    .executeTakeFirst();
  return row?.latest ?? 0;
}

/** The versions that were made at and after a time, of all tables, the earliest first. */
export function listVersionsSince(
  sql: Store,
  time: string,
  limit: number,
): Promise<Pick<TableVersion, 'id' | 'resource_id' | 'created_at'>[]> {
  return sql.query
    .selectFrom('datastore_versions')
    .select(['id', 'resource_id', 'created_at'])
    .where('created_at', '>=', time)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The edits of a table whose rows are kept, newest first; versions that brought a whole table are none. */
export function listKeptEdits(
  sql: Store,
  resourceId: string,
): Promise<{ id: string; object_key: string | null; created_at: string }[]> {
  return sql.query
    .selectFrom('datastore_versions')
    .select(['id', 'object_key', 'created_at'])
    .where('resource_id', '=', resourceId)
    .where('object_key', 'is not', null)
    .where('operation', 'in', editOperations)
    .orderBy('number', 'desc')
    .execute();
}

/** The latest versions of a table before one whose rows are kept, newest first. */
export function listKeptVersions(
  sql: Store,
  resourceId: string,
  before: number,
  limit: number,
): Promise<Pick<TableVersion, 'id' | 'resource_id' | 'number' | 'object_key'>[]> {
  return sql.query
    .selectFrom('datastore_versions')
    .select(['id', 'resource_id', 'number', 'object_key'])
    .where('resource_id', '=', resourceId)
    .where('object_key', 'is not', null)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** A version whose rows are kept, and the version that readers of its table see. */
export type StoredVersion = Pick<TableVersion, 'id' | 'resource_id' | 'number' | 'object_key'> & {
  current_id: string | null;
};

/** A page of all versions whose rows are kept, by id, those after an id. */
export function pageStoredVersions(sql: Store, after: string, limit: number): Promise<StoredVersion[]> {
  return sql.query
    .selectFrom('datastore_versions as version')
    .leftJoin('datastore_tables as table', 'table.resource_id', 'version.resource_id')
    .select(['version.id', 'version.resource_id', 'version.number', 'version.object_key'])
    .select('table.version_id as current_id')
    .where('version.object_key', 'is not', null)
    .where('version.id', '>', after)
    .orderBy('version.id')
    .limit(limit)
    .execute();
}

/** Those of the versions whose rows are kept. */
export async function whichAreStored(sql: Store, versionIds: readonly string[]): Promise<string[]> {
  if (versionIds.length === 0) return [];
  const rows = await sql.query
    .selectFrom('datastore_versions')
    .select('id')
    .where('id', 'in', versionIds)
    .where('object_key', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes that the files of these versions are gone; the versions stay listed. */
export async function forgetObjects(sql: Store, versionIds: string[]): Promise<void> {
  if (versionIds.length === 0) return;
  await sql.query
    .updateTable('datastore_versions')
    .set({ object_key: null })
    .where('id', 'in', versionIds)
    .execute();
}
