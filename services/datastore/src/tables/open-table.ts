import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { requireReadable, tableNotFound } from './table-access.ts';
import { tableAtVersion } from './table-at-version.ts';
import { versionFile } from './version-file.ts';
import { findTable, type StoredTable } from './table.store.ts';
import type { Column } from './column.ts';
import { whileTableStands } from './while-table-stands.ts';

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
