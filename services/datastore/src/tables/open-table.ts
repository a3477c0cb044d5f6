import { ApplicationError, type Caller, notFound, StoreFailure } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { TableVersion } from '../datastore-tables.ts';
import { isMissing } from '../objects/check-object.ts';
import { type Column, typeOfStored } from './column.ts';
import { damageOf, requireWhole } from './damaged-table.ts';
import { lookFirst } from './first-look.ts';
import { withinLimits } from './query-failure.ts';
import { requireReadable, tableNotFound } from './table-access.ts';
import { findTable, type StoredTable } from './table.store.ts';
import { findVersion, readVersion } from './version.store.ts';

/** A table as one reader sees it: one version, its file at hand. */
export type OpenTable = {
  resourceId: string;
  versionId: string;
  versionNumber: number;
  /** Parquet file on this machine. Its first column is `_id`, its rows are in the order of `_id`. */
  path: string;
  byteSize: number;
  rowCount: number;
  /** True where `_id` runs 1, 2, 3 … without a gap. */
  denseIds: boolean;
  /** Without `_id`. */
  columns: Column[];
  primaryKey: string[];
};

/**
 * Opens a table for reading by resource id or alias: as it is now, or as it was at a version.
 * @throws notFound when there is none, or when it belongs to a private dataset that the caller may not see;
 * gone for a version whose rows are no longer kept
 */
export async function openTable(
  context: DatastoreContext,
  caller: Caller,
  name: string,
  version?: number,
): Promise<OpenTable> {
  const table = await findTable(context.sql, name);
  if (!table) throw tableNotFound(name);
  await requireReadable(context, caller, table.resourceId, name);
  return whileTableStands(context, table, async () =>
    openStored(context, version === undefined ? table : await tableAtVersion(context, table, version)),
  );
}

/** Opens a table whose reader has been checked, or that nobody reads. */
export async function openStored(context: DatastoreContext, table: StoredTable): Promise<OpenTable> {
  const { version } = table;
  return {
    resourceId: table.resourceId,
    versionId: version.id,
    versionNumber: version.number,
    path: await versionFile(context, version),
    byteSize: version.byte_size,
    rowCount: version.row_count,
    denseIds: version.dense_ids === 1,
    columns: table.columns,
    primaryKey: table.primaryKey,
  };
}

/**
 * A table as it was at one of its versions, with the columns of that time.
 * @throws not_found for a number it never had; gone when the rows of that version are no longer kept
 */
export async function tableAtVersion(
  context: DatastoreContext,
  table: StoredTable,
  number: number,
): Promise<StoredTable> {
  if (number === table.version.number) return table;
  const version = await findVersion(context.sql, table.resourceId, number);
  if (!version) throw notFound(`The table has no version ${number}`);
  const columns = version.columns
    ? (JSON.parse(version.columns) as Column[])
    : await columnsOfFile(context, version, table.columns);
  const names = new Set(columns.map(({ id }) => id));
  const primaryKey = table.primaryKey.every((name) => names.has(name)) ? table.primaryKey : [];
  return { resourceId: table.resourceId, primaryKey, version, columns };
}

/** For versions older than the list of their columns: names and types from the file, the rest from today's dictionary. */
async function columnsOfFile(
  context: DatastoreContext,
  version: TableVersion,
  today: readonly Column[],
): Promise<Column[]> {
  const tables = [{ name: 'version', path: await versionFile(context, version) }];
  const sql = 'select column_name, column_type from (describe version)';
  const { rows } = await withinLimits(context.workers.run({ tables, sql }));
  return rows
    .map(([name, type]) => ({ id: String(name), type: typeOfStored(String(type)) }))
    .filter(({ id }) => id !== '_id')
    .map(({ id, type }) => ({ id, type, info: today.find((column) => column.id === id)?.info ?? {} }));
}

/**
 * The path on this machine of the Parquet file with a version's rows.
 * @throws gone when its rows are no longer kept; damaged when they should be and are not
 */
export async function versionFile(context: DatastoreContext, version: TableVersion): Promise<string> {
  if (!version.object_key) throw versionGone(version.number);
  const path = await localFile(context, version, version.object_key);
  await lookFirst(context, version, path);
  return path;
}

/**
 * The same for what the next version is built on: compared with its digest each time, not only when it is first opened.
 * @throws gone, damaged; StoreFailure where the object store is away
 */
export async function wholeVersionFile(context: DatastoreContext, version: TableVersion): Promise<string> {
  if (!version.object_key) throw versionGone(version.number);
  await requireWhole(context, version);
  return localFile(context, version, version.object_key);
}

async function localFile(context: DatastoreContext, version: TableVersion, key: string): Promise<string> {
  try {
    return await context.objects.localPath(key);
  } catch (error) {
    // Whoever removes a table takes its file away under those who read it.
    const stands = isMissing(error) && (await readVersion(context.sql, version.id))?.object_key;
    throw stands ? ((await damageOf(context, version)) ?? error) : error;
  }
}

/** 410: the version was there and is still listed, its rows were removed to make room. */
function versionGone(number: number): ApplicationError {
  return new ApplicationError(
    'gone',
    410,
    `The rows of version ${number} are no longer kept: of small edits only the latest stay. The list of versions names those that can be read`,
  );
}

/**
 * Runs work on a table as it was found. Whoever removes a table does not wait for those who read or change it, and
 * takes the file away under them; and a file that is damaged cannot be read.
 * @throws not_found or damaged when that is why the work failed, else what the work throws
 */
export async function whileTableStands<Result>(
  context: DatastoreContext,
  found: { resourceId: string; versionId?: string } | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const lacksFile = error instanceof StoreFailure && error.fault === 'missing';
    if (!found || (error instanceof ApplicationError && !lacksFile)) throw error;
    const table = await findTable(context.sql, found.resourceId);
    if (!table) throw tableNotFound(found.resourceId);
    const version = found.versionId ? await readVersion(context.sql, found.versionId) : table.version;
    throw (version && (await damageOf(context, version))) ?? error;
  }
}
