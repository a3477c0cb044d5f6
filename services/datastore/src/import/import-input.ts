import type { Readable } from 'node:stream';
import type { DatastoreContext } from '../datastore-context.ts';
import type { ColumnInfo } from '../tables/column.ts';
import type { FileFormats } from './files/prepare-file.ts';
import type { Recipe } from './recipe.contract.ts';

/** What imports work with. */
export type ImportContext = DatastoreContext & {
  /** How files of formats other than CSV are read. */
  formats: FileFormats;
};

/** `fraction` runs from 0 to 1 within the phase, where it is known; `rows` is known at the end. */
export type ImportProgress = {
  phase: 'reading' | 'writing' | 'describing' | 'done';
  fraction?: number;
  rows?: number;
};

/** A file to be read, and how. */
export type ImportInput = {
  /** The file, on disk or as it arrives. */
  source: { path: string } | { stream: Readable };
  /** A file name, an extension or a format's name, such as `csv` or `prices.csv.gz`. */
  format: string;
  /** What is known of columns, by header or tidied name: type and dictionary entry. The rest is guessed. */
  columns?: readonly { id: string; type?: string | undefined; info?: ColumnInfo | undefined }[];
  /** Name of a spreadsheet's sheet, or its number from 1; the one with the most cells where absent. */
  sheet?: string | number | undefined;
  /** The file is known to begin with data; `columns` then give the names, in their order. */
  headerless?: boolean | undefined;
  /** How the file is read, as far as it is said; `columns` says nothing then. */
  recipe?: Recipe | undefined;
  /** The recipe is of an earlier file: its row of names is looked for where it has moved. */
  recipeOfEarlier?: boolean | undefined;
  /** Whether a row that does not fit stops the import; otherwise it is left out and listed in the report. */
  strict?: boolean | undefined;
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
};
