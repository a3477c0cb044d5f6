import { join } from 'node:path';
import type readFile from 'read-excel-file/node';
import { type CsvRow, fullestSheet, rowsOfSheet, sampleOf } from '@gazetteer/tabular';
import { findLayout } from './find-layout.ts';
import { badFile, refuse } from './import-refusal.ts';
import { aboutFile, type PreparedFile, requireBearableWidth, type UnwrappedFile } from './prepare-file.ts';
import { rewriteRows } from './rewrite-csv.ts';

const SAMPLE_ROWS = 2000;

/**
 * Makes one sheet of a workbook (ECMA-376) readable.
 * @throws invalid_input on `sheet` when there is none such, on `file` when the workbook is damaged or empty
 */
export async function prepareSheet(file: UnwrappedFile): Promise<PreparedFile> {
  const { sheet, sheets, rows } = await readSheetRows(file.path, file.sheet);
  const layout = findLayout(rows.slice(0, SAMPLE_ROWS), file.said ?? {}, file.headerless);
  requireBearableWidth(layout);
  const data = rows.filter((row) => row.line >= layout.firstLine);
  if (data.length === 0) throw badFile({ code: 'sheet_without_rows', sheet }, layout.headerLine ?? 1);
  const path = join(file.folder, 'sheet.csv');
  const rewritten = await rewriteRows(data, layout, path);
  return {
    kind: 'text',
    path,
    about: { ...aboutFile('xlsx'), sheet, sheets, notes: layout.notes },
    text: {
      layout,
      dialect: { delimiter: ',' },
      lineEnds: '\n',
      sample: sampleOf(rows.slice(0, SAMPLE_ROWS), layout),
      rewritten,
    },
  };
}

type SheetRows = { sheet: string; sheets: string[]; rows: CsvRow[] };

/**
 * The rows of one sheet as texts, each as long as the longest; empty ones are left out.
 * @param wanted a name or a number from 1; the sheet with the most cells where absent
 */
async function readSheetRows(path: string, wanted: string | number | undefined): Promise<SheetRows> {
  const workbook = await openWorkbook(path);
  const sheets = workbook.map(({ sheet }) => sheet);
  const chosen =
    wanted === undefined
      ? fullestSheet(workbook)
      : workbook.find(({ sheet }, index) => sheet === wanted || index + 1 === Number(wanted));
  if (!chosen)
    throw refuse('sheet', { code: 'no_such_sheet', sheet: String(wanted), sheets: sheets.join(', ') });
  const rows = rowsOfSheet(chosen);
  if (rows.length === 0) throw badFile({ code: 'sheet_empty', sheet: chosen.sheet });
  return { sheet: chosen.sheet, sheets, rows };
}

type Workbook = Awaited<ReturnType<typeof readFile>>;

async function openWorkbook(path: string): Promise<Workbook> {
  const { default: readWorkbook } = await import('read-excel-file/node');
  try {
    return await readWorkbook(path);
  } catch {
    throw badFile({ code: 'workbook_damaged' });
  }
}
