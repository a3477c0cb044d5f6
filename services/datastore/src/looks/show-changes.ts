import type { Caller } from '@gazetteer/kernel';
import { pathCompared } from '../objects/compared-object.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { changesOf, MOST_SHOWN } from './compare-look.ts';
import type { ChangesAsked, LookChanges } from './look-changes.contract.ts';
import type { KeptChanges, NamedColumn } from './look-content.ts';
import { type ReadyLook, readOwnLook } from './look-rights.ts';
import { findLook } from './look.store.ts';
import type { Looks } from './looks.ts';
import { type ChangeKind, changeKinds, SAMPLE, samplePage } from './sample-sql.ts';

/**
 * What publishing a look would change in the table that is published now, with a page of the rows that differ.
 * @throws not_found, conflict; damaged, timed_out
 */
export async function showChanges(
  looks: Looks,
  caller: Caller,
  id: string,
  asked: ChangesAsked,
): Promise<LookChanges> {
  return readOwnLook(looks, caller, id, (look) => tellChanges(looks, look, asked));
}

async function tellChanges(looks: Looks, look: ReadyLook, asked: ChangesAsked): Promise<LookChanges> {
  const kept = await changesOf(looks, look);
  if (!kept) return firstVersion(look);
  const { base, said, next, found, problem } = kept;
  return {
    version: base.number,
    method: said.method ?? 'replace',
    key: found?.key ?? next?.upsertKey ?? null,
    table_key: base.primaryKey.length > 0 ? base.primaryKey : null,
    key_refused: refusedKey(kept),
    problem,
    columns: columnsOf(look, kept),
    rows_before: base.rows,
    rows_after: next?.rows ?? null,
    changes: found && { added: found.added, removed: found.removed, changed: found.changed },
    sample: await readSample(looks, look, kept, asked),
  };
}

/** Where nothing is published every column and row is new. */
function firstVersion({ read: { recipe, columns, report } }: ReadyLook): LookChanges {
  const added = columns.map(({ id, type }) => ({ name: id, type }));
  return {
    version: null,
    method: recipe.method ?? 'replace',
    key: null,
    table_key: null,
    key_refused: null,
    problem: null,
    columns: { added, removed: [], retyped: [], reordered: false, absent: [] },
    rows_before: 0,
    rows_after: report.rows,
    changes: { added: report.rows, removed: 0, changed: 0 },
    sample: null,
  };
}

function refusedKey({ base, said, found }: KeptChanges): string[] | null {
  if (found === null || found.key !== null) return null;
  const wanted = base.primaryKey.length > 0 ? base.primaryKey : (said.key ?? []);
  return wanted.length > 0 ? wanted : null;
}

/** How the columns that a table has and those that it is to have go together. */
function columnsOf({ read }: ReadyLook, { base, next, said }: KeptChanges): LookChanges['columns'] {
  const file = new Set(read.columns.map(({ id }) => id.toLowerCase()));
  const isAdded = said.method !== undefined && said.method !== 'replace';
  const absent = isAdded
    ? base.columns.flatMap(({ name }) => (file.has(name.toLowerCase()) ? [] : [name]))
    : [];
  if (next === null) return { added: [], removed: [], retyped: [], reordered: false, absent };
  const before = new Map(base.columns.map(({ name, type }) => [name, type]));
  const after = new Map(next.columns.map(({ name, type }) => [name, type]));
  const shared = next.columns.filter(({ name }) => before.has(name));
  const staying = base.columns.filter(({ name }) => after.has(name));
  return {
    added: next.columns.filter(({ name }) => !before.has(name)),
    removed: base.columns.filter(({ name }) => !after.has(name)),
    retyped: shared.flatMap(({ name, type }) => {
      const from = before.get(name) ?? type;
      return from === type ? [] : [{ name, from, to: type }];
    }),
    reordered: shared.some(({ name }, index) => staying[index]?.name !== name),
    absent,
  };
}

async function readSample(
  looks: Looks,
  look: ReadyLook,
  kept: KeptChanges,
  { kind: wanted, page, per_page }: ChangesAsked,
): Promise<LookChanges['sample']> {
  const { found } = kept;
  const countOf = (kind: ChangeKind) => found?.[kind] ?? 0;
  const kind = wanted ?? changeKinds.find((one) => countOf(one) > 0);
  if (!found || !kind) return null;
  const shown = columnsOfKind(kind, kept, found.shared);
  const total = Math.min(countOf(kind), MOST_SHOWN);
  const from = (page - 1) * per_page;
  const rows = from < total ? await readRows(looks, look.id, kind, shown, { from, to: from + per_page }) : [];
  const [before, after] = [shown.before.length, shown.before.length + shown.after.length];
  return {
    kind,
    page,
    per_page,
    total,
    columns: shown.columns,
    records: rows.map((row) => ({
      before: kind === 'added' ? null : row.slice(0, before),
      after: kind === 'removed' ? null : row.slice(before, after),
      changed: shown.different.filter((_, index) => row[after + index] === true),
    })),
  };
}

type OfKind = { columns: NamedColumn[]; before: number[]; after: number[]; different: string[] };

/** The columns that rows of a kind have: of changed ones those before and after. */
function columnsOfKind(kind: ChangeKind, { base, next }: KeptChanges, shared: readonly string[]): OfKind {
  const after = next?.columns ?? [];
  const all = (columns: readonly unknown[]) => columns.map((_, index) => index);
  if (kind === 'added') return { columns: after, before: [], after: all(after), different: [] };
  if (kind === 'removed')
    return { columns: base.columns, before: all(base.columns), after: [], different: [] };
  const places = new Map(base.columns.map(({ name }, index) => [name, index]));
  const both = after.flatMap((column, index) => {
    const place = places.get(column.name);
    return place === undefined ? [] : [{ column, index, place }];
  });
  return {
    columns: both.map(({ column }) => column),
    before: both.map(({ place }) => place),
    after: both.map(({ index }) => index),
    different: [...shared],
  };
}

async function readRows(
  { context, sql }: Looks,
  id: string,
  kind: ChangeKind,
  { before, after, different }: OfKind,
  range: { from: number; to: number },
): Promise<unknown[][]> {
  const look = await findLook(sql, id);
  if (!look?.sample_key) return [];
  const path = await pathCompared(context, look.sample_key);
  const statement = samplePage(kind, { before, after, different: different.length }, range);
  const { rows } = await withinLimits(
    context.workers.run({ tables: [{ name: SAMPLE, path }], sql: statement }),
  );
  return rows;
}
