/** How tables look in texts and sheets: rows, the row of names, ways of writing values. Runs in browsers, too. */
export { codeKey, renderCode, writtenCode } from './places/area-code.ts';
export { type NameKey, nameKeys } from './places/area-name.ts';
export { distinctNames, fullName, type NamedPlace } from './places/place-names.ts';
export {
  createPlaceMatcher,
  type ListedArea,
  type ListedLevel,
  type MatchedPlace,
  type PlaceMatcher,
} from './places/match-places.ts';
export { createRowSplitter, type CsvDialect, type CsvRow, UnreadableText } from './csv-rows.ts';
export {
  findHeader,
  headerAt,
  isHeaderAgain,
  type LayoutNote,
  type SaidHeader,
  sampleOf,
  type TableLayout,
} from './find-header.ts';
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
export { markedAmount } from './written-amount.ts';
export { fullestSheet, rowsOfSheet } from './sheet-rows.ts';
export { type CsvSample, sniffRows } from './sniff-rows.ts';
export {
  dateSeparator,
  digitSpaces,
  isMissing,
  kindPattern,
  matches,
  minusSign,
  missingPattern,
  missingWords,
  trimmedCharacters,
  type ValueKind,
  type ValueKindName,
  valueKinds,
  type Writing,
  writings,
} from './value-kinds.ts';
export {
  alignPeriods,
  type Alignment,
  type MergeSideName,
  type SidePeriod,
  sidesWithPeriod,
} from './merge/align-periods.ts';
export { isComparable, leftOutReason, proposedAggregate, type RowAggregate } from './merge/bring-together.ts';
export {
  DUPLICATES_SHOWN,
  type MergeCounts,
  type SideFigures,
  UNMATCHED_SHOWN,
} from './merge/count-merge.ts';
export { type MemoryMerge, type MergedSide, mergeInMemory } from './merge/merge-in-memory.ts';
export type { MergeHow } from './merge/merge-rows.ts';
export {
  type Cell,
  type MergingColumn,
  type MergingKey,
  type MergingTable,
  UNMATCHED,
  writtenKey,
} from './merge/merge-side.ts';
export { nameColumns } from './merge/name-columns.ts';
export {
  commonKind,
  type PeriodKindName,
  periodKinds,
  periodWithin,
  readPeriod,
  readPeriods,
} from './merge/read-periods.ts';
export { describePeriod, jointWarnings, rateOf } from './merge/warn-of-merge.ts';
