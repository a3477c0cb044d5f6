import type { MapProjection, Topology } from '@gazetteer/charts';
import type { AreaLevel, AreaRow, AreaScheme } from '../files/catalogue-source.ts';
import type { HarvestStore } from '../harvest.store.ts';

/** What is said of a column: CKAN's `info`. */
export type ColumnInfo = Record<string, unknown>;

/** How a file was read, as far as a person is told of it. */
export type TableReport = {
  rejected_rows: number;
  /** The first of them. */
  rejected: readonly { line: number; reason: string; row: string }[];
  notes: readonly { code: string; params: Readonly<Record<string, string | number>> }[];
};

/** A file to be read, and what is known of its columns. */
export type TableToRead = {
  file: string;
  format: string;
  /** The file begins with data; `columns` then give the names, in their order. */
  headerless?: boolean | undefined;
  columns: { id: string; type?: string | undefined; info: ColumnInfo }[];
  /** The resource whose recipe says how the file is read; a file that does not fit it is refused. */
  recipeOf?: string | undefined;
  /** Whether a row that does not fit makes the file fail; otherwise such rows are left out and listed. */
  strict?: boolean | undefined;
};

/** What was read of a file, and nobody sees yet. */
export type ReadTable = {
  rows: number;
  report: TableReport;
  /** Makes it the table of a resource, as a new version where there was one. */
  publish(resourceId: string): Promise<void>;
  /** Removes what is left of the reading; what was published stays. */
  discard(): Promise<void>;
};

/** Where an import writes to, all as the installation's administrator. */
export type ImportTarget = {
  /** Calls an action of the catalogue or the datastore; throws what it throws. */
  call(action: string, input: Record<string, unknown>): Promise<unknown>;
  /** Where an import remembers what it has read; the actions write to the same database. */
  sql: HarvestStore;
  /** Reads a file to its end, and changes nothing; throws where it is no table. */
  readTable(table: TableToRead): Promise<ReadTable>;
  /** Adds a level of area codes or its boundaries, or only says what would change; the same again changes nothing. */
  importAreas(areas: AreaImport, options?: { dryRun: boolean }): Promise<AreaImportResult>;
};

/** One level of a scheme of area codes: a list of its areas, their boundaries, or both. */
export type AreaImport = {
  scheme: AreaScheme;
  level: AreaLevel;
  /** Where left out, codes and names are taken from the shapes; what is known of an area and not said here stays. */
  rows?: AreaRow[];
  boundaries?: {
    /** The date or year the boundaries stand for, such as 2017. */
    vintage: string;
    topology: Topology;
    /** Which object of the topology; the only one where there is one. */
    object?: string;
    /** Property that holds the code; the shape's id where left out. */
    codeProperty?: string;
    nameProperty?: string;
    projection?: MapProjection;
    source?: string;
  };
};

/** `changed` counts the areas that are new or not as they were. */
export type AreaImportResult = {
  areas: number;
  changed: number;
  boundaries: 'none' | 'stored' | 'unchanged';
};

/** A dataset as `package_show` gives it, as far as an import reads it. */
export type ImportedDataset = { id: string; name: string; state: string; resources: ImportedResource[] };

/** A resource of it; what an import does not read is handed back as it was. */
export type ImportedResource = {
  id: string;
  url: string;
  format: string;
  hash: string;
  datastore_active: boolean;
  /** What the import's source calls the table. */
  import_path?: string;
  /** Its id in the foreign catalogue it comes from. */
  harvest_id?: string;
  [key: string]: unknown;
};
