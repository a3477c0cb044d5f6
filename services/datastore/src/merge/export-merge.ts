import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { columnHeads } from '../dump/column-heads.ts';
import { type DumpFormat, dumpFormats } from '../dump/dump-format.ts';
import { dumpSelect } from '../dump/dump-select.ts';
import { frameRows } from '../dump/frame-rows.ts';
import { XLSX_ROWS } from '../dump/xlsx-rows.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { temporaryFile } from '../temporary-file.ts';
import type { MergeRequest } from './merge-request.contract.ts';
import { type MergeRun, withMerge } from './merge-tables.ts';

const EXPORT_MILLISECONDS = 15 * 60_000;

/**
 * Writes the whole result of a merge as a file that goes when it was read.
 * @param language of the heads; without it they are the names of the columns
 * @returns the file, the address of its licence, and whether everybody may have it
 * @throws what a merge does; invalid_input for more rows than the format takes
 */
export async function exportMerge(
  context: DatastoreContext,
  caller: Caller,
  input: MergeRequest,
  format: DumpFormat,
  { language, signal }: { language: string | undefined; signal: AbortSignal },
) {
  const path = await temporaryFile(context.temporaryFolder, 'merge');
  try {
    const write = async ({ ground, select, columns, report, isPublic }: MergeRun) => {
      const { sql, parameters } = select('all');
      if (format === 'xlsx' && report.rows_out > XLSX_ROWS) throw tooLongForSheet(report.rows_out);
      const headOf = columnHeads(columns, format, language);
      const work = context.workers.export(
        {
          ...ground,
          sql: dumpSelect({ sql, parameters, fields: columns }, format, headOf),
          parameters,
          path,
          format: dumpFormats[format].file,
          timeoutMilliseconds: EXPORT_MILLISECONDS,
        },
        { signal },
      );
      await withinLimits(work);
      const heads = columns.map((column) => ({ ...column, id: headOf(column.id) }));
      return { heads, url: report.license.url, isPublic };
    };
    const { heads, url, isPublic } = await withMerge(context, caller, input, write, { signal });
    const rows = createReadStream(path);
    rows.on('close', () => void rm(path, { force: true }));
    const document = await frameRows(piecesOf(rows), format, heads, false);
    return { document, url, isPublic };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function* piecesOf(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* rows;
}

function tooLongForSheet(rows: number) {
  const [count, most] = [rows.toLocaleString('en'), XLSX_ROWS.toLocaleString('en')];
  return invalidInput({
    format: [
      `an XLSX sheet holds at most ${most} rows below its header, and these are ${count}; choose csv or parquet`,
    ],
  });
}
