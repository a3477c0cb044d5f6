import readWorkbook from 'read-excel-file/node';
import type { CsvRow } from '@gazetteer/tabular';
import { badFile, refuse } from './import-refusal.ts';

export type SheetRows = { sheet: string; sheets: string[]; rows: CsvRow[] };

/** Digits that a spreadsheet keeps of a number; those after them are noise of its sums. */
const DIGITS = 15;

/**
 * The rows of one sheet of a workbook (ECMA-376) as texts, each as long as the longest; empty ones are left out.
 * @param wanted a name or a number from 1; the sheet with the most cells where absent
 * @throws invalid_input on `sheet` when there is none such, on `file` when the workbook is damaged or empty
 */
export async function readSheetRows(path: string, wanted: string | number | undefined): Promise<SheetRows> {
  const workbook = await openWorkbook(path);
  const sheets = workbook.map(({ sheet }) => sheet);
  const chosen =
    wanted === undefined
      ? fullest(workbook)
      : workbook.find(({ sheet }, index) => sheet === wanted || index + 1 === Number(wanted));
  if (!chosen) throw refuse('sheet', { code: 'no_such_sheet', sheets: sheets.join(', ') });
  const texts = chosen.data.map((cells) => cells.map(textOf));
  const width = texts.reduce(
    (most, cells) => Math.max(most, cells.findLastIndex((cell) => cell !== '') + 1),
    0,
  );
  const rows = texts.flatMap((cells, index): CsvRow[] =>
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
  if (rows.length === 0) throw badFile({ code: 'sheet_empty', sheet: chosen.sheet });
  return { sheet: chosen.sheet, sheets, rows };
}

type Workbook = Awaited<ReturnType<typeof readWorkbook>>;

async function openWorkbook(path: string): Promise<Workbook> {
  try {
    return await readWorkbook(path);
  } catch {
    throw badFile({ code: 'workbook_damaged' });
  }
}

function fullest(workbook: Workbook): Workbook[number] | undefined {
  const cells = ({ data }: Workbook[number]) =>
    data.reduce((sum, row) => sum + row.filter((cell) => cell !== null && cell !== '').length, 0);
  const counts = workbook.map(cells);
  return workbook[counts.indexOf(Math.max(...counts))];
}

function textOf(cell: Workbook[number]['data'][number][number]): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(DIGITS)));
  if (cell instanceof Date) return dateText(cell);
  return typeof cell === 'string' ? cell.trim() : JSON.stringify(cell);
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  // Spreadsheets count days in fractions, which come out a hair beside the second.
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text;
}
