import {
  DUPLICATES_SHOWN,
  type MergeCounts,
  type SideFigures,
  UNMATCHED,
  UNMATCHED_SHOWN,
} from '@gazetteer/tabular';
import type { DatastoreContext } from '../datastore-context.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { createParameters, type QueryParameters } from '../search/query-parameters.ts';
import { withinLimits } from '../tables/query-failure.ts';
import type { PreparedMerge, PreparedSide } from './prepare-merge.ts';
import { asText } from './read-side.ts';
import type { MergeGround } from './run-merge.ts';

export type MergeFigures = MergeCounts & {
  /** The places that the first rows of the result are of. */
  firstCodes: string[];
};

const MILLISECONDS = 120_000;

/**
 * Counts what a merge does, without making its rows: rows by place and period are counted on each side, and the
 * counts are joined. Each side is read once and its counts a few times, however large it is.
 */
export async function measureMerge(
  context: DatastoreContext,
  merge: PreparedMerge,
  ground: MergeGround,
  shown: number,
  signal?: AbortSignal,
): Promise<MergeFigures> {
  const parameters = createParameters();
  const keys = [merge.left, merge.right].map((side) => keysOf(side, parameters));
  const { joined } = merge.alignment;
  const sql = `with ${keys.join(', ')},
    _pairs as materialized (
      select _l._place, _l.m as lm, _r.m as rm from left_keys _l join right_keys _r on ${meeting('_l', '_r', joined)}),
    left_figures as (${figuresOf(merge.left, joined)}), right_figures as (${figuresOf(merge.right, joined)})
    select (select coalesce(sum(lm * rm), 0)::bigint from _pairs),
      (select count(*) from _pairs where lm > 1 and rm > 1), ${firstCodesSql(merge.how, shown)},
      _l.*, ${listsOf(merge.left, parameters)}, _r.*, ${listsOf(merge.right, parameters)}
    from left_figures _l, right_figures _r`;
  const run = context.workers.run(
    { ...ground, sql, parameters: [...parameters.values], timeoutMilliseconds: MILLISECONDS },
    signal,
  );
  const [[shared, manyToMany, firstCodes, ...figures] = []] = (await withinLimits(run)).rows;
  const [left, right] = [readFigures(figures.slice(0, FIGURES)), readFigures(figures.slice(FIGURES))];
  const leftOnly = merge.how === 'inner' ? 0 : left.notMet;
  const rightOnly = merge.how === 'outer' ? right.notMet : 0;
  return {
    left,
    right,
    manyToMany: Number(manyToMany),
    rowsOut: Number(shared) + leftOnly + rightOnly,
    firstCodes: (firstCodes ?? []) as string[],
  };
}

/** Rows of a side by the numbers of place and period; `m` are rows after raising. */
function keysOf(side: PreparedSide, parameters: QueryParameters): string {
  const { period, raised } = side;
  const name = side.open.side;
  return `${name}_keys as materialized (
      select coalesce(_p.i, 0) as _place, ${period ? '_q.j' : 'null::integer'} as _time, sum(_n)::bigint as n,
        ${raised ? '1::bigint' : 'sum(_n)::bigint'} as m
      from (${writtenSql(side, parameters, period?.field)})
        left join ${name}_places _p on _p.v = _v and _p.w = _w
        ${period ? `${period.only ? '' : 'left '}join ${name}_periods _q on _q.t = _t` : ''}
      group by _place, _time)`;
}

/** What is written of place and period, with the number of rows: looked up once for all rows that are alike. */
function writtenSql({ open, geo }: PreparedSide, parameters: QueryParameters, time?: string): string {
  const text = (field: string | null | undefined) => (field ? asText(open.table, field) : `''`);
  const fields = new Set([geo.field, geo.parent_field, time].flatMap((field) => (field ? [field] : [])));
  const columns = [...fields].map(quoteIdentifier).join(', ');
  return `select ${text(geo.field)} as _v, ${text(geo.parent_field)} as _w, ${text(time)} as _t, _n
    from (${open.rows(parameters, `${columns}, count(*) as _n`)} group by all)`;
}

function meeting(left: string, right: string, joined: boolean): string {
  const places = `${left}._place = ${right}._place and ${left}._place <> 0`;
  return joined ? `${places} and ${left}._time = ${right}._time` : places;
}

const otherOf = ({ open }: PreparedSide) => (open.side === 'left' ? 'right' : 'left');

/** The sums over a side, in the order of `readFigures`. */
function figuresOf(side: PreparedSide, joined: boolean): string {
  // Only equal numbers in the condition: with anything else the engine compares every row with every other.
  const same = `_k._place = _o._place${joined ? ' and _k._time = _o._time' : ''}`;
  const met = `select distinct _place${joined ? ', _time' : ''} from ${otherOf(side)}_keys where _place <> 0`;
  const sum = (what: string, where: string) => `coalesce(sum(${what}) filter (${where}), 0)::bigint`;
  return `select ${sum('n', 'true')}, ${sum('n', '_place <> 0')}, ${sum('n', 'meets')}, ${sum('m', 'true')},
      ${side.period === null ? '0' : sum('n', '_time is null')},
      count(*) filter (_place <> 0 and m > 1), ${sum('m', '_place <> 0 and m > 1')}, ${sum('m', 'not meets')}
    from (select _k.*, _o._place is not null as meets
      from ${side.open.side}_keys _k left join (${met}) _o on ${same})`;
}

/** What is shown of a side by name: places that were not recognised, places that the other lacks, duplicates. */
function listsOf(side: PreparedSide, parameters: QueryParameters): string {
  const name = side.open.side;
  const alone = `(select c as code, rows from (
    select _place, sum(n)::bigint as rows from ${name}_keys where _place <> 0
      and _place not in (select _place from ${otherOf(side)}_keys) group by _place) join place_codes on i = _place)`;
  const unmatched = unmatchedRows(side, parameters);
  return [
    unmatched ? `(select count(*) from ${unmatched})` : '0',
    unmatched
      ? `(select list(x) from (from ${unmatched} order by rows desc, value limit ${UNMATCHED_SHOWN}) x)`
      : 'null',
    `(select count(*) from ${alone})`,
    `(select list(x) from (from ${alone} order by code limit ${UNMATCHED_SHOWN}) x)`,
    `(select list(x) from (select c as code, k as period, m as rows
      from (select _place, _time, m from ${name}_keys where _place <> 0 and m > 1
        order by m desc, _place, _time limit ${DUPLICATES_SHOWN})
      join place_codes on i = _place left join period_keys on j = _time order by rows desc, code, period) x)`,
  ].join(', ');
}

/** Rows by what is written of a place that was not recognised; none where all were. */
function unmatchedRows(side: PreparedSide, parameters: QueryParameters): string | undefined {
  const { open, placed, period } = side;
  if (!placed.lookup.some(({ code }) => code === UNMATCHED)) return undefined;
  const only = period?.only ? period.field : undefined;
  return `(select _v as value, _w as parent, sum(_n)::bigint as rows
    from (${writtenSql(side, parameters, only)}) join ${open.side}_places _p on _p.v = _v and _p.w = _w
      ${only ? `join ${open.side}_periods _q on _q.t = _t` : ''}
    where _p.i = 0 group by _v, _w)`;
}

/** Each row of a side that is kept gives a row of the result or more: so many places are enough for the first ones. */
function firstCodesSql(how: PreparedMerge['how'], shown: number): string {
  const kept = {
    left: 'select _place, m from left_keys',
    inner: 'select _place, lm * rm as m from _pairs',
    outer: `select _place, m from left_keys
      union all select _place, m from right_keys where _place not in (select _place from left_keys)`,
  }[how];
  return `(select list(c) from (
    select _place, sum(sum(m)) over (order by _place = 0, _place) - sum(m) as before from (${kept}) group by _place)
    join place_codes on i = _place where before < ${shown})`;
}

/** How many columns tell of a side. */
const FIGURES = 13;

function readFigures(row: readonly unknown[]): SideFigures {
  const [
    rows = 0,
    resolved = 0,
    matched = 0,
    after = 0,
    unread = 0,
    duplicateKeys = 0,
    duplicateRows = 0,
    notMet = 0,
  ] = row.slice(0, 8).map(Number);
  return {
    rows,
    resolved,
    matched,
    after,
    unread,
    duplicateKeys,
    duplicateRows,
    notMet,
    unmatchedPlaces: Number(row[8]),
    unmatched: (row[9] ?? []) as SideFigures['unmatched'],
    alonePlaces: Number(row[10]),
    alone: (row[11] ?? []) as SideFigures['alone'],
    duplicates: (row[12] ?? []) as SideFigures['duplicates'],
  };
}
