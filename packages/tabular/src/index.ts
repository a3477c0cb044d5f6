/** How tables look in texts and sheets: rows, the row of names, ways of writing values. Runs in browsers, too. */
export { codeKey, renderCode, writtenCode } from './places/area-code.ts';
export { type NameKey, nameKeys } from './places/area-name.ts';
export {
  createPlaceMatcher,
  type ListedArea,
  type ListedLevel,
  type MatchedPlace,
  type PlaceMatcher,
} from './places/match-places.ts';
export { createRowSplitter, type CsvDialect, type CsvRow, UnreadableText } from './csv-rows.ts';
export { findHeader, isHeaderAgain, type LayoutNote, sampleOf, type TableLayout } from './find-header.ts';
export type { CellValue } from './convert-value.ts';
export { areMonths, type ColumnReading, readColumn, type ReadValues, writingFor } from './read-column.ts';
export {
  findTable,
  type ReadColumn,
  readRows,
  type ReadTable,
  type RejectedLine,
  type WrittenTable,
} from './read-rows.ts';
export { fullestSheet, rowsOfSheet } from './sheet-rows.ts';
export { type CsvSample, sniffRows } from './sniff-rows.ts';
export {
  dateSeparator,
  digitSpaces,
  isMissing,
  kindPattern,
  matches,
  missingPattern,
  missingWords,
  trimmedCharacters,
  type ValueKind,
  type ValueKindName,
  valueKinds,
  type Writing,
  writings,
} from './value-kinds.ts';
