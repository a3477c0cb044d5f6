import type { ChartData, ChartField } from '@gazetteer/charts';
import { quoteIdentifier, quoteText } from '../../engine/quote.ts';
import { type Column, storedType } from '../../tables/column.ts';
import { TABLE } from '../../tables/table-sql.ts';
import type { PlacedChart } from '../place-chart.ts';
import type { PlaceWriting } from './known-places.ts';

/** Column with the code of a row's area. No column of a table begins so. */
export const PLACE = '_place';
/** The rows as the SQL of a chart sees them. */
export const CHART_ROWS = 'chart_rows';

/** Makes the rows of a chart without places visible under their name. */
export const plainRows = [`create or replace temp view ${CHART_ROWS} as select * from ${TABLE}`];

/**
 * Makes the rows of a map visible, each with the code of its area; rows of no known place are none of them. Places
 * are compared in the type of their column, since reading millions of numbers as text takes longer than all else.
 */
export function placedRows({ writing, lookup }: PlacedChart, columns: readonly Column[]): string[] {
  return [
    placesTable(writing, lookup, columns),
    `create or replace temp view ${CHART_ROWS} as select _r.*, _p.c as ${PLACE}
      from ${TABLE} _r join _places _p on ${isPlace(writing)}`,
  ];
}

/** Makes the other rows visible: those of places that are not known, and those that name none. */
export function unplacedRows({ writing, unmatched }: PlacedChart, columns: readonly Column[]): string[] {
  const unknown = unmatched.map(({ value, parent }) => ({ value, parent, code: '' }));
  const column = `_r.${quoteIdentifier(writing.field)}`;
  const blank = typeOf(columns, writing.field) === 'text' ? ` or trim(${column}) = ''` : '';
  return [
    placesTable(writing, unknown, columns),
    `create or replace temp view ${CHART_ROWS} as select _r.*
      from ${TABLE} _r left join _places _p on ${isPlace(writing)}
      where _p.c is not null or ${column} is null${blank}`,
  ];
}

function placesTable(
  { field }: PlaceWriting,
  places: PlacedChart['lookup'],
  columns: readonly Column[],
): string {
  const list = JSON.stringify(
    places.map(({ value, parent, code }) => ({ v: value, w: parent ?? '', c: code })),
  );
  return `create or replace temp table _places as
    select cast(p.v as ${storedType(typeOf(columns, field))}) as v, p.w as w, p.c as c
    from (select unnest(from_json(${quoteText(list)}, '[{"v":"VARCHAR","w":"VARCHAR","c":"VARCHAR"}]')) as p)`;
}

function typeOf(columns: readonly Column[], name: string): string {
  return columns.find(({ id }) => id === name)?.type ?? 'text';
}

function isPlace({ field, parent_field }: PlaceWriting): string {
  const parent =
    parent_field === null
      ? ''
      : ` and coalesce(cast(_r.${quoteIdentifier(parent_field)} as varchar), '') = _p.w`;
  return `_r.${quoteIdentifier(field)} = _p.v${parent}`;
}

/**
 * Whether places can be counted as they are written and given their codes afterwards: each has one spelling. Joining
 * millions of rows with their codes takes three times as long as counting them.
 */
export function isDirect({ writing, lookup }: PlacedChart, fields: readonly ChartField[]): boolean {
  const type = fields.find(({ id }) => id === writing.field)?.type;
  // Other types are not written by the engine as they come out of it.
  if (writing.parent_field !== null || (type !== 'text' && type !== 'int')) return false;
  return new Set(lookup.map(({ code }) => code)).size === lookup.length;
}

/** Gives the figures of places their codes; those of no known place are left out. */
export function codeRows(data: ChartData, { lookup }: PlacedChart): ChartData {
  const codes = new Map(lookup.map(({ value, code }) => [value, code]));
  const rows = data.rows.flatMap((row) => {
    const code = codes.get(String(row['geo']));
    return code === undefined ? [] : [{ ...row, geo: code }];
  });
  return { ...data, rows };
}
