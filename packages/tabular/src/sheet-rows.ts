import type { CsvRow } from './csv-rows.ts';

type Sheet = { data: readonly (readonly unknown[])[] };

/** The significant digits of a number in a spreadsheet; further ones are rounding noise. */
const DIGITS = 15;

/** The sheet of a workbook with the most filled cells; undefined where there is no sheet. */
export function fullestSheet<Kind extends Sheet>(workbook: readonly Kind[]): Kind | undefined {
  const counts = workbook.map(({ data }) =>
    data.reduce((sum, row) => sum + row.filter((cell) => cell !== null && cell !== '').length, 0),
  );
  return workbook[counts.indexOf(Math.max(...counts))];
}

/** The rows of a sheet as texts, each as long as the longest; empty ones are left out. `line` counts from 1. */
export function rowsOfSheet({ data }: Sheet): CsvRow[] {
  const texts = data.map((cells) => cells.map(textOf));
  const width = texts.reduce(
    (most, cells) => Math.max(most, cells.findLastIndex((cell) => cell !== '') + 1),
    0,
  );
  return texts.flatMap((cells, index) =>
    cells.every((cell) => cell === '')
      ? []
      : [
          {
            line: index + 1,
            cells: Array.from({ length: width }, (_, place) => cells[place] ?? ''),
            stray: false,
          },
        ],
  );
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS)));
  if (cell instanceof Date) return dateText(cell);
  return typeof cell === 'string' ? cell.trim() : JSON.stringify(cell);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // Spreadsheets store times as fractions of a day, which come out slightly off the second.
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text;
}
