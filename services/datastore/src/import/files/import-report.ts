import type { TableFormat } from './detect-format.ts';

/** How a file was understood, and what of it did not become rows. It is JSON: jobs keep it, pages show it. */
export type ImportReport = {
  format: TableFormat;
  /** As the Encoding Standard names it, such as `utf-8` or `windows-1252`; null for binary formats. */
  encoding: string | null;
  /** What separates cells; null where nothing does. */
  delimiter: string | null;
  /** The line (in a spreadsheet: the row) of the column names, its last where there are several; null where there is none. */
  header_line: number | null;
  sheet: string | null;
  /** Every sheet of a spreadsheet, in its order. */
  sheets: string[];
  rows: number;
  rejected_rows: number;
  /** The first thousand rows that were left out. */
  rejected: RejectedRow[];
  notes: ImportNote[];
  /** `header` is what the file calls the column that the table calls `name`. */
  columns: { name: string; header: string; type: string }[];
};

/** `line` counts from 1 and is the row of a spreadsheet, or the place of a feature or record in JSON. */
export type RejectedRow = {
  line: number;
  column: string | null;
  value: string | null;
  reason: RejectReason;
  /** The row itself: its cells as CSV, or its text where it has no cells. Of a very long one the beginning. */
  row: string;
};

/** How much of a row that was left out is kept. */
export const MOST_ROW_CHARACTERS = 2000;

export type RejectReason =
  /** Fewer cells than the header; `value` says how many there are. */
  | 'too_few_cells'
  /** More cells than the header, and not only empty ones; `value` says how many there are. */
  | 'too_many_cells'
  /** Something stands behind a closing quotation mark. */
  | 'stray_quote'
  /** The value is not of the type that was asked for. */
  | 'wrong_type'
  /** The line is no JSON. */
  | 'not_json'
  /** JSON, but no object. */
  | 'not_an_object';

/** Something about the file that its reader should know. The code is stable; pages translate it. */
export type ImportNote = { code: ImportNoteCode; params: Record<string, string | number> };

export type ImportNoteCode =
  /** `lines` above the header were left out; `text` is how they begin. */
  | 'preamble_skipped'
  /** The names of columns were put together from `rows` rows. */
  | 'header_joined'
  /** There is no row of names; columns are called `column_1`, `column_2` … */
  | 'header_missing'
  /** The row below the header only numbered the columns. */
  | 'column_numbers_skipped'
  /** `column` had no name. */
  | 'column_unnamed'
  /** `header` is there `times` times; the later ones got a number. */
  | 'header_repeated'
  /** The column that the file calls `header` is called `column`: names that begin with `_` belong to the portal. */
  | 'column_renamed'
  /** Columns without name and values were left out: `columns` of them. */
  | 'empty_columns_skipped'
  /** The header was found again at `rows` places within the table, first in `line`, and left out there. */
  | 'header_rows_skipped'
  /** Row number `row` of the table looks like a total; there are `rows` such rows. All are kept. */
  | 'totals_kept'
  /** `rows` rows that look like totals were left out. */
  | 'totals_left_out'
  /** The recipe of the import before was used. */
  | 'recipe_used'
  /** `columns` columns were left out: `names`. */
  | 'columns_left_out'
  /** Values of `column` are not of the type `from` that was guessed for a file before; it was read as `to`. */
  | 'type_guessed_anew'
  /** `bytes` bytes were not UTF-8 and were read as Windows-1252; the first is in `line`. */
  | 'stray_bytes'
  /** In `column` thousands are grouped (`1,000,000` or `1,23,456`). */
  | 'grouped_numbers'
  /** In `column` a comma stands before the decimals. */
  | 'decimal_comma'
  /** Dates of `column` were read as `order`: `day first` or `month first`. */
  | 'date_order'
  /** No date of `column` shows whether day or month stands first; it was read as `order`. */
  | 'date_order_assumed'
  /** `column` has months; each became its first day. */
  | 'months_as_dates'
  /** `count` values of `column` mean that nothing is known (NA, -, *). */
  | 'missing_values'
  /** `column` stayed text because `count` of its values, such as `value`, are not of `type`. */
  | 'mixed_column'
  /** `column` stayed text because its numbers have signs, of money, percent or loss, such as `value`. */
  | 'amounts_as_text'
  /** Geometry was kept as `kept`: `longitude and latitude`, or `GeoJSON text` in the column `column`. */
  | 'geometry'
  /** The rows are the list at `path` within the document. */
  | 'list_within'
  /** The table is the file `file` of the archive. */
  | 'file_within'
  /** The value of merged cells (`ranges` of them) was repeated in each of their cells. */
  | 'merged_cells';
