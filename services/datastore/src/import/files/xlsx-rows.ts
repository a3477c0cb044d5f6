import readWorkbook from 'read-excel-file/node';
import { type CsvRow, fullestSheet, rowsOfSheet } from '@gazetteer/tabular';
import { badFile, refuse } from './import-refusal.ts';

export type SheetRows = { sheet: string; sheets: string[]; rows: CsvRow[] };

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
      ? fullestSheet(workbook)
      : workbook.find(({ sheet }, index) => sheet === wanted || index + 1 === Number(wanted));
  if (!chosen) throw refuse('sheet', { code: 'no_such_sheet', sheets: sheets.join(', ') });
  const rows = rowsOfSheet(chosen);
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
