import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache, makeFolder, roomOf } from '@gazetteer/kernel';
import type { IndexableTable, RowIndexes } from '../../datastore-context.ts';
import { createBackgroundQueue } from '../../engine/background-queue.ts';
import type { IndexedColumn, QueryWorkers } from '../../engine/query-worker.contract.ts';
import { quoteIdentifier } from '../../engine/quote.ts';
import { makeRoom } from '../../objects/make-room.ts';
import { openRowIndex, type RowIndex } from '../../row-index/open-row-index.ts';
import { TABLE } from '../../tables/table-sql.ts';

// A version that nobody turns the pages of needs no index.
const QUESTIONS_BEFORE = 3;
const OPEN_INDEXES = 100;
const REMEMBERED_VERSIONS = 10_000;
// An index is at most about as many times as large as the table's own file.
const GROWTH = 8;
const BUILD_MILLISECONDS = 10 * 60_000;
// Above so many different values a column is not looked up by, and sorting them costs memory.
const MOST_DISTINCT = 200_000;
const MOST_INDEXED = 16;
const ENDING = '.rows';

/**
 * Opens the row indexes of a process: files in a folder of at most `limitBytes`, one a version of a table. They are made one
 * after the other in the background, of versions that are asked for again and again, and can be thrown away at any time.
 */
export function createRowIndexes(
  workers: QueryWorkers,
  { folder, limitBytes }: { folder: string; limitBytes: number },
): RowIndexes {
  const questions = new LRUCache<string, number>({ max: REMEMBERED_VERSIONS });
  const opened = new LRUCache<string, RowIndex>({
    max: OPEN_INDEXES,
    dispose: (index, versionId) => {
      index.close();
      questions.delete(versionId);
    },
  });
  const building = new Set<string>();
  // What cannot be indexed is read by the engine, as before.
  const queue = createBackgroundQueue('indexing rows', build);
  const pathOf = (versionId: string): string => join(folder, `${versionId}${ENDING}`);

  function open(versionId: string): RowIndex | undefined {
    const path = pathOf(versionId);
    if (!existsSync(path)) return undefined;
    try {
      const index = openRowIndex(path);
      opened.set(versionId, index);
      // The longest unused one makes room for others.
      void utimes(path, new Date(), new Date()).catch(() => undefined);
      return index;
    } catch {
      // One of another edition, or damaged: it is made anew.
      void rm(path, { force: true }).catch(() => undefined);
      return undefined;
    }
  }

  async function build(table: IndexableTable, signal: AbortSignal): Promise<void> {
    const { versionId } = table;
    const unfinished = join(folder, `${versionId}.${randomUUID()}`);
    building.add(versionId);
    try {
      await makeFolder(folder);
      if ((await roomOf(folder)).free < table.byteSize * GROWTH * 2) return;
      await writeIndex(workers, table, unfinished, signal);
      // Whoever removed the version meanwhile took it out.
      if (!building.has(versionId)) return;
      await rename(unfinished, pathOf(versionId));
      open(versionId);
      await makeRoom(folder, limitBytes);
    } finally {
      building.delete(versionId);
      await rm(unfinished, { force: true });
    }
  }

  return {
    find: (table) => {
      const { versionId } = table;
      const known = opened.get(versionId);
      if (known) return known;
      const asked = (questions.get(versionId) ?? 0) + 1;
      questions.set(versionId, asked);
      const fits = table.byteSize * GROWTH <= limitBytes;
      if (asked === QUESTIONS_BEFORE && fits) queue.add(versionId, table);
      return asked === 1 ? open(versionId) : undefined;
    },
    forget: async (versionId) => {
      queue.remove(versionId);
      building.delete(versionId);
      opened.delete(versionId);
      await rm(pathOf(versionId), { force: true });
    },
    list: async () => {
      const names = await readdir(folder).catch(() => []);
      return names.flatMap((name) => (name.endsWith(ENDING) ? [name.slice(0, -ENDING.length)] : []));
    },
    close: async () => {
      await queue.close();
      opened.clear();
    },
  };
}

async function writeIndex(
  workers: QueryWorkers,
  table: IndexableTable,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const tables = [{ name: TABLE, path: table.path }];
  const indexed = await chooseColumns(workers, table, signal);
  const names = ['_id', ...table.columns.map(({ id }) => id)].map(quoteIdentifier);
  const sql = `select ${names.join(', ')} from ${TABLE}`;
  const format = { kind: 'row_index', indexed } as const;
  const work = { tables, sql, path, format, background: true, timeoutMilliseconds: BUILD_MILLISECONDS };
  await workers.export(work, { signal });
}

/** The columns that rows are looked up by: texts, days and whole numbers of which there are not too many. */
async function chooseColumns(
  workers: QueryWorkers,
  table: IndexableTable,
  signal: AbortSignal,
): Promise<IndexedColumn[]> {
  const candidates = table.columns.flatMap(({ id, type }): IndexedColumn[] => {
    if (type === 'int') return [{ name: id, type: 'bigint' }];
    return type === 'text' || type === 'date' ? [{ name: id, type: 'varchar' }] : [];
  });
  if (candidates.length === 0) return [];
  const counts = candidates.map(({ name }) => `approx_count_distinct(${quoteIdentifier(name)})`);
  const tables = [{ name: TABLE, path: table.path }];
  const sql = `select ${counts.join(', ')} from ${TABLE}`;
  const { rows } = await workers.run({ tables, sql, background: true }, signal);
  const distinct = rows[0] ?? [];
  return candidates.filter((_, place) => Number(distinct[place]) <= MOST_DISTINCT).slice(0, MOST_INDEXED);
}
