import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { ApplicationError, withMutex } from '@gazetteer/kernel';
import { ImportRefusal } from '../import/files/import-refusal.ts';
import { meetTable, type NextRows } from '../import/meet-table.ts';
import { pathCompared } from '../objects/compared-object.ts';
import { releaseObjects, saveObject } from '../objects/save-object.ts';
import type { Column } from '../tables/column.ts';
import { versionFile } from '../tables/open-table.ts';
import { likelyKeys } from '../tables/row-key.ts';
import { findTable, type StoredTable } from '../tables/table.store.ts';
import { type Ask, askOf, countChanges, planComparison } from '../versions/compare-versions.ts';
import { AFTER, BEFORE } from '../versions/comparison-sql.ts';
import { writeRows } from '../writing/write-version.ts';
import type { KeptChanges, NamedColumn } from './look-content.ts';
import { type ReadyLook, readMeanwhile } from './look-rights.ts';
import { findLook, saveChanges, type StoredLook } from './look.store.ts';
import type { Looks } from './looks.ts';
import { changeKinds, sampleRows } from './sample-sql.ts';

const MEET_MILLISECONDS = 5 * 60_000;
const COMPARE_MILLISECONDS = 60_000;
/** Rows of each kind that can be looked at. */
export const MOST_SHOWN = 1000;

/**
 * What publishing a look would change in the table that is published now. It is found out once for these rows, this way
 * of meeting and this version of the table, and the rows that the table would have are stored with it.
 * @returns null where nothing is published yet
 * @throws conflict where the look was read anew, published or discarded meanwhile; damaged, timed_out
 */
export async function changesOf(looks: Looks, look: ReadyLook): Promise<KeptChanges | null> {
  const { context, sql, reading } = looks;
  if (look.resource_id === null) return null;
  const resourceId = look.resource_id;
  return withMutex(`look ${look.id}`, async () => {
    const table = await findTable(context.sql, resourceId);
    if (!table) return null;
    const stored = await findLook(sql, look.id);
    if (stored?.rows_key !== look.rows_key) throw readMeanwhile();
    const kept = stored.changes === null ? undefined : (JSON.parse(stored.changes) as KeptChanges);
    if (kept && isOf(kept, look, table)) return kept;
    return reading(() => compare(looks, { ...look, ...stored, rows_key: look.rows_key }, table));
  });
}

/** Whether a comparison tells of what is published now. */
function isOf({ base, rows_key, said }: KeptChanges, look: ReadyLook, table: StoredTable): boolean {
  const { method, key } = look.read.recipe;
  return (
    base.id === table.version.id &&
    rows_key === look.rows_key &&
    sameText([base.primaryKey, said], [table.primaryKey, { method, key }])
  );
}

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function compare(looks: Looks, look: ReadyLook, table: StoredTable): Promise<KeptChanges> {
  const { context } = looks;
  const { columns, profiles, recipe, report } = look.read;
  const { method, key } = recipe;
  const { version, primaryKey } = table;
  const base = { id: version.id, number: version.number, primaryKey, rows: version.row_count };
  const kept: KeptChanges = {
    rows_key: look.rows_key,
    said: { ...(method && { method }), ...(key && { key }) },
    base: { ...base, columns: named(table.columns) },
    problem: null,
    next: null,
    found: null,
  };
  const path = await pathCompared(context, look.rows_key);
  const file = { columns, profiles, path };
  let next: NextRows;
  try {
    next = await meetTable(context, table, file, recipe, AbortSignal.timeout(MEET_MILLISECONDS));
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    return keep(looks, look, { ...kept, problem: error.refused.reason });
  }
  try {
    const told = { primaryKey: next.primaryKey, columns: named(next.columns), upsertKey: next.key };
    const rows = next.path === path ? report.rows : await countRows(looks, next.path);
    if (next.path !== path) await keepNext(looks, look, next.path);
    const compared = { ...kept, next: { ...told, rows } };
    return await keepFound(looks, look, table, compared, next);
  } finally {
    await next.discard();
  }
}

function named(columns: readonly Column[]): NamedColumn[] {
  return columns.map(({ id, type }) => ({ name: id, type }));
}

async function countRows({ context }: Looks, path: string): Promise<number> {
  const ask = askOf(context, [{ name: AFTER, path }], {});
  return Number((await ask(`select count(*) from ${AFTER}`)).rows[0]?.[0]);
}

/** Stores the rows that the table is to have, for its publication. */
async function keepNext({ context, sql }: Looks, look: ReadyLook, path: string): Promise<void> {
  const key = `looks/${look.id}/${randomUUID()}.parquet`;
  await saveObject(context, { key, path }, async () => {
    const former = await findLook(sql, look.id);
    if (!(await saveChanges(sql, look, { next_key: key, changes: null }))) throw readMeanwhile();
    if (former?.next_key) await releaseObjects(context, [former.next_key]);
  });
}

/** Compares the rows of a table with those that it is to have, as far as there is time, and stores what came of it. */
async function keepFound(
  looks: Looks,
  look: ReadyLook,
  table: StoredTable,
  kept: KeptChanges & { next: object },
  next: NextRows,
): Promise<KeptChanges> {
  const { context } = looks;
  const keys = next.key ? [next.key] : keysToCompareBy(look, table, next);
  try {
    const options = {
      timeoutMilliseconds: COMPARE_MILLISECONDS,
      signal: AbortSignal.timeout(COMPARE_MILLISECONDS),
    };
    const tables = [
      { name: BEFORE, path: await versionFile(context, table.version) },
      { name: AFTER, path: next.path },
    ];
    const { found, sample } = await findDifferences(askOf(context, tables, options), keys, kept);
    if (sample === null) return await keep(looks, look, { ...kept, found });
    const path = await writeRows(context, { tables, sql: sample, signal: options.signal });
    try {
      return await keep(looks, look, { ...kept, found }, path);
    } finally {
      await rm(path, { force: true });
    }
  } catch (error) {
    if (!(error instanceof ApplicationError) || !tooMuch.has(error.code)) throw error;
    return keep(looks, look, kept);
  }
}

/** The key of the table, the one that the recipe says, or where others take the place of its rows what keys usually are. */
function keysToCompareBy({ read }: ReadyLook, table: StoredTable, next: NextRows): string[][] {
  const { method, key = [] } = read.recipe;
  if (table.primaryKey.length > 0 || method === 'append') return [table.primaryKey];
  if (key.length > 0) return [key];
  const isThere = (name: string) => next.columns.some(({ id }) => id === name);
  return likelyKeys(table).map((names) => names.filter(isThere));
}

/** What can be published although it could not be compared. */
const tooMuch: ReadonlySet<string> = new Set(['timed_out', 'too_large', 'cancelled', 'damaged', 'gone']);

async function findDifferences(
  ask: Ask,
  keys: readonly string[][],
  { base, next }: KeptChanges,
): Promise<{ found: NonNullable<KeptChanges['found']>; sample: string | null }> {
  const plan = await planComparison(ask, keys, MOST_SHOWN);
  const counts = await countChanges(ask, plan.sql);
  const found = { ...counts, key: plan.key, shared: plan.shared.map(({ name }) => name) };
  const kinds = changeKinds.filter((kind) => (counts[kind] ?? 0) > 0);
  const columns = { before: base.columns, after: next?.columns ?? [] };
  return { found, sample: kinds.length === 0 ? null : sampleRows({ plan, ...columns, kinds }) };
}

/** Stores what was found out, in the place of what was found out before. */
async function keep(
  { context, sql }: Looks,
  look: ReadyLook,
  kept: KeptChanges,
  sample?: string,
): Promise<KeptChanges> {
  const save = async (sample_key: string | null) => {
    const former = await findLook(sql, look.id);
    // Rows that the table is to have are those of this comparison, or none.
    const next_key = former && isStaged(kept) ? former.next_key : null;
    const latest = { base_version: kept.base.id, next_key, sample_key, changes: JSON.stringify(kept) };
    if (!(await saveChanges(sql, look, latest))) throw readMeanwhile();
    if (former) await releaseObjects(context, objectsLeft(former, next_key));
  };
  if (sample === undefined) {
    await sql.transaction(() => save(null));
    return kept;
  }
  const key = `looks/${look.id}/${randomUUID()}.parquet`;
  await saveObject(context, { key, path: sample }, () => save(key));
  return kept;
}

/** Whether the table would have other rows than those of the file. */
function isStaged({ next, said }: KeptChanges): boolean {
  return next !== null && said.method !== undefined && said.method !== 'replace';
}

function objectsLeft({ next_key, sample_key }: StoredLook, stays: string | null): string[] {
  return [next_key === stays ? null : next_key, sample_key].filter((key) => key !== null);
}
