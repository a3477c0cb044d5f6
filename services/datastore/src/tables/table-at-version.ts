import { notFound } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { TableVersion } from '../datastore-tables.ts';
import { typeOfStored } from './column-types.ts';
import type { Column } from './column.ts';
import { withinLimits } from './query-failure.ts';
import type { StoredTable } from './table.store.ts';
import { versionFile } from './version-file.ts';
import { findVersion } from './version.store.ts';

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
