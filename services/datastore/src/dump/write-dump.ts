import { rm } from 'node:fs/promises';
import { invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { countRows } from '../search/search-table.ts';
import { temporaryFile } from '../temporary-file.ts';
import type { Dump } from './describe-dump.ts';
import { exportRows } from './export-table.ts';
import { followFile } from './follow-file.ts';
import { frameRows } from './frame-rows.ts';
import { XLSX_ROWS } from './xlsx-rows.ts';

/**
 * Prepares the rows of a table as a file.
 * @returns what writes the file, and gives it while it is written
 * @throws invalid_input for a search that cannot be done
 */
export function prepareDump(context: DatastoreContext, dump: Dump) {
  const { format, bom } = dump;
  const rows = exportRows(context, dump);
  return async (signal: AbortSignal) => {
    if (format === 'xlsx') await requireSheetSize(context, dump, signal);
    const path = await temporaryFile(context.temporaryFolder, 'dump');
    const pieces = following(path, rows.write(path, signal));
    return frameRows(pieces, format, rows.fields, bom);
  };
}

/** The file as it grows; it is removed when it was read, and when nobody reads on. */
async function* following(path: string, written: Promise<void>): AsyncGenerator<Buffer> {
  try {
    yield* followFile(path, written);
  } finally {
    // Whoever leaves early aborts the writing, which must have ended before the file can go.
    void written.catch(() => {}).then(() => rm(path, { force: true }));
  }
}

async function requireSheetSize(context: DatastoreContext, dump: Dump, signal: AbortSignal): Promise<void> {
  const { search } = dump;
  const { limit = Number.POSITIVE_INFINITY, offset = 0 } = search;
  if (limit <= XLSX_ROWS) return;
  const count = Math.min(limit, (await countRows(context, dump, search, signal)) - offset);
  if (count <= XLSX_ROWS) return;
  const [rows, most] = [count.toLocaleString('en'), XLSX_ROWS.toLocaleString('en')];
  throw invalidInput({
    format: [
      `an XLSX sheet holds at most ${most} rows below its header, and these are ${rows}; choose csv or parquet, or filter`,
    ],
  });
}
