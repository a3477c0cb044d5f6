import { rm, stat } from 'node:fs/promises';
import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Report } from '../merge/merge-report.contract.ts';
import type { MergeRequest } from '../merge/merge-request.contract.ts';
import { withMerge } from '../merge/merge-tables.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { takeTurns } from '../writing/take-turns.ts';
import { temporaryFile } from '../temporary-file.ts';
import { chartFault, mergeFault } from './chart-fault.ts';

/** The result of a merge as a file. */
export type MergedFile = { path: string; bytes: number; columns: Column[]; report: Report };

type AskedMerge = { caller: Caller; request: MergeRequest; signal?: AbortSignal | undefined };

type Entry = MergedFile & { madeAt: number; users: number; isDropped: boolean };

const MOST_BYTES = 1024 * 1024 * 1024;
const MOST_FILES = 40;
// Lists of places change now and then, and a merge with them.
const KEPT_MILLISECONDS = 60 * 60_000;
const MOST_ROWS = 5_000_000;
const EXPORT_MILLISECONDS = 120_000;

/**
 * Keeps the results of merges for the charts that are drawn of them: whoever builds a chart asks for the same rows
 * at every step. They are temporary files, bounded in number and bytes, and made anew after an hour.
 * @returns lets `work` read the rows of a merge; the key names the versions of both tables and what is asked of them
 */
export function createMergedFiles(context: DatastoreContext) {
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
      ...(await writeMerge(context, asked)),
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
    const entry = await takeTurns(`merge for charts ${key}`, () => take(key, asked));
    try {
      return await work(entry);
    } finally {
      entry.users -= 1;
      if (entry.isDropped && entry.users === 0) void rm(entry.path, { force: true });
    }
  };
}

async function writeMerge(
  context: DatastoreContext,
  { caller, request, signal }: AskedMerge,
): Promise<MergedFile> {
  const path = await temporaryFile(context.temporaryFolder, 'merged.parquet');
  try {
    return await withMerge(
      context,
      caller,
      request,
      async ({ ground, select, columns, report }) => {
        if (report.rows_out > MOST_ROWS) throw tooManyRows(report.rows_out);
        const work = context.workers.export(
          {
            ...ground,
            ...select('all'),
            path,
            format: { kind: 'parquet' },
            timeoutMilliseconds: EXPORT_MILLISECONDS,
          },
          signal ? { signal } : {},
        );
        await withinLimits(work);
        return { path, bytes: (await stat(path)).size, columns, report };
      },
      { signal },
    );
  } catch (error) {
    await rm(path, { force: true });
    throw mergeFault(error);
  }
}

function tooManyRows(rows: number) {
  const [count, most] = [rows.toLocaleString('en'), MOST_ROWS.toLocaleString('en')];
  return chartFault(
    'merge_too_large',
    'source.merge',
    `the tables together have ${count} rows, and a chart takes ${most}: bring rows together, or filter the tables`,
    { params: { rows, most: MOST_ROWS } },
  );
}
