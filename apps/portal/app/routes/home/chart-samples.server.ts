import type { Client, TableSummary } from '@gazetteer/client';
import { type ChartSamples, thinned } from './chart-samples.ts';
import { quietly, type Table } from './newest-tables.server.ts';

type Column = TableSummary['columns'][number];

/** Small figures from the newest tables for the chart strip. What cannot be had is left out. */
export async function chartSamples(client: Client, tables: readonly Table[]): Promise<ChartSamples> {
  const line = tables.find(isTimeSeries);
  const counted = tables.filter((table) => commonValues(table).length >= 3);
  const bar = counted[0];
  const arc = counted.findLast((table) => table !== bar) ?? bar;
  const point = tables.find((table) => table !== line && measures(table).length >= 2);
  const listed = tables.find((table) => namesAndAmounts(table).length === 2);
  const [lineSample, pointSample, tableSample] = await Promise.all([
    line && readLine(client, line),
    point && readPoints(client, point),
    listed && readRows(client, listed),
  ]);
  return {
    ...(bar && { bar: { of: bar.dataset.title, amounts: commonValues(bar).map(({ n }) => n) } }),
    ...(arc && { arc: { of: arc.dataset.title, shares: sharesOf(arc) } }),
    ...(lineSample && { line: lineSample }),
    ...(pointSample && { point: pointSample }),
    ...(tableSample && { table: tableSample }),
  };
}

function measures({ summary }: Table): Column[] {
  return summary.columns.filter((column) => column.role === 'measure' && column.distinct_count > 5);
}

function isTimeSeries(table: Table): boolean {
  return table.summary.time !== null && measures(table).length > 0;
}

/** The most frequent values of the first column that sorts rows into a few kinds. */
function commonValues({ summary }: Table): Column['top'] {
  const kinds = summary.columns.find(
    ({ role, distinct_count, top }) => role === 'dimension' && distinct_count < 200 && top.length >= 3,
  );
  return (kinds?.top ?? []).filter(({ value }) => value !== null).slice(0, 6);
}

function sharesOf(table: Table): number[] {
  return commonValues(table)
    .slice(0, 4)
    .map(({ n }) => n / table.summary.row_count);
}

async function readLine(client: Client, table: Table): Promise<ChartSamples['line']> {
  const time = table.summary.time?.field;
  const measure = measures(table)[0]?.id;
  if (!time || !measure) return undefined;
  const sql =
    `SELECT ${quoted(time)} AS x, avg(${quoted(measure)}) AS y FROM ${quoted(table.resource.id)} ` +
    `GROUP BY 1 ORDER BY 1 LIMIT 2000`;
  const answer = await quietly(client.action('datastore_search_sql', { sql }));
  const amounts = (answer?.records ?? []).map(({ y }) => Number(y)).filter(Number.isFinite);
  return amounts.length > 2 ? { of: table.dataset.title, amounts: thinned(amounts, 48) } : undefined;
}

async function readPoints(client: Client, table: Table): Promise<ChartSamples['point']> {
  const [x, y] = measures(table);
  if (!x || !y) return undefined;
  const answer = await quietly(
    client.action('datastore_search', {
      resource_id: table.resource.id,
      fields: [x.id, y.id],
      limit: 60,
      include_total: false,
    }),
  );
  const points = (answer?.records ?? [])
    .filter((row) => row[x.id] !== null && row[y.id] !== null)
    .map((row): [number, number] => [Number(row[x.id]), Number(row[y.id])])
    .filter((point) => point.every(Number.isFinite));
  return points.length > 5 ? { of: table.dataset.title, points } : undefined;
}

/** A column of names, few of them twice, and one of amounts: what a table an inch wide can show. */
function namesAndAmounts(table: Table): string[] {
  const { columns, row_count } = table.summary;
  const names = columns.find(
    ({ role, type, distinct_count, top }) =>
      type === 'text' &&
      role !== 'measure' &&
      distinct_count > row_count / 2 &&
      /\p{Letter}{3}/u.test(String(top[0]?.value)),
  );
  const amounts = measures(table)[0];
  return names && amounts ? [names.id, amounts.id] : [];
}

async function readRows(client: Client, table: Table): Promise<ChartSamples['table']> {
  const columns = namesAndAmounts(table);
  const answer = await quietly(
    client.action('datastore_search', {
      resource_id: table.resource.id,
      fields: columns,
      limit: 4,
      include_total: false,
    }),
  );
  const rows = (answer?.records ?? []).map((row) => columns.map((id) => cellText(row[id])));
  return rows.length > 0 ? { of: table.dataset.title, rows } : undefined;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function cellText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
