import type { FullText, TextStems, TextTable } from './full-text.store.ts';

/** The parts of a dataset that words are looked for in. `columns` are the indicators of its tables. */
export const textParts = [
  'name',
  'title',
  'columns',
  'keywords',
  'notes',
  'res_name',
  'res_description',
  'other',
] as const;
export type TextPart = (typeof textParts)[number];

/** The words of datasets. */
export const datasetText: TextTable<TextPart> = { name: 'search_text', parts: textParts };
export type DatasetText = FullText<TextPart>;

/**
 * The parts of a column: how it is called, what is said of it, what it stands in (the table and its dataset), and
 * what its table is told apart by: places, times, groups.
 */
export const columnParts = ['label', 'description', 'context', 'keys'] as const;
export type ColumnPart = (typeof columnParts)[number];

/** The words of columns. */
export const columnText: TextTable<ColumnPart> = { name: 'search_column_text', parts: columnParts };
export type ColumnText = FullText<ColumnPart>;

/** Makes a text from what a function gives for each part. */
export function mapParts<Part extends string>(
  parts: readonly Part[],
  stemsOf: (part: Part) => readonly string[],
): TextStems<Part> {
  return Object.fromEntries(parts.map((part) => [part, stemsOf(part)])) as TextStems<Part>;
}
