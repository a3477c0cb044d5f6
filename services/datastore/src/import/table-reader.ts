import type { ImportReport } from './files/import-report.ts';

/** A column of a file as it can be read: its header, an expression of the reader's SQL, and our type. */
export type SourceColumn = {
  header: string;
  /** What the file's column is known by: its tidied header, with a number where it is repeated. */
  source: string;
  expression: string;
  type: string;
  /** Which stands first in its dates, where they are written in figures. */
  dateOrder?: 'day' | 'month' | undefined;
  /** A comma stands before its decimals. */
  decimalComma?: boolean | undefined;
};

/** How the rows of a file are read: `select <expressions> from <from> where <where>`. */
export type TableReader = {
  from: string;
  where?: string | undefined;
  columns: SourceColumn[];
  report: ReaderReport;
};

/** What is known of an import before the table is written. */
export type ReaderReport = Omit<ImportReport, 'rows' | 'columns'>;
