import type { AreaListSource, AreasSource } from './catalogue-source.ts';

/** What is said of a column: CKAN's `info`. */
export type ColumnInfo = Record<string, unknown>;

/** How a file was read, as far as a person is told of it. */
export type TableReport = {
  rejected_rows: number;
  rejected: readonly { line: number; reason: string }[];
  notes: readonly { code: string; params: Readonly<Record<string, string | number>> }[];
};

/** Where an import writes to, all as the installation's administrator. */
export type ImportTarget = {
  /** Calls an action of the catalogue or the datastore; throws what it throws. */
  call(action: string, input: Record<string, unknown>): Promise<unknown>;
  /** What the last import said of a dataset or a resource, in short; undefined for what no import made. */
  fingerprintOf(id: string): Promise<string | undefined>;
  keepFingerprint(id: string, fingerprint: string): Promise<void>;
  /** Reads a file into the resource's table, as a new version where there was one. */
  importTable(table: {
    resourceId: string;
    file: string;
    format: string;
    /** The file begins with data; `columns` then give the names, in their order. */
    headerless?: boolean;
    columns: { id: string; type?: string; info: ColumnInfo }[];
  }): Promise<{ rows: number; report: TableReport }>;
  /** Adds a level of area codes or its boundaries; the same again changes nothing. */
  importAreas(areas: AreasSource | AreaListSource): Promise<{ areas: number; changed: boolean }>;
};
