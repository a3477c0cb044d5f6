import type { ReadTable, RejectedLine, Writing } from '@gazetteer/tabular';

/** Everything that was read of a person's file; its cells are as they are written there. */
export interface OwnTable {
  name: string;
  /** How the values of each column seem to be written; null for text. */
  columns: { id: string; writing: Writing['name'] | null }[];
  /** The cells of each column. */
  texts: string[][];
  notes: ReadTable['notes'];
  /** The first rows that were left out, and how many there are. */
  rejected: RejectedLine[];
  rejectedRows: number;
  /** The sheet that was read, and all there are. */
  sheet: string | null;
  sheets: string[];
}

/** Why a file is no table to draw charts of; each has its words at `visualise.own.problem`. */
export type OwnFileProblem =
  | 'empty'
  | 'too_large'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'no_rows'
  | 'open_quote'
  | 'line_too_long'
  | 'rows_unfit'
  | 'damaged'
  | 'old_excel'
  | 'not_table'
  | 'unknown';

/** A file that cannot be read; `params` are what the words name. */
export class OwnFileError extends Error {
  readonly problem: OwnFileProblem;
  readonly params: Readonly<Record<string, number>>;

  constructor(problem: OwnFileProblem, params: Readonly<Record<string, number>> = {}) {
    super(problem);
    this.name = 'OwnFileError';
    this.problem = problem;
    this.params = params;
  }
}

export const MOST_BYTES = 100 * 1024 * 1024;
export const MOST_ROWS = 200_000;
export const MOST_COLUMNS = 500;
/** As many as a saved chart keeps. */
export const MOST_SAVED_ROWS = 50_000;
