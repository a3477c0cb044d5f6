import type { DatastoreContext } from '../datastore-context.ts';
import type { TableVersion } from '../datastore-tables.ts';
import type { QueryResult, TableSource } from '../engine/query-worker.contract.ts';
import { createRecentValues } from '../search/recent-values.ts';
import { withinLimits } from '../tables/query-failure.ts';
import {
  AFTER,
  BEFORE,
  type ComparisonSql,
  contentComparison,
  keyedComparison,
  recordsOf,
  repeatedKey,
  rowsOf,
  type SharedColumn,
} from './comparison-sql.ts';
import { versionFile } from '../tables/open-table.ts';

export type DataRow = Record<string, unknown>;

/** What differs between two versions of a table. Rows are compared in the columns that both have. */
export type VersionComparison = {
  /** Rows that only the later version has. */
  added: number;
  /** Rows that only the earlier version has. */
  removed: number;
  /** Rows with the same key and other values; null where there is no key to know a row by. */
  changed: number | null;
  key: string[] | null;
  columns: { added: string[]; removed: string[]; retyped: string[] };
  /** The first rows of each kind, at most ten; of changed rows only the columns that both versions have. */
  samples: { added: DataRow[]; removed: DataRow[]; changed: { before: DataRow; after: DataRow }[] };
};

export type ComparisonOptions = { timeoutMilliseconds?: number; signal?: AbortSignal | undefined };

const SAMPLE_ROWS = 10;
const NUMBERS = /^(U?(TINY|SMALL|BIG|HUGE)INT|U?INTEGER|FLOAT|DOUBLE|DECIMAL.*)$/;

// Versions never change, so neither does what lies between two of them.
const known = createRecentValues<VersionComparison>(200);

/**
 * Compares two versions of a table: by the first of these keys that both versions keep, else by whole rows, of
 * which each may occur several times.
 * @param keys sets of columns, the likeliest first
 * @throws gone when the rows of one are no longer kept; timed_out
 */
export async function compareVersions(
  context: DatastoreContext,
  keys: readonly string[][],
  from: TableVersion,
  to: TableVersion,
  options: ComparisonOptions = {},
): Promise<VersionComparison> {
  const tables = [
    { name: BEFORE, path: await versionFile(context, from) },
    { name: AFTER, path: await versionFile(context, to) },
  ];
  const name = JSON.stringify([from.id, to.id, keys]);
  return known.get(name, () => compareFiles(askOf(context, tables, options), keys));
}

/** Runs one statement on the two versions. */
export type Ask = (sql: string) => Promise<QueryResult>;

/** Asks of versions that are given as files. */
export function askOf(context: DatastoreContext, tables: TableSource[], options: ComparisonOptions): Ask {
  const { signal, ...limits } = options;
  return (sql) => withinLimits(context.workers.run({ tables, sql, ...limits }, signal));
}

/** How two versions, as `BEFORE` and `AFTER`, are compared. */
export type ComparisonPlan = {
  /** What rows are told apart by; null where that is no key of both. */
  key: string[] | null;
  /** The columns that both have. */
  shared: SharedColumn[];
  columns: VersionComparison['columns'];
  sql: ComparisonSql;
};

/** Finds out how two versions can be compared: by the first key that each has in every row but once, else by whole rows. */
export async function planComparison(
  ask: Ask,
  keys: readonly string[][],
  sampleRows: number,
): Promise<ComparisonPlan> {
  const [before, after] = [await describe(ask, BEFORE), await describe(ask, AFTER)];
  const names = [...before.keys()].filter((name) => after.has(name));
  const retyped = names.filter((name) => before.get(name) !== after.get(name));
  const shared = names.map((name): SharedColumn => {
    const types = [before.get(name) ?? '', after.get(name) ?? ''];
    if (!retyped.includes(name)) return { name };
    return { name, comparedAs: types.every((type) => NUMBERS.test(type)) ? 'double' : 'varchar' };
  });
  const key = await firstKey(ask, keys, names);
  return {
    key,
    shared,
    columns: {
      added: [...after.keys()].filter((name) => !before.has(name)),
      removed: [...before.keys()].filter((name) => !after.has(name)),
      retyped,
    },
    sql: key ? keyedComparison(shared, key, sampleRows) : contentComparison(shared, sampleRows),
  };
}

/** How many rows were added, removed and, where there is a key, changed. */
export async function countChanges(
  ask: Ask,
  { counts, changed }: ComparisonSql,
): Promise<Pick<VersionComparison, 'added' | 'removed' | 'changed'>> {
  const [row = []] = (await ask(counts)).rows;
  return { added: Number(row[0]), removed: Number(row[1]), changed: changed ? Number(row[2]) : null };
}

async function compareFiles(ask: Ask, keys: readonly string[][]): Promise<VersionComparison> {
  const { key, columns, shared, sql } = await planComparison(ask, keys, SAMPLE_ROWS);
  const counts = await countChanges(ask, sql);
  const pairs = sql.changed && counts.changed ? (await ask(recordsOf(shared, sql.changed))).rows : [];
  return {
    ...counts,
    key,
    columns,
    samples: {
      added: counts.added > 0 ? namedRows(await ask(rowsOf(AFTER, sql.added))) : [],
      removed: counts.removed > 0 ? namedRows(await ask(rowsOf(BEFORE, sql.removed))) : [],
      changed: pairs.map(([before, after]) => ({ before: before as DataRow, after: after as DataRow })),
    },
  };
}

/** The columns of a version with the engine's types, without `_id`. */
async function describe(ask: Ask, version: string): Promise<Map<string, string>> {
  const { rows } = await ask(`select column_name, column_type from (describe ${version})`);
  const columns = new Map(rows.map(([name, type]) => [String(name), String(type)]));
  columns.delete('_id');
  return columns;
}

async function firstKey(
  ask: Ask,
  keys: readonly string[][],
  shared: readonly string[],
): Promise<string[] | null> {
  for (const key of keys) if (await isKey(ask, key, shared)) return key;
  return null;
}

async function isKey(ask: Ask, key: readonly string[], shared: readonly string[]): Promise<boolean> {
  if (key.length === 0 || !key.every((name) => shared.includes(name))) return false;
  for (const version of [BEFORE, AFTER])
    if ((await ask(repeatedKey(version, key))).rows.length > 0) return false;
  return true;
}

function namedRows({ columns, rows }: QueryResult): DataRow[] {
  const names = columns.map((column) => column.name);
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
}
