import type { DatastoreContext } from '../datastore-context.ts';
import { createParameters } from '../search/query-parameters.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { condition, placedRows } from './merge-sql.ts';
import { UNMATCHED } from './place-rows.ts';
import type { PreparedMerge, PreparedSide } from './prepare-merge.ts';
import type { MergeGround } from './run-merge.ts';

/** The figures of one side; `rows` are those of the table, `after` those that were left after raising. */
export type SideFigures = {
  rows: number;
  resolved: number;
  matched: number;
  after: number;
  unread: number;
  unmatchedPlaces: number;
  unmatched: { value: string; parent: string; rows: number }[];
  alonePlaces: number;
  alone: { code: string; rows: number }[];
  duplicateKeys: number;
  duplicateRows: number;
  duplicates: { code: string; period: string | null; rows: number }[];
};

export type MergeFigures = {
  left: SideFigures;
  right: SideFigures;
  rowsOut: number;
  manyToMany: number;
  /** The places that the first rows of the result are of. */
  firstCodes: string[];
};

const UNMATCHED_SHOWN = 100;
const DUPLICATES_SHOWN = 20;
const MILLISECONDS = 120_000;

/**
 * Counts what a merge does, without making its rows: rows by place and period are counted on each side, and the
 * counts are joined.
 */
export async function measureMerge(
  context: DatastoreContext,
  merge: PreparedMerge,
  ground: MergeGround,
  shown: number,
  signal?: AbortSignal,
): Promise<MergeFigures> {
  const parameters = createParameters();
  const sides = [merge.left, merge.right].map((side) => seenOf(side, parameters));
  const joined = condition('_l', '_r', merge.alignment.joined);
  const sql = `with ${sides.join(', ')},
    _pairs as materialized (select _l._code, _l.m as lm, _r.m as rm from left_keys _l join right_keys _r on ${joined})
    select (select coalesce(sum(lm * rm), 0)::bigint from _pairs),
      (select count(*) from _pairs where lm > 1 and rm > 1),
      ${figuresSql(merge, 'left')}, ${figuresSql(merge, 'right')}, ${firstCodesSql(merge.how, shown)}`;
  const run = context.workers.run(
    { ...ground, sql, parameters: [...parameters.values], timeoutMilliseconds: MILLISECONDS },
    signal,
  );
  const [row = []] = (await withinLimits(run)).rows;
  const [shared, manyToMany] = row.map(Number) as [number, number];
  const [left, right] = [readFigures(row.slice(2, 15)), readFigures(row.slice(15, 28))];
  const leftOnly = merge.how === 'inner' ? 0 : Number(row[14]);
  const rightOnly = merge.how === 'outer' ? Number(row[27]) : 0;
  const firstCodes = (row[28] ?? []) as string[];
  return { left, right, manyToMany, rowsOut: shared + leftOnly + rightOnly, firstCodes };
}

/** Rows by what is written and what it stands for, and by place and period; `m` are rows after raising. */
function seenOf(side: PreparedSide, parameters: ReturnType<typeof createParameters>): string {
  const name = side.open.side;
  return `${name}_seen as materialized (
      select _v, _w, _code, _period, count(*) as n from (${placedRows(side, parameters, ['_id'])}) group by all),
    ${name}_keys as materialized (
      select _code, _period, sum(n)::bigint as n, ${side.raised ? '1::bigint' : 'sum(n)::bigint'} as m
      from ${name}_seen group by _code, _period)`;
}

function figuresSql({ alignment, ...merge }: PreparedMerge, name: 'left' | 'right'): string {
  const other = name === 'left' ? 'right' : 'left';
  const meets = `exists (select 1 from ${other}_keys _o where ${condition('_k', '_o', alignment.joined)})`;
  const sum = (what: string, where: string) =>
    `(select coalesce(sum(${what}), 0)::bigint from ${name}_keys _k where ${where})`;
  const known = `_code <> '${UNMATCHED}'`;
  const alone = `(select _code as code, sum(n)::bigint as rows from ${name}_keys where ${known}
    and _code not in (select _code from ${other}_keys) group by _code)`;
  const unmatched = `(select _v as value, _w as parent, sum(n)::bigint as rows from ${name}_seen
    where _code = '${UNMATCHED}' group by _v, _w)`;
  const several = `${name}_keys where ${known} and m > 1`;
  const timed = merge[name].period !== null;
  return [
    sum('n', 'true'),
    sum('n', known),
    sum('n', meets),
    sum('m', 'true'),
    timed ? sum('n', '_period is null') : '0',
    `(select count(*) from ${unmatched})`,
    `(select list(x) from (from ${unmatched} order by rows desc, value limit ${UNMATCHED_SHOWN}) x)`,
    `(select count(*) from ${alone})`,
    `(select list(x) from (from ${alone} order by code limit ${UNMATCHED_SHOWN}) x)`,
    `(select count(*) from ${several})`,
    `(select coalesce(sum(m), 0)::bigint from ${several})`,
    `(select list(x) from (select _code as code, _period as period, m as rows from ${several}
      order by rows desc, code, period limit ${DUPLICATES_SHOWN}) x)`,
    sum('m', `not ${meets}`),
  ].join(', ');
}

/** Each row of a side that is kept gives a row of the result or more: so many places are enough for the first ones. */
function firstCodesSql(how: PreparedMerge['how'], shown: number): string {
  const kept = {
    left: 'select _code, m from left_keys',
    inner: 'select _code, lm * rm as m from _pairs',
    outer: `select _code, m from left_keys
      union all select _code, m from right_keys where _code not in (select _code from left_keys)`,
  }[how];
  const last = `_code = '${UNMATCHED}'`;
  return `(select list(_code) from (
    select _code, sum(sum(m)) over (order by ${last}, _code) - sum(m) as before from (${kept}) group by _code)
    where before < ${shown})`;
}

function readFigures(row: readonly unknown[]): SideFigures {
  const [rows, resolved, matched, after, unread] = row.map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  return {
    rows,
    resolved,
    matched,
    after,
    unread,
    unmatchedPlaces: Number(row[5]),
    unmatched: (row[6] ?? []) as SideFigures['unmatched'],
    alonePlaces: Number(row[7]),
    alone: (row[8] ?? []) as SideFigures['alone'],
    duplicateKeys: Number(row[9]),
    duplicateRows: Number(row[10]),
    duplicates: (row[11] ?? []) as SideFigures['duplicates'],
  };
}
