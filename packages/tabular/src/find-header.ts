import type { CsvRow } from './csv-rows.ts';
import { commonWidth } from './sniff-rows.ts';

/** A note on the rows around the column names. */
export type LayoutNote = {
  code: 'preamble_skipped' | 'header_joined' | 'header_missing' | 'column_numbers_skipped';
  params: Record<string, string | number>;
};

/** Where a table begins among the rows of a text or a sheet. */
export type TableLayout = {
  /** Names of the columns as the file writes them; empty where it gives none. */
  headers: string[];
  /** The line of the (last) row of names; null where there is none. */
  headerLine: number | null;
  /** The line that rows of data begin at. */
  firstLine: number;
  /** Rows with at least so many cells belong to the table; what they lack is empty. */
  leastCells: number;
  /** True where the row of names is the first row and the data begins right below it. */
  plain: boolean;
  notes: LayoutNote[];
};

const SHOWN_CHARACTERS = 80;

/**
 * Finds the row of column names, by what the rows below it look like: lines of description above it are left
 * out, names in two rows are joined, and a row that numbers the columns is not data.
 * @param headerless the rows are known to have no names
 */
export function findHeader(rows: readonly CsvRow[], headerless = false): TableLayout {
  const width = commonWidth(rows);
  const fits = (row: CsvRow) => !row.stray && row.cells.length === width && filled(row) >= Math.min(2, width);
  const found = Math.max(0, rows.findIndex(fits));
  const uncommon = headerless ? undefined : uncommonHeader(rows, found, width);
  if (headerless || (!uncommon && isData(rows.slice(found), width))) return withoutHeader(rows, found, width);
  const place = uncommon ?? { at: found, width, shift: 0, leastCells: width };
  const upper = titleAbove(rows, place.at) ? place.at + 1 : place.at;
  const joined = isSplitHeader(rows.slice(upper, upper + 4).filter((row) => !isNumbering(row)));
  const last = joined ? upper + 1 : upper;
  const cells = [...Array<string>(place.shift).fill(''), ...joinedNames(rows.slice(upper, last + 1))];
  const numbered = rows.length > last + 2 && numbersColumns(rows[last + 1], rows.slice(last + 2));
  const first = last + (numbered ? 2 : 1);
  const header = rows[last];
  return {
    headers: Array.from({ length: place.width }, (_, index) => cells[index] ?? ''),
    headerLine: header?.line ?? 1,
    firstLine: rows[first]?.line ?? (rows.at(-1)?.line ?? 0) + 1,
    leastCells: place.leastCells,
    plain: first === 1 && place.width === width && place.shift === 0 && isOneLine(rows[0]),
    notes: [
      ...preambleNotes(rows, upper),
      ...(joined ? [{ code: 'header_joined', params: { rows: 2 } } as const] : []),
      ...(numbered
        ? [{ code: 'column_numbers_skipped', params: { line: rows[last + 1]?.line ?? 0 } } as const]
        : []),
    ],
  };
}

/** Where a table begins that somebody has said it of. */
export type SaidHeader = {
  /** The (last) row of names is on this line, or the next line that has a row; null where there is none. */
  line: number | null;
  /** How many rows the names are in. */
  rows: number;
  /** The line that the data begins at, where it is not right below the names. */
  firstLine?: number | undefined;
};

/** The layout of a table whose row of names is known; undefined where the rows do not reach so far. */
export function headerAt(
  rows: readonly CsvRow[],
  { line, rows: count, firstLine }: SaidHeader,
): TableLayout | undefined {
  if (line === null) return bodyFrom(rows, firstLine ?? rows[0]?.line ?? 1);
  const last = rows.findIndex((row) => row.line >= line);
  const names = rows.slice(Math.max(0, last - count + 1), last + 1);
  const body = rows.slice(last + 1).filter((row) => row.line >= (firstLine ?? 0));
  if (last < 0 || body.length === 0) return undefined;
  const cells = joinedNames(names);
  const common = commonWidth(body);
  const named = cells.findLastIndex((cell) => cell !== '') + 1;
  const width = Math.max(named, common);
  return {
    headers: Array.from({ length: width }, (_, index) => cells[index] ?? ''),
    headerLine: names.at(-1)?.line ?? line,
    firstLine: body[0]?.line ?? line + 1,
    leastCells: Math.min(named, common),
    plain: false,
    notes: [
      ...preambleNotes(rows, last - names.length + 1),
      ...(names.length > 1 ? [{ code: 'header_joined', params: { rows: names.length } } as const] : []),
    ],
  };
}

function bodyFrom(rows: readonly CsvRow[], line: number): TableLayout | undefined {
  const first = rows.findIndex((row) => row.line >= line);
  if (first < 0) return undefined;
  const width = commonWidth(rows.slice(first));
  return { ...withoutHeader(rows, first, width), plain: false };
}

/** The names of columns that are in several rows: merged cells leave gaps in all rows but the last. */
function joinedNames(rows: readonly CsvRow[]): string[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const filledRows = rows.map(({ cells }, at) => {
    let group = '';
    return Array.from({ length: width }, (_, index) => {
      const own = oneLine(cells[index] ?? '');
      if (own !== '' || at === rows.length - 1) group = own;
      return group;
    });
  });
  const own = (index: number) => rows.some(({ cells }, at) => at > 0 && oneLine(cells[index] ?? '') !== '');
  return Array.from({ length: width }, (_, index) => {
    // Without a name below, the upper one stands alone, and does not reach over from the column before.
    if (rows.length > 1 && !own(index)) return oneLine(rows[0]?.cells[index] ?? '');
    return filledRows
      .map((cells) => cells[index] ?? '')
      .filter((part) => part !== '')
      .join(' ');
  });
}

/** Cells of the first rows of data, for a look at what the columns hold. */
export function sampleOf(rows: readonly CsvRow[], layout: TableLayout): string[][] {
  return rows
    .filter((row) => row.line >= layout.firstLine && !row.stray && row.cells.length >= layout.leastCells)
    .filter((row) => !isHeaderAgain(row.cells, layout))
    .map(({ cells }) => cells);
}

/** Whether a row repeats the column names, as in tables that were combined from pages. */
export function isHeaderAgain(cells: readonly string[], { headers, headerLine }: TableLayout): boolean {
  if (headerLine === null || cells.length !== headers.length) return false;
  return cells.every((cell, index) => cell.trim() === headers[index]);
}

function filled({ cells }: CsvRow): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

function withoutHeader(rows: readonly CsvRow[], found: number, width: number): TableLayout {
  return {
    headers: Array<string>(width).fill(''),
    headerLine: null,
    firstLine: rows[found]?.line ?? 1,
    leastCells: width,
    plain: found === 0 && isOneLine(rows[0]),
    notes: [...preambleNotes(rows, found), { code: 'header_missing', params: {} }],
  };
}

function preambleNotes(rows: readonly CsvRow[], header: number): LayoutNote[] {
  const [first] = rows;
  if (header === 0 || !first) return [];
  const said = rows.slice(0, header).map(({ cells }) => cells.join(' ').trim());
  const text = said.find((words) => /\p{L}{3}/u.test(words)) ?? said[0] ?? '';
  const lines = (rows[header]?.line ?? 1) - first.line;
  const shown = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()} …` : text;
  return [{ code: 'preamble_skipped', params: { lines, text: shown } }];
}

/**
 * A row of names that has not as many cells as the rows below it: one more where all of these leave the last
 * ones out, one fewer where they end in a delimiter, or where the first column has no name.
 */
function uncommonHeader(rows: readonly CsvRow[], found: number, width: number) {
  const above = rows[found - 1];
  if (!above || above.stray || filled(above) !== above.cells.length || above.cells.some(isValue))
    return undefined;
  const cells = above.cells.length;
  if (cells > width) return { at: found - 1, width: cells, shift: 0, leastCells: width };
  if (cells !== width - 1 || cells < 2) return undefined;
  const body = rows.slice(found).filter((row) => row.cells.length === width);
  const ends = body.every((row) => (row.cells.at(-1) ?? '').trim() === '');
  if (ends) return { at: found - 1, width: cells, shift: 0, leastCells: cells };
  return { at: found - 1, width, shift: 1, leastCells: width };
}

/**
 * Whether the row is only a title, perhaps with a remark beside it: the next row has a different name for every
 * column.
 */
function titleAbove(rows: readonly CsvRow[], at: number): boolean {
  const [row, next, data] = rows.slice(at, at + 3);
  if (!row || !next || !data || filled(row) * 2 >= row.cells.length || row.cells.length < 4) return false;
  if (filled(next) < next.cells.length || next.cells.some(isValue)) return false;
  return new Set(next.cells.map((cell) => cell.trim().toLowerCase())).size === next.cells.length;
}

/** Whether the names are in two rows: merged cells leave gaps in the upper one, and each gap has a name below it. */
function isSplitHeader([upper, lower, data]: readonly CsvRow[]): boolean {
  if (!upper || !lower || !data || upper.cells.length !== lower.cells.length) return false;
  const gaps = upper.cells.flatMap((cell, index) => (cell.trim() === '' ? [index] : []));
  if (gaps.length === 0 || gaps.some((index) => (lower.cells[index] ?? '').trim() === '')) return false;
  const spans = upper.cells.some(
    (cell, index) => cell.trim() !== '' && (lower.cells[index] ?? '').trim() === '',
  );
  const values = lower.cells.filter(isValue);
  if (values.length > 0 && !(spans && values.every(isYear))) return false;
  return data.cells.some((cell, index) => isValue(cell) && (lower.cells[index] ?? '').trim() !== '');
}

/** Whether the row is the first line and only one line, because the engine skips lines above a table and not rows. */
function isOneLine(row: CsvRow | undefined): boolean {
  return row?.line === 1 && !row.cells.some((cell) => /[\r\n]/.test(cell));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function isNumbering(row: CsvRow | undefined): boolean {
  if (!row || row.cells.length < 3) return false;
  const numbers = row.cells.map((cell) => /^\s*[([]?(\d{1,3})[)\].]?\s*$/.exec(cell)?.[1]);
  return (
    numbers.every((number, index) => number !== undefined && Number(number) === Number(numbers[0]) + index) &&
    Number(numbers[0]) <= 1
  );
}

/** Whether a row numbers the columns: of one at least, the rows below hold something else than whole numbers. */
function numbersColumns(row: CsvRow | undefined, below: readonly CsvRow[]): boolean {
  if (!row || !isNumbering(row)) return false;
  return row.cells.some((_, index) => {
    const texts = below.map(({ cells }) => cells[index] ?? '').filter((text) => text.trim() !== '');
    return texts.length > 0 && !texts.some((text) => WHOLE_NUMBER.test(text));
  });
}

const WHOLE_NUMBER = /^\s*[-+]?\d[\d,' ]*$/;
const NUMBER = /^\s*[-+]?(?:\d(?:[\d,.' ]*[\d,.'])?|\.\d+)(?:[eE][-+]?\d+)?(?:\s*%)?\s*$/;
const DATE = /^\s*\d{1,4}[-/.](\d{1,2}|[A-Za-z]{3,9})[-/.]\d{1,4}([ T][\d:.]+Z?)?\s*$/;

function isValue(cell: string): boolean {
  return NUMBER.test(cell) || DATE.test(cell);
}

function isYear(cell: string): boolean {
  return /^\s*(19|20)\d\d(\s*[-–/]\s*\d{2,4})?\s*$/.test(cell);
}

/**
 * Whether the first of the rows is data already: where the rows below have numbers or dates, so has it.
 * Years and counted columns (1, 2, 3 …) are names.
 */
function isData(rows: readonly CsvRow[], width: number): boolean {
  const [first, ...rest] = rows;
  const body = rest.filter((row) => row.cells.length === width).slice(0, 100);
  if (!first || body.length === 0) return false;
  const measured = first.cells.flatMap((cell, index) => {
    const below = body.map((row) => row.cells[index] ?? '').filter((text) => text.trim() !== '');
    const valued = below.length > 0 && below.filter(isValue).length * 2 > below.length;
    return valued ? [cell] : [];
  });
  if (measured.length === 0 || !measured.every((cell) => isValue(cell) || cell.trim() === '')) return false;
  const values = measured.filter((cell) => cell.trim() !== '');
  if (values.every(isYear)) return false;
  const counted =
    values.length >= 3 && values.every((cell, index) => Number(cell) === Number(values[0]) + index);
  return !counted;
}
