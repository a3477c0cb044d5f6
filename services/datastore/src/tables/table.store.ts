import type { Sql } from '@gazetteer/kernel';
import type { DatastoreTables, TableVersion } from '../datastore-tables.ts';
import type { Column, ColumnInfo } from './column.ts';

/** A table with its current version and its dictionary, as the SQL store has them. */
export type StoredTable = {
  resourceId: string;
  primaryKey: string[];
  version: TableVersion;
  /** Without `_id`. */
  columns: Column[];
};

type Store = Sql<DatastoreTables>;

/** Finds a table by the id of its resource or by an alias. */
export async function findTable(sql: Store, name: string): Promise<StoredTable | undefined> {
  const table =
    (await readTable(sql, name)) ?? (await readTable(sql, (await resourceOfAlias(sql, name)) ?? ''));
  if (!table) return undefined;
  const columns = await sql.query
    .selectFrom('datastore_columns')
    .selectAll()
    .where('resource_id', '=', table.resource_id)
    .orderBy('position')
    .execute();
  const { primary_key, ...version } = table;
  return {
    resourceId: table.resource_id,
    primaryKey: JSON.parse(primary_key) as string[],
    version,
    columns: columns.map(readColumn),
  };
}

function readTable(sql: Store, resourceId: string) {
  return sql.query
    .selectFrom('datastore_tables')
    .innerJoin('datastore_versions', 'datastore_versions.id', 'datastore_tables.version_id')
    .selectAll('datastore_versions')
    .select('datastore_tables.primary_key')
    .where('datastore_tables.resource_id', '=', resourceId)
    .executeTakeFirst();
}

// Both stores bound the number of values in one statement.
const IDS_AT_A_TIME = 500;

/** The tables of these resources, in no order; resources without one are left out. */
export async function findTables(sql: Store, resourceIds: readonly string[]): Promise<StoredTable[]> {
  const found: StoredTable[] = [];
  for (let start = 0; start < resourceIds.length; start += IDS_AT_A_TIME) {
    found.push(...(await findSomeTables(sql, resourceIds.slice(start, start + IDS_AT_A_TIME))));
  }
  return found;
}

async function findSomeTables(sql: Store, resourceIds: readonly string[]): Promise<StoredTable[]> {
  const rows = await sql.query
    .selectFrom('datastore_tables')
    .innerJoin('datastore_versions', 'datastore_versions.id', 'datastore_tables.version_id')
    .selectAll('datastore_versions')
    .select('datastore_tables.primary_key')
    .where('datastore_tables.resource_id', 'in', resourceIds)
    .execute();
  const columns = await sql.query
    .selectFrom('datastore_columns')
    .selectAll()
    .where('resource_id', 'in', resourceIds)
    .orderBy('resource_id')
    .orderBy('position')
    .execute();
  const columnsOf = Map.groupBy(columns, ({ resource_id }) => resource_id);
  return rows.map(({ primary_key, ...version }) => ({
    resourceId: version.resource_id,
    primaryKey: JSON.parse(primary_key) as string[],
    version,
    columns: (columnsOf.get(version.resource_id) ?? []).map(readColumn),
  }));
}

function readColumn({ name, type, info }: { name: string; type: string; info: string }): Column {
  return { id: name, type, info: JSON.parse(info) as ColumnInfo };
}

/** The resource an alias stands for. */
export async function resourceOfAlias(sql: Store, alias: string): Promise<string | undefined> {
  const row = await sql.query
    .selectFrom('datastore_aliases')
    .select('resource_id')
    .where('alias', '=', alias)
    .executeTakeFirst();
  return row?.resource_id;
}

export async function listAliases(sql: Store, resourceId: string): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('datastore_aliases')
    .select('alias')
    .where('resource_id', '=', resourceId)
    .orderBy('alias')
    .execute();
  return rows.map((row) => row.alias);
}

/** The tables with the most rows, the longest first, whoever may read them. */
export async function listLargest(
  sql: Store,
  count: number,
): Promise<{ resource_id: string; row_count: number }[]> {
  return sql.query
    .selectFrom('datastore_tables')
    .innerJoin('datastore_versions', 'datastore_versions.id', 'datastore_tables.version_id')
    .select(['datastore_tables.resource_id', 'datastore_versions.row_count'])
    .orderBy('datastore_versions.row_count', 'desc')
    .orderBy('datastore_tables.resource_id')
    .limit(count)
    .execute();
}

/** Every table and every alias, in a stable order. */
export async function listNames(sql: Store): Promise<{ name: string; alias_of: string | null }[]> {
  const tables = await sql.query
    .selectFrom('datastore_tables')
    .select('resource_id')
    .orderBy('resource_id')
    .execute();
  const aliases = await sql.query.selectFrom('datastore_aliases').selectAll().orderBy('alias').execute();
  return [
    ...tables.map((table) => ({ name: table.resource_id, alias_of: null })),
    ...aliases.map((row) => ({ name: row.alias, alias_of: row.resource_id })),
  ];
}

/** The sum of all tables' current files, in bytes. */
export async function totalBytes(sql: Store): Promise<number> {
  const row = await sql.query
    .selectFrom('datastore_versions')
    .select((select) => select.fn.sum<number | string | null>('byte_size').as('total'))
    .where('object_key', 'is not', null)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

/**
 * Points readers at a new version.
 * @returns false, changing nothing, when the table is no longer at the version the change was made from
 */
export async function switchVersion(
  sql: Store,
  change: { version: TableVersion; from: string | undefined; primaryKey: string[]; columns: Column[] },
): Promise<boolean> {
  const { version, from } = change;
  const table = {
    version_id: version.id,
    primary_key: JSON.stringify(change.primaryKey),
    updated_at: version.created_at,
  };
  const switched =
    from === undefined
      ? await sql.query
          .insertInto('datastore_tables')
          .values({ ...table, resource_id: version.resource_id, created_at: version.created_at })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await sql.query
          .updateTable('datastore_tables')
          .set(table)
          .where('resource_id', '=', version.resource_id)
          .where('version_id', '=', from)
          .executeTakeFirst();
  const rows = 'numUpdatedRows' in switched ? switched.numUpdatedRows : switched.numInsertedOrUpdatedRows;
  if (rows !== 1n) return false;
  await sql.query.insertInto('datastore_versions').values(version).execute();
  await replaceColumns(sql, version.resource_id, change.columns);
  return true;
}

/** Writes the dictionary anew. */
export async function replaceColumns(sql: Store, resourceId: string, columns: Column[]): Promise<void> {
  await sql.query.deleteFrom('datastore_columns').where('resource_id', '=', resourceId).execute();
  const rows = columns.map(({ id, type, info }, position) => ({
    resource_id: resourceId,
    position,
    name: id,
    type,
    info: JSON.stringify(info),
  }));
  // Both stores bound the number of values in one statement; a table may have thousands of columns.
  for (let start = 0; start < rows.length; start += 500) {
    await sql.query
      .insertInto('datastore_columns')
      .values(rows.slice(start, start + 500))
      .execute();
  }
}

export async function changePrimaryKey(sql: Store, resourceId: string, primaryKey: string[]): Promise<void> {
  await sql.query
    .updateTable('datastore_tables')
    .set({ primary_key: JSON.stringify(primaryKey) })
    .where('resource_id', '=', resourceId)
    .execute();
}

export async function replaceAliases(sql: Store, resourceId: string, aliases: string[]): Promise<void> {
  await sql.query.deleteFrom('datastore_aliases').where('resource_id', '=', resourceId).execute();
  for (const alias of aliases) {
    await sql.query.insertInto('datastore_aliases').values({ alias, resource_id: resourceId }).execute();
  }
}

/**
 * Removes all that is known of a table.
 * @returns the keys of the objects that held its versions
 */
export async function deleteTable(sql: Store, resourceId: string): Promise<string[]> {
  for (const table of ['datastore_tables', 'datastore_columns', 'datastore_aliases'] as const) {
    await sql.query.deleteFrom(table).where('resource_id', '=', resourceId).execute();
  }
  // After the table, whose row whoever publishes a version holds: it is known by now.
  const versions = await sql.query
    .deleteFrom('datastore_versions')
    .where('resource_id', '=', resourceId)
    .returning('object_key')
    .execute();
  return versions.map(({ object_key }) => object_key).filter((key) => key !== null);
}
