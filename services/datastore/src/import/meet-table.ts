import { rm } from 'node:fs/promises';
import type { DatastoreContext } from '../datastore-context.ts';
import type { TableSource } from '../engine/query-worker.contract.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { likelyKeys } from '../tables/row-key.ts';
import type { StoredTable } from '../tables/table.store.ts';
import { TABLE } from '../tables/table-sql.ts';
import { tableSources } from '../writing/apply-records.ts';
import { mergedRows } from '../writing/merged-rows.ts';
import { WRITE_MILLISECONDS, writeRows } from '../writing/write-version.ts';
import { badFile, type RefusalCause } from './files/import-refusal.ts';
import {
  type ConvertedColumn,
  emptyKeys,
  FILE,
  fileRecords,
  repeatedKeys,
  takenKeys,
  unfitValues,
} from './meeting-sql.ts';
import { describeNext, type NextColumn, nextColumns } from './next-columns.ts';
import type { TableFile } from './read-table-file.ts';
import type { ImportMethod, Recipe } from './recipe.contract.ts';

/** How the rows of a file meet those of a table. */
export type Meeting = Pick<Recipe, 'method' | 'key'>;

/** The rows that a table is to have, and what is to be said of them. */
export type NextRows = {
  /** A file as the next version is. */
  path: string;
  columns: Column[];
  primaryKey: string[];
  /** How they came to be. */
  method: ImportMethod;
  /** What rows were added and changed by; null where nothing was. */
  key: string[] | null;
  /** Removes what was written; the rows of the file stay. */
  discard(): Promise<void>;
};

/**
 * Makes the rows that a table has with those of a file in their place, below them, or among them by key. Nothing of the
 * table is changed.
 * @throws invalid_input on `file` where the rows cannot meet so; damaged; cancelled
 */
export async function meetTable(
  context: DatastoreContext,
  existing: StoredTable | undefined,
  file: Pick<TableFile, 'columns' | 'profiles' | 'path'>,
  { method = 'replace', key }: Meeting,
  signal?: AbortSignal,
): Promise<NextRows> {
  const columns = describeNext(existing, file, method);
  const rows = { name: FILE, path: file.path };
  if (!existing || method === 'replace') {
    const primaryKey = await keyThatHolds(askOf(context, [rows], signal), existing, columns);
    return {
      path: file.path,
      columns,
      primaryKey,
      method: 'replace',
      key: null,
      discard: async () => {},
    };
  }
  const tables = [...(await tableSources(context, existing)), rows];
  const ask = askOf(context, tables, signal);
  const next = nextColumns(existing, file);
  await requireFitTypes(ask, next);
  const records = fileRecords(next);
  const meeting = { ask, existing, next, records };
  const used = method === 'upsert' ? await requireKey(meeting, key) : null;
  if (method === 'append') await requireNewKeys(meeting);
  const merge = { existing, columns, records, method: used ? ('upsert' as const) : ('insert' as const) };
  const { whole } = mergedRows({ ...merge, key: used ?? undefined });
  const path = await writeRows(context, { tables, sql: whole, signal });
  const { primaryKey } = existing;
  return { path, columns, primaryKey, method, key: used, discard: () => rm(path, { force: true }) };
}

type AskRow = (sql: string) => Promise<unknown[]>;

function askOf(context: DatastoreContext, tables: TableSource[], signal: AbortSignal | undefined): AskRow {
  return async (sql) => {
    const request = { tables, sql, timeoutMilliseconds: WRITE_MILLISECONDS };
    const { rows } = await withinLimits(context.workers.run(request, signal));
    return rows[0] ?? [];
  };
}

/** The key of a table whose rows others take the place of: it stays where it tells those apart, too. */
async function keyThatHolds(
  ask: AskRow,
  existing: StoredTable | undefined,
  columns: readonly Column[],
): Promise<string[]> {
  const key = existing?.primaryKey ?? [];
  const isThere = key.every((name) => columns.some(({ id }) => id === name));
  if (key.length === 0 || !isThere) return [];
  return (await faultOfKey(ask, `select * from ${FILE}`, key)) ? [] : key;
}

const LISTED = 20;

/** @throws invalid_input where a value would not be the same in the type that the table has for its column */
async function requireFitTypes(ask: AskRow, next: readonly NextColumn[]): Promise<void> {
  const converted = next.filter((column): column is ConvertedColumn => isConverted(column));
  if (converted.length === 0) return;
  const told = await ask(unfitValues(converted));
  const unfit = converted.flatMap((column, index) =>
    Number(told[2 * index]) > 0 ? [{ ...column, value: String(told[2 * index + 1]) }] : [],
  );
  const [first] = unfit;
  if (!first) return;
  const columns = unfit.slice(0, LISTED).map(({ id }) => id);
  const { value, type } = first;
  throw badFile({ code: 'types_do_not_fit', columns: columns.join(', '), value, type });
}

function isConverted({ type, source }: NextColumn): boolean {
  return source !== undefined && source.type !== type;
}

type Met = { ask: AskRow; existing: StoredTable; next: readonly NextColumn[]; records: string };

/**
 * What rows of both are told apart by: the table's own key, else the one that is said, else what keys usually are.
 * @throws invalid_input where that is no key
 */
async function requireKey(met: Met, said: readonly string[] = []): Promise<string[]> {
  const { primaryKey } = met.existing;
  if (primaryKey.length > 0 || said.length > 0) {
    const key = primaryKey.length > 0 ? primaryKey : [...said];
    const fault = await faultInBoth(met, key);
    if (fault) throw badFile(fault);
    return key;
  }
  const isThere = (name: string) => met.next.find(({ id }) => id === name)?.source;
  for (const likely of likelyKeys(met.existing)) {
    const key = likely.filter(isThere);
    if (!(await faultInBoth(met, key))) return key;
  }
  throw badFile({ code: 'key_needed' });
}

async function faultInBoth(
  { ask, next, records, existing }: Met,
  key: string[],
): Promise<RefusalCause | undefined> {
  if (key.length === 0) return { code: 'key_needed' };
  const names = new Set(existing.columns.map(({ id }) => id));
  const both = new Set(next.flatMap(({ id, source }) => (source && names.has(id) ? [id] : [])));
  const missing = key.filter((name) => !both.has(name));
  const columns = key.join(', ');
  if (missing.length > 0) return { code: 'key_columns_missing', columns: missing.join(', ') };
  const fault = await faultOfKey(ask, records, key);
  if (fault) return fault;
  const [count, value] = await ask(repeatedKeys(`select * from ${TABLE}`, key));
  if (Number(count) === 0) return undefined;
  return { code: 'key_repeated_before', columns, rows: Number(count), value: String(value) };
}

/** @throws invalid_input where a row cannot be added below others, for the key of their table */
async function requireNewKeys({ ask, existing: { primaryKey }, records }: Met): Promise<void> {
  if (primaryKey.length === 0) return;
  const fault = await faultOfKey(ask, records, primaryKey);
  if (fault) throw badFile(fault);
  const [count, value] = await ask(takenKeys(records, primaryKey));
  if (Number(count) === 0) return;
  const columns = primaryKey.join(', ');
  throw badFile({ code: 'key_taken', columns, rows: Number(count), value: String(value) });
}

async function faultOfKey(ask: AskRow, rows: string, key: string[]): Promise<RefusalCause | undefined> {
  const columns = key.join(', ');
  const [empty] = await ask(emptyKeys(rows, key));
  if (Number(empty) > 0) return { code: 'key_empty', columns, rows: Number(empty) };
  const [count, value] = await ask(repeatedKeys(rows, key));
  if (Number(count) === 0) return undefined;
  return { code: 'key_repeated', columns, rows: Number(count), value: String(value) };
}
