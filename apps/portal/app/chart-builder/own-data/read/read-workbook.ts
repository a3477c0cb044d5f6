import { type CsvRow, fullestSheet, rowsOfSheet } from '@gazetteer/tabular';
import { unzipSync, zipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { OwnFileError } from './own-table.ts';

export interface WorkbookRows {
  sheet: string;
  sheets: string[];
  /** As texts, empty rows left out; `line` is the row of the sheet. */
  rows: CsvRow[];
}

/** What the parts of a workbook may come to when unpacked; more is an attack or no table for a browser. */
const MOST_UNPACKED = 400 * 1024 * 1024;

type Sheets = Awaited<ReturnType<typeof readSheets>>;

/**
 * The rows of one sheet of a workbook (ECMA-376).
 * @param wanted its name; the sheet with the most cells where absent
 * @throws OwnFileError where it is damaged, protected or empty
 */
export async function readWorkbook(file: Blob, wanted?: string): Promise<WorkbookRows> {
  const workbook = await openWorkbook(await file.arrayBuffer());
  const chosen = workbook.find(({ sheet }) => sheet === wanted) ?? fullestSheet(workbook);
  const rows = chosen ? rowsOfSheet(chosen) : [];
  if (!chosen || rows.length === 0) throw new OwnFileError('empty');
  return { sheet: chosen.sheet, sheets: workbook.map(({ sheet }) => sheet), rows };
}

async function openWorkbook(packed: ArrayBuffer): Promise<Sheets> {
  try {
    return await readSheets(unpacked(packed));
  } catch (error) {
    throw error instanceof OwnFileError ? error : new OwnFileError('damaged');
  }
}

/**
 * The archive with its parts stored as they are. The reader would unpack large parts in workers made of text, which
 * the site's policy forbids; there is nothing to unpack then.
 */
function unpacked(packed: ArrayBuffer): ArrayBuffer {
  let size = 0;
  const parts = unzipSync(new Uint8Array(packed), {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > MOST_UNPACKED) throw new OwnFileError('too_large');
      return true;
    },
  });
  if (!Object.keys(parts).some((name) => name.startsWith('xl/'))) throw new OwnFileError('not_table');
  return zipSync(parts, { level: 0 }).buffer;
}
