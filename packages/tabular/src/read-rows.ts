import { cellValue, chooseKinds } from './choose-kind.ts';
import type { CellValue } from './convert-value.ts';
import type { CsvRow } from './csv-rows.ts';
import { findHeader, isHeaderAgain, type LayoutNote, type TableLayout } from './find-header.ts';
import { type ValueKindName, valueKinds } from './value-kinds.ts';

/** One column of what was read. `kind` says how its values were written; null for text. */
export interface ReadColumn {
  /** The name in the file; `column_3` if the file gives none. */
  name: string;
  type: 'text' | 'int' | 'float' | 'bool' | 'date' | 'timestamp' | 'time';
  kind: ValueKindName | null;
}

/** A row that is not part of the table, and why. */
export interface RejectedLine {
  line: number;
  reason: 'too_few_cells' | 'too_many_cells' | 'stray_quote';
  cells: number;
}

/** What a table says about itself, beside its cells. */
interface FoundTable {
  columns: ReadColumn[];
  /** The line of the column names; null if there are none. */
  headerLine: number | null;
  notes: LayoutNote[];
  rejected: RejectedLine[];
}

export interface ReadTable extends FoundTable {
  rows: CellValue[][];
}

/** A table whose cells are not read yet; `texts` has them by column. */
export interface WrittenTable extends FoundTable {
  texts: string[][];
}

/** How many rows are examined to find the layout of a table. */
const LAYOUT_ROWS = 2000;

/**
 * Reads the table among the rows of a text or a sheet: finds its names and the types of its columns by all of its
 * values. Columns with neither name nor value are left out, as are rows that do not fit, which are reported.
 */
export function readRows(source: readonly CsvRow[]): ReadTable {
  const { texts, ...found } = findTable(source);
  const kinds = found.columns.map(({ kind }) => valueKinds.find(({ name }) => name === kind));
  const count = texts[0]?.length ?? 0;
  const rows = Array.from({ length: count }, (_, row) =>
    texts.map((column, index) => cellValue(kinds[index], column[row] ?? '')),
  );
  return { ...found, rows };
}

/** Finds the table as `readRows` does, and leaves its cells as they are written. */
export function findTable(source: readonly CsvRow[]): WrittenTable {
  const layout = findHeader(source.slice(0, LAYOUT_ROWS));
  const { kept, rejected } = sortRows(source, layout);
  const all = layout.headers.map((_, index) => kept.map((cells) => cells[index] ?? ''));
  const present = layout.headers.flatMap((header, index) =>
    header !== '' || all[index]?.some((text) => text.trim() !== '') ? [index] : [],
  );
  const texts = present.map((index) => all[index] ?? []);
  const kinds = chooseKinds(texts);
  const names = uniqueNames(present.map((index) => layout.headers[index] || `column_${index + 1}`));
  return {
    columns: names.map((name, place) => ({
      name,
      type: kinds[place]?.type ?? 'text',
      kind: kinds[place]?.name ?? null,
    })),
    texts,
    headerLine: layout.headerLine,
    notes: layout.notes,
    rejected,
  };
}

function sortRows(source: readonly CsvRow[], layout: TableLayout) {
  const kept: string[][] = [];
  const rejected: RejectedLine[] = [];
  for (const row of source) {
    if (row.line < layout.firstLine) continue;
    const reason = whyRejected(row, layout);
    if (reason) rejected.push({ line: row.line, reason, cells: row.cells.length });
    else if (!isHeaderAgain(row.cells, layout) && row.cells.some((cell) => cell.trim() !== ''))
      kept.push(row.cells);
  }
  return { kept, rejected };
}

function whyRejected(
  { cells, stray }: CsvRow,
  { headers, leastCells }: TableLayout,
): RejectedLine['reason'] | undefined {
  if (stray) return 'stray_quote';
  if (cells.slice(headers.length).some((cell) => cell.trim() !== '')) return 'too_many_cells';
  return cells.length < leastCells ? 'too_few_cells' : undefined;
}

/** Each name once: later ones of the same name get a number. */
function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${name} ${number}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}
