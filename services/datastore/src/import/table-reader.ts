import type { ImportReport } from './files/import-report.ts';

/** A column of a file as it can be read: its header, an expression of the reader's SQL, and our type. */
export type SourceColumn = { header: string; expression: string; type: string };

/** How the rows of a file are read: `select <expressions> from <from> where <where>`. */
export type TableReader = {
  from: string;
  where?: string | undefined;
  columns: SourceColumn[];
  report: ReaderReport;
};

/** What is known of an import before the table is written. */
export type ReaderReport = Omit<ImportReport, 'rows' | 'columns'>;
