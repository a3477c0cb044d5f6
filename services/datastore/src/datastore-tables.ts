/**
 * The SQL tables of the datastore. They hold what is known about tables; the rows themselves are in
 * Parquet objects, one a version.
 */

/** One table, kept under the id of the catalogue's resource. */
export type DatastoreTable = {
  resource_id: string;
  /** The version that readers see. */
  version_id: string;
  /** JSON list of column names; `[]` where the table has no key. */
  primary_key: string;
  created_at: string;
  updated_at: string;
};

/** What made a version. Those of the first line bring a whole table; the others edit rows of one. */
const wholeOperations = ['create', 'import', 'merge', 'reshape', 'restore'] as const;
export const editOperations = ['insert', 'update', 'upsert', 'delete'] as const;
export type VersionOperation = (typeof wholeOperations)[number] | (typeof editOperations)[number];

/** Who made a version, as it is stored: the name of a key, or the id of a person. */
export type VersionMaker =
  | { kind: 'key'; name: string }
  | { kind: 'person'; id: string }
  /** A program, by its `client_id`. */
  | { kind: 'client'; id: string };

/** One immutable version. Old ones stay listed after their file is gone (`object_key` null). */
export type TableVersion = {
  id: string;
  resource_id: string;
  number: number;
  object_key: string | null;
  byte_size: number;
  row_count: number;
  /** The `_id` the next new row takes. */
  next_row_id: number;
  /** 1 where `_id` runs 1, 2, 3 … without a gap, so that an offset is a range of `_id`. */
  dense_ids: number;
  /** JSON of the table summary, null until it is computed. */
  summary: string | null;
  created_at: string;
  /** What made it, as `VersionOperation`; null for versions older than this column, as the two below. */
  operation: string | null;
  /** JSON of a `VersionMaker`. */
  made_by: string | null;
  /** JSON list of its columns with the dictionary of its time, `_id` left out. */
  columns: string | null;
};

/** The data dictionary of the current version, `_id` left out. */
export type TableColumn = {
  resource_id: string;
  position: number;
  name: string;
  /** CKAN's name of the type: text, int, numeric, float, bool, date, time, timestamp, json or `_int` … */
  type: string;
  /** JSON object: label, notes, unit, role, level, scheme and whatever the caller adds. */
  info: string;
};

/** Another name of a table. */
export type TableAlias = { alias: string; resource_id: string };

/** Schema for `Sql<DatastoreTables>`. */
export type DatastoreTables = {
  datastore_tables: DatastoreTable;
  datastore_versions: TableVersion;
  datastore_columns: TableColumn;
  datastore_aliases: TableAlias;
};
