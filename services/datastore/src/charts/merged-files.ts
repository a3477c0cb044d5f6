import { rm, stat } from 'node:fs/promises';
import { type Caller, withMutex } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Report } from '../merge/merge-report.contract.ts';
import type { MergeRequest } from '../merge/merge-request.contract.ts';
import type { Column } from '../tables/column.ts';
import { temporaryFile } from '../temporary-file.ts';
import { chartFault, mergeFault } from './chart-fault.ts';

/** The result of a merge as a file. */
export type MergedFile = { path: string; bytes: number; columns: Column[]; report: Report };

export type AskedMerge = { caller: Caller; request: MergeRequest; signal?: AbortSignal | undefined };

/**
 * Where the rows of a merge come from: writes them as a Parquet file.
 * @param accept told of the report before rows are written; throws where they are too many
 * @throws not_found, invalid_input that names the part of the merge
 */
export type MergeWriter = (
  asked: AskedMerge,
  path: string,
  accept: (report: Report) => void,
) => Promise<Pick<MergedFile, 'columns' | 'report'>>;

type Entry = MergedFile & { madeAt: number; users: number; isDropped: boolean };

const MOST_BYTES = 1024 * 1024 * 1024;
const MOST_FILES = 40;
// Lists of places change now and then, and a merge with them.
const KEPT_MILLISECONDS = 60 * 60_000;
const MOST_ROWS = 5_000_000;

/**
 * Keeps the results of merges for the charts that are drawn of them: whoever builds a chart asks for the same rows
 * at every step. They are temporary files, bounded in number and bytes, and made anew after an hour.
 * @returns lets `work` read the rows of a merge; the key names the versions of both tables and what is asked of them
 */
export function createMergedFiles(
  context: Pick<DatastoreContext, 'clock' | 'temporaryFolder'>,
  write: MergeWriter,
) {
  const entries = new Map<string, Entry>();

  const drop = (key: string, entry: Entry): void => {
    entries.delete(key);
    entry.isDropped = true;
    if (entry.users === 0) void rm(entry.path, { force: true });
  };

  // The last used is the last in the map.
  const tidy = (): void => {
    const now = context.clock().getTime();
    let [bytes, files] = [0, 0];
    for (const [key, entry] of [...entries].toReversed()) {
      bytes += entry.bytes;
      files += 1;
      if (bytes > MOST_BYTES || files > MOST_FILES || now - entry.madeAt > KEPT_MILLISECONDS)
        drop(key, entry);
    }
  };

  const take = async (key: string, asked: AskedMerge): Promise<Entry> => {
    tidy();
    const made = entries.get(key) ?? {
      ...(await writeFile(context.temporaryFolder, asked, write)),
      madeAt: context.clock().getTime(),
      users: 0,
      isDropped: false,
    };
    entries.delete(key);
    entries.set(key, made);
    made.users += 1;
    return made;
  };

  return async <Result>(
    key: string,
    asked: AskedMerge,
    work: (file: MergedFile) => Promise<Result>,
  ): Promise<Result> => {
    const entry = await withMutex(`merge for charts ${key}`, () => take(key, asked));
    try {
      return await work(entry);
    } finally {
      entry.users -= 1;
      if (entry.isDropped && entry.users === 0) void rm(entry.path, { force: true });
    }
  };
}

async function writeFile(folder: string, asked: AskedMerge, write: MergeWriter): Promise<MergedFile> {
  const path = await temporaryFile(folder, 'merged.parquet');
  try {
    const { columns, report } = await write(asked, path, requireFewRows);
    return { path, bytes: (await stat(path)).size, columns, report };
  } catch (error) {
    await rm(path, { force: true });
    throw mergeFault(error);
  }
}

function requireFewRows({ rows_out: rows }: Report): void {
  if (rows <= MOST_ROWS) return;
  const [count, most] = [rows.toLocaleString('en'), MOST_ROWS.toLocaleString('en')];
  throw chartFault(
    'merge_too_large',
    'source.merge',
    `the tables together have ${count} rows, and a chart takes ${most}: bring rows together, or filter the tables`,
    { params: { rows, most: MOST_ROWS } },
  );
}
