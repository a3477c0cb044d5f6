import { areMonths, type CsvRow, findTable, type WrittenTable } from '@gazetteer/tabular';
import { MOST_BYTES, MOST_COLUMNS, MOST_ROWS, OwnFileError, type OwnTable } from './own-table.ts';
import { readText } from './read-text.ts';

/** A file, which of its sheets is wanted, and who wants to know how far the reading is (0 to 1). */
export interface OwnFileRequest {
  file: Blob;
  name: string;
  sheet?: string | undefined;
  onProgress?: (share: number) => void;
}

const MOST_LISTED = 100;
const LONGEST_NAME = 200;
const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a CSV file or a workbook whole, in memory. What it is is told by its content, not by its name.
 * @throws OwnFileError where it is no table, or one too large
 */
export async function readOwnFile({ file, name, sheet, onProgress }: OwnFileRequest): Promise<OwnTable> {
  if (file.size === 0) throw new OwnFileError('empty');
  if (file.size > MOST_BYTES) throw new OwnFileError('too_large');
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (begins(start, compoundFile)) throw new OwnFileError('old_excel');
  if (begins(start, zip)) {
    // The reader of workbooks is fetched by those who have one.
    const { readWorkbook } = await import('./read-workbook.ts');
    const workbook = await readWorkbook(file, sheet);
    return tableOf(name, workbook.rows, workbook);
  }
  return tableOf(name, await readText(file, onProgress), { sheet: null, sheets: [] });
}

function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, place) => bytes[place] === byte);
}

function tableOf(
  name: string,
  lines: readonly CsvRow[],
  { sheet, sheets }: Pick<OwnTable, 'sheet' | 'sheets'>,
): OwnTable {
  if (lines.length === 0) throw new OwnFileError('empty');
  const table = findTable(lines);
  const { texts } = table;
  requireTable(table);
  return {
    name: name.slice(0, LONGEST_NAME),
    columns: table.columns.map((column, index) => ({
      id: column.name.slice(0, LONGEST_NAME),
      writing: column.kind ?? (areMonths(texts[index] ?? []) ? 'iso_month' : null),
    })),
    texts,
    notes: table.notes,
    rejected: table.rejected.slice(0, MOST_LISTED),
    rejectedRows: table.rejected.length,
    sheet,
    sheets,
  };
}

function requireTable({ columns, texts, rejected }: WrittenTable): void {
  const count = texts[0]?.length ?? 0;
  if (columns.length > MOST_COLUMNS)
    throw new OwnFileError('too_many_columns', { count: columns.length, most: MOST_COLUMNS });
  const [first] = rejected;
  if (first && rejected.length > count)
    throw new OwnFileError('rows_unfit', {
      line: first.line,
      rejected: rejected.length,
      rows: count + rejected.length,
      columns: columns.length,
    });
  if (count === 0) throw new OwnFileError('no_rows');
  if (count > MOST_ROWS) throw new OwnFileError('too_many_rows', { most: MOST_ROWS });
}
