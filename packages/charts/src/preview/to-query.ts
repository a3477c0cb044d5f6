import type { PreviewSpec, LineSpec, MeasureChannel } from './preview-spec.ts';

/** The most lines, bars or areas a query of a chart gives back. */
const ROW_LIMIT = 32_000;

/**
 * The aggregate query behind a chart, for `datastore_search_sql`. Its columns are `region, value` for a map,
 * `time, value[, series]` for lines, `label, value` for bars.
 * @param table how the query calls the table; the resource id unless said otherwise
 */
export function toQuery(spec: PreviewSpec, table: string = spec.source.resource_id): string {
  const from = `from ${quoteIdentifier(table)}${whereOf(spec)}`;
  switch (spec.mark) {
    case 'choropleth': {
      const region = quoteIdentifier(spec.channels.region.field);
      const value = aggregateOf(spec.channels.colour);
      return `select ${region} as region, ${value} as value ${from} group by 1 limit ${ROW_LIMIT}`;
    }
    case 'line':
      return lineQuery(spec, from);
    case 'bar': {
      const label = quoteIdentifier(spec.channels.y.field);
      const value = aggregateOf(spec.channels.x);
      return `select ${label} as label, ${value} as value ${from} group by 1 order by 2 desc nulls last, 1 limit ${spec.limit}`;
    }
  }
}

function lineQuery(spec: LineSpec, from: string): string {
  const { x, y } = spec.channels;
  const series = spec.channels.series ?? spec.channels.detail;
  const column = quoteIdentifier(x.field);
  const time = x.truncate ? `date_trunc('${x.truncate}', ${column})` : column;
  const split = series ? `, ${quoteIdentifier(series.field)} as series` : '';
  const groups = series ? '1, 3' : '1';
  return `select ${time} as time, ${aggregateOf(y)} as value${split} ${from} group by ${groups} order by ${groups} limit ${ROW_LIMIT}`;
}

const functions = {
  sum: 'sum',
  mean: 'avg',
  median: 'median',
  min: 'min',
  max: 'max',
  count: 'count',
} as const;

function aggregateOf(channel: MeasureChannel): string {
  const argument = channel.field === undefined ? '*' : quoteIdentifier(channel.field);
  return `${functions[channel.aggregate]}(${argument})`;
}

function whereOf(spec: PreviewSpec): string {
  const needed = spec.mark === 'line' ? [spec.channels.x.field] : [];
  const conditions = [
    ...needed.map((field) => `${quoteIdentifier(field)} is not null`),
    ...(spec.filters ?? []).map(
      (filter) => `${quoteIdentifier(filter.field)} in (${filter.values.map(quoteValue).join(', ')})`,
    ),
  ];
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
}

function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function quoteValue(value: string | number | boolean): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}
