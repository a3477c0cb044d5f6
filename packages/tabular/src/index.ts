/** How tables look in texts and sheets: rows, the row of names, ways of writing values. Runs in browsers, too. */
export { createRowSplitter, type CsvDialect, type CsvRow, UnreadableText } from './csv-rows.ts';
export { findHeader, isHeaderAgain, type LayoutNote, sampleOf, type TableLayout } from './find-header.ts';
export type { CellValue } from './convert-value.ts';
export { type ReadColumn, readRows, type ReadTable, type RejectedLine } from './read-rows.ts';
export { fullestSheet, rowsOfSheet } from './sheet-rows.ts';
export { type CsvSample, sniffRows } from './sniff-rows.ts';
export {
  dateSeparator,
  digitSpaces,
  isMissing,
  kindPattern,
  matches,
  missingPattern,
  trimmedCharacters,
  type ValueKind,
  type ValueKindName,
  valueKinds,
} from './value-kinds.ts';
