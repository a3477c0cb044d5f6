import { sidesWithPeriod, UNMATCHED } from '@gazetteer/tabular';
import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import type { QueryParameters } from '../search/query-parameters.ts';
import { storedType } from '../tables/column.ts';
import type { PlannedColumn } from './plan-columns.ts';
import { keyColumns, type PreparedMerge, type PreparedSide } from './prepare-merge.ts';
import { asText } from './read-side.ts';

// Names in this SQL begin with an underscore: no column of a table does.

/** A SELECT of a side's rows with `_v`, `_w` (what is written of the place), `_code` and `_period`. */
function placedRows(
  side: PreparedSide,
  parameters: QueryParameters,
  columns: readonly string[],
  codes?: readonly string[],
): string {
  const { open, geo, period } = side;
  const { table } = open;
  const inner = [
    ...new Set(columns),
    `${asText(table, geo.field)} as _v`,
    `${geo.parent_field === null ? `''` : asText(table, geo.parent_field)} as _w`,
    `${period ? asText(table, period.field) : `''`} as _t`,
  ];
  const wanted = codes && valuesOf(side, codes);
  const rows = open.rows(parameters, inner.join(', '), wanted && isOneOf(side, wanted));
  const carried = period === null;
  const join = carried ? '' : `${period.only ? '' : 'left '}join ${open.side}_periods _q on _q.t = _r._t`;
  return `select _r.*, coalesce(_p.c, '${UNMATCHED}') as _code, ${carried ? 'cast(null as varchar)' : '_q.k'} as _period
    from (${rows}) _r
    left join ${open.side}_places _p on _p.v = _r._v and _p.w = _r._w ${join}
    ${codes ? `where coalesce(_p.c, '${UNMATCHED}') in (${codes.map(quoteText).join(', ')})` : ''}`;
}

/** Above so many ways to write the places that are wanted, it is quicker to look all of them up. */
const MOST_VALUES = 1000;

function valuesOf({ placed }: PreparedSide, codes: readonly string[]): string[] | undefined {
  const wanted = new Set(codes);
  const values = new Set(placed.lookup.filter(({ code }) => wanted.has(code)).map(({ value }) => value));
  return values.size > MOST_VALUES ? undefined : [...values];
}

/** What the engine can tell before it reads the other columns of a row. */
function isOneOf({ open, geo }: PreparedSide, values: readonly string[]): string {
  const column = quoteIdentifier(geo.field);
  const isText = open.table.columns.some(({ id, type }) => id === geo.field && type === 'text');
  const listed = values.map(quoteText).join(', ');
  if (values.length === 0) return 'false';
  if (!isText) return `${asText(open.table, geo.field)} in (${listed})`;
  return `(${column} in (${listed})${values.includes('') ? ` or ${column} is null` : ''})`;
}

/**
 * The whole result, by place and period; rows whose place was not recognised come last.
 * @param codes of the places that are wanted, where it is not all
 */
export function mergeSelect(
  merge: PreparedMerge,
  parameters: QueryParameters,
  codes?: readonly string[],
): string {
  const { how, alignment, target } = merge;
  const join = { left: 'left', inner: 'inner', outer: 'full' }[how];
  const keys = keyColumns(target, alignment);
  const period = keys.find(({ id }) => id === 'period');
  const periods = sidesWithPeriod(alignment).map((side) => `_${side}._period`);
  const selected = [
    '_code as area_code',
    '_name as area_name',
    ...(period ? [`cast(_period as ${storedType(period.type)}) as period`] : []),
    ...planned(merge).map(([side, { as }], index) => `_${side}_${index} as ${quoteIdentifier(as)}`),
  ];
  const columns = planned(merge).map(([side], index) => `_${side}._c${index} as _${side}_${index}`);
  return `with _left as not materialized (${sideSelect(merge, 'left', parameters, codes)}),
    _right as not materialized (${sideSelect(merge, 'right', parameters, codes)}),
    _merged as not materialized (
      select coalesce(_left._code, _right._code) as _code, coalesce(${periods.join(', ')}) as _period,
        ${columns.map((column) => `${column}, `).join('')}_left._id as _left_id, _right._id as _right_id
      from _left ${join} join _right on ${condition('_left', '_right', alignment.joined)})
    select ${selected.join(', ')}
    from (select _merged.*, _n.n as _name from _merged left join area_names _n on _n.c = _merged._code)
    order by _code = '${UNMATCHED}', _code, _period, _left_id, _right_id`;
}

/**
 * When a row of one side meets one of the other. Nothing but equality: with any other comparison in an outer join the
 * engine compares every row with every other.
 */
function condition(left: string, right: string, joined: boolean): string {
  const places = `nullif(${left}._code, '${UNMATCHED}') = ${right}._code`;
  return joined ? `${places} and ${left}._period = ${right}._period` : places;
}

type Planned = readonly ['left' | 'right', PlannedColumn];

function planned({ left, right }: PreparedMerge): Planned[] {
  return [
    ...left.plan.columns.map((column): Planned => ['left', column]),
    ...right.plan.columns.map((column): Planned => ['right', column]),
  ];
}

function sideSelect(
  merge: PreparedMerge,
  name: 'left' | 'right',
  parameters: QueryParameters,
  codes: readonly string[] | undefined,
): string {
  const side = merge[name];
  const own = planned(merge).flatMap(([of, column], index) => (of === name ? [{ column, index }] : []));
  const needed = own.flatMap(({ column: { column, weight } }) =>
    [column, ...(weight ? [weight] : [])].map(({ id }) => quoteIdentifier(id)),
  );
  const rows = placedRows(side, parameters, ['_id', ...needed], codes);
  const values = own.map(({ column, index }) => `, ${valueOf(column)} as _c${index}`).join('');
  return side.raised
    ? `select _code, _period, cast(null as bigint) as _id${values} from (${rows}) group by _code, _period`
    : `select _code, _period, _id${values} from (${rows})`;
}

function valueOf({ column, aggregate, weight }: PlannedColumn): string {
  const name = quoteIdentifier(column.id);
  const type = storedType(column.type);
  switch (aggregate) {
    case null:
      return name;
    case 'sum':
      return `cast(sum(${name}) as ${type})`;
    case 'weighted_mean': {
      const by = quoteIdentifier(weight?.id ?? '');
      const both = `filter (${name} is not null and ${by} is not null)`;
      return `sum(cast(${name} as double) * ${by}) ${both} / nullif(cast(sum(${by}) ${both} as double), 0)`;
    }
    case 'same':
      return `case when count(${name}) = count(*) and min(${name}) = max(${name}) then min(${name}) end`;
    default:
      return `${aggregate}(${name})`;
  }
}
