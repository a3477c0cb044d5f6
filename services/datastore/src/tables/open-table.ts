import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';

/** What a person may write about a column; other keys are kept as they come. */
export type ColumnInfo = {
  label?: string;
  notes?: string;
  unit?: string;
  role?: 'dimension' | 'measure' | 'time' | 'geo';
  level?: string;
  scheme?: string;
  [key: string]: unknown;
};

export type Column = { id: string; type: string; info: ColumnInfo };

/** A table as one reader sees it: one version, its file at hand. */
export type OpenTable = {
  resourceId: string;
  versionId: string;
  versionNumber: number;
  /** Parquet file on this machine. Its first column is `_id`, its rows are in the order of `_id`. */
  path: string;
  byteSize: number;
  rowCount: number;
  denseIds: boolean;
  /** Without `_id`. */
  columns: Column[];
  primaryKey: string[];
};

/**
 * Opens a table for reading by resource id or alias.
 * @throws notFound when there is none, or when it belongs to a private dataset that the caller may not see
 */
export async function openTable(
  _context: DatastoreContext,
  _caller: Caller,
  name: string,
): Promise<OpenTable> {
  throw new Error(`not written yet: ${name}`);
}
