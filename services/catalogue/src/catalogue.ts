import type { Authorizer, Caller, Clock, Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from './catalogue-tables.ts';
import type { SearchIndex } from './search/search-index.ts';

/** A column of a table, in the words of its dictionary; null where it says nothing. */
export type ColumnDescription = {
  name: string;
  /** CKAN's name of the type: text, int, numeric, float, bool, date, time, timestamp, json or `_int` … */
  type: string;
  label: string | null;
  notes: string | null;
  unit: string | null;
  /** dimension, measure, time or geo. */
  role: string | null;
};

/** The current version of a table, as metadata tells of it. */
export type TableDescription = {
  columns: ColumnDescription[];
  primaryKey: string[];
  rows: number;
  /** Of its Parquet file. */
  bytes: number;
  version: number;
  /** When the version was made; ISO 8601. */
  changed: string;
};

/** What the catalogue asks of whoever keeps the tables of resources. */
export type TablePort = {
  /** Tells of the tables of these resources, by the resource's id; those without a table are not among them. */
  describe(resourceIds: readonly string[]): Promise<Map<string, TableDescription>>;
  /** Forgets the table and the file of a resource; does nothing when it has none. Runs inside the catalogue's transaction. */
  drop(resourceId: string): Promise<void>;
};

/** A file that came with a request: its name at the sender's, and where it lies until the request ends. */
export type ReceivedFile = { filename: string; path: string };

/** What the catalogue asks of whoever keeps uploaded files. */
export type FilePort = {
  /** Keeps the file as the resource's and says where on this site it is. */
  keep(
    resource: { id: string; packageId: string },
    file: ReceivedFile,
  ): Promise<{ path: string; size: number }>;
  /** Reads the file into the resource's table; false where the file is no table. */
  tabulate(caller: Caller, resourceId: string, file: ReceivedFile): Promise<boolean>;
};

/** What every use case of the catalogue works with. */
export type Catalogue = {
  sql: Sql<CatalogueTables>;
  authorizer: Authorizer;
  clock: Clock;
  tables: TablePort;
  files: FilePort;
  index: SearchIndex;
  /** Where visitors find this installation, without a slash at the end. */
  publicUrl: string;
  siteTitle: string;
};
