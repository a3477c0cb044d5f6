import { type CsvRow, findHeader, headerAt, type TableLayout } from '@gazetteer/tabular';
import { tidyHeaders } from '../../tables/column-names.ts';
import { badFile } from './import-refusal.ts';

/** What is said of where a table begins in its file, and what its columns are called there. */
export type SaidLayout = {
  headerLine?: number | null | undefined;
  headerRows?: number | undefined;
  firstLine?: number | undefined;
  /** What the columns must be called, in lower case, by which their row is found where it has moved. */
  names?: readonly string[] | undefined;
};

// A row of names stands near the beginning, and looking further would cost more than it finds.
const ROWS_LOOKED_THROUGH = 200;

/**
 * Finds the row of names: where somebody says it is, else by what the rows below it look like. Where the names are known
 * and are not there, the first row that has them is taken: a month later there may be one remark more above the table.
 * @throws invalid_input on `file` where the text has no such line
 */
export function findLayout(
  rows: readonly CsvRow[],
  { headerLine, headerRows = 1, firstLine, names }: SaidLayout,
  headerless = false,
): TableLayout {
  const said =
    headerLine === undefined
      ? startingAt(findHeader(rows, headerless), rows, firstLine)
      : headerAt(rows, { line: headerLine, rows: headerRows, firstLine });
  if (said && (!names || headerLine === null || hasAll(said, names))) return said;
  const moved = names && layoutNamed(rows, names, headerRows);
  if (moved) return moved;
  if (!said) throw badFile({ code: 'no_such_line', line: Math.max(headerLine ?? 1, firstLine ?? 1) });
  return said;
}

/** The layout with rows above a line taken for no data, too. */
function startingAt(layout: TableLayout, rows: readonly CsvRow[], line = 0): TableLayout | undefined {
  if (line <= layout.firstLine) return layout;
  const first = rows.find((row) => row.line >= line);
  return first && { ...layout, firstLine: first.line, plain: false };
}

function layoutNamed(rows: readonly CsvRow[], names: readonly string[], headerRows: number) {
  for (const { line } of rows.slice(0, ROWS_LOOKED_THROUGH)) {
    const layout = headerAt(rows, { line, rows: headerRows });
    if (layout && hasAll(layout, names)) return layout;
  }
  return undefined;
}

function hasAll({ headers }: TableLayout, names: readonly string[]): boolean {
  const there = new Set(tidyHeaders(headers).map((name) => name.toLowerCase()));
  return names.length > 0 && names.every((name) => there.has(name));
}
