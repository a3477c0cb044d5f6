import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  createRowSplitter,
  type CsvDialect,
  type CsvRow,
  isHeaderAgain,
  type TableLayout,
  UnreadableText,
} from '@gazetteer/tabular';
import { badFile } from './import-refusal.ts';
import {
  type ImportNote,
  MOST_ROW_CHARACTERS,
  type RejectedRow,
  type RejectReason,
} from './import-report.ts';

export type RewrittenRows = {
  rows: number;
  rejectedRows: number;
  /** The first thousand of them. */
  rejected: RejectedRow[];
  notes: ImportNote[];
};

/** How many rejected rows a report lists. */
export const MOST_REJECTED_LISTED = 1000;
const SHOWN_CHARACTERS = 200;
const PIECE_CHARACTERS = 256 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/**
 * Writes rows in the one way that leaves no doubt: commas, quotation marks where needed, a line feed, and the
 * line number of the row before its cells. Rows that do not fit the header are left out and told of.
 * @throws invalid_input on `file` when hardly a row fits
 */
export async function rewriteRows(
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  layout: TableLayout,
  target: string,
): Promise<RewrittenRows> {
  const sorter = createSorter(layout);
  const write = async function* () {
    let piece = '';
    for await (const row of rows) {
      if (row.line < layout.firstLine) continue;
      const cells = sorter.take(row);
      if (!cells) continue;
      piece += `${row.line},${cells.map(quoted).join(',')}\n`;
      if (piece.length < PIECE_CHARACTERS) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  };
  await pipeline(write, createWriteStream(target));
  return sorter.finish();
}

/** The rows of a text, rewritten. */
export async function rewriteCsv(
  path: string,
  dialect: CsvDialect,
  layout: TableLayout,
  target: string,
): Promise<RewrittenRows> {
  return rewriteRows(readCsvRows(path, dialect), layout, target);
}

/**
 * The rows of a text in UTF-8, whatever is wrong with them.
 * @throws invalid_input on `file` when a quotation mark is not closed or a line has no end
 */
async function* readCsvRows(path: string, dialect: CsvDialect): AsyncGenerator<CsvRow> {
  const splitter = createRowSplitter(dialect);
  const decoder = new TextDecoder('utf-8');
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
      yield* splitter.push(decoder.decode(chunk as Buffer, { stream: true }));
    }
    yield* splitter.push(decoder.decode());
    yield* splitter.end();
  } catch (error) {
    throw error instanceof UnreadableText ? badFile({ code: error.reason }, error.line) : error;
  }
}

function createSorter(layout: TableLayout) {
  const width = layout.headers.length;
  const result: RewrittenRows = { rows: 0, rejectedRows: 0, rejected: [], notes: [] };
  const repeated = { rows: 0, line: 0 };

  function reject(row: CsvRow, reason: RejectReason, value: string): undefined {
    result.rejectedRows += 1;
    if (result.rejected.length >= MOST_REJECTED_LISTED) return;
    const text = row.stray ? (row.cells[0] ?? '') : row.cells.map(quoted).join(',');
    result.rejected.push({
      line: row.line,
      column: null,
      value: value.slice(0, SHOWN_CHARACTERS),
      reason,
      row: text.slice(0, MOST_ROW_CHARACTERS),
    });
  }

  return {
    take(row: CsvRow): string[] | undefined {
      const { cells } = row;
      if (row.stray) return reject(row, 'stray_quote', cells[0] ?? '');
      if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== '')) {
        return reject(row, 'too_many_cells', String(cells.length));
      }
      if (cells.length < layout.leastCells) return reject(row, 'too_few_cells', String(cells.length));
      if (isHeaderAgain(cells, layout)) {
        if (repeated.rows === 0) repeated.line = row.line;
        repeated.rows += 1;
        return undefined;
      }
      result.rows += 1;
      return cells.length === width ? cells : Array.from({ length: width }, (_, index) => cells[index] ?? '');
    },
    finish(): RewrittenRows {
      if (result.rejectedRows > result.rows) {
        const first = result.rejected[0];
        throw badFile(
          {
            code: 'rows_do_not_fit',
            wrong: result.rejectedRows,
            count: result.rows + result.rejectedRows,
            cells: width,
          },
          first?.line,
        );
      }
      if (repeated.rows > 0) result.notes.push({ code: 'header_rows_skipped', params: repeated });
      return result;
    },
  };
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
