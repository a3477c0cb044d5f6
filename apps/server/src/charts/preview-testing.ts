import { type ChartField, type ChartSpec, type PreviewSource, suggestPreview } from '@gazetteer/charts';
import type { PackageDictionary } from '@gazetteer/catalogue';
import { expect } from 'vitest';
import type { Application } from '../open-application.ts';

type Fields = {
  source: ChartSpec['source'];
  fields: ChartField[];
  row_count: number;
  places: PreviewSource['places'];
};
type Figures = { rows: Record<string, unknown>[]; geo: { without_shape: string[] } | null };
type Channel = NonNullable<ChartSpec['channels']['x']>;

/** A preview beside what SQL answers over the same table, written here and nowhere else. */
export type ComparedPreview = {
  table: string;
  mark: string;
  /** How rows become figures, and of which column. */
  figure: { field: string | undefined; unit: string | null; aggregate: string };
  drawn: string[];
  counted: string[];
  /** Places of a map with figures that are on no map. */
  leftOut: number;
  /** What the page says of it. */
  subtitle: string | null;
  summary: string;
};

/** Compares the preview of every table of the catalogue with SQL on the table. */
export async function comparePreviews(application: Application): Promise<ComparedPreview[]> {
  const search = { rows: 1000, facet: false };
  const { results } = (await application.call('package_search', search)) as { results: PackageDictionary[] };
  const compared: ComparedPreview[] = [];
  for (const { resources, name } of results) {
    for (const { id, datastore_active } of resources) {
      const found = datastore_active ? await comparePreview(application, id) : undefined;
      if (found) compared.push({ ...found, table: name });
    }
  }
  return compared;
}

async function comparePreview(application: Application, id: string): Promise<ComparedPreview | undefined> {
  const asked = { source: { kind: 'table', resource_id: id } };
  const {
    source,
    fields,
    row_count: rowCount,
    places,
  } = (await application.call('chart_fields', asked)) as Fields;
  const spec = suggestPreview({ source, fields, rowCount, places });
  if (!spec) return undefined;
  const page = await application.server.inject(`/preview/${id}.json`);
  const { subtitle, summary } = page.json<{ subtitle: string | null; summary: string }>();
  const { keys, figure } = partsOf(spec);
  const { rows, geo } = (await application.call('chart_query', { spec })) as Figures;
  const drawn = rows.map((row) =>
    lineOf(
      keys.map(({ name }) => row[name]),
      row[figure.name],
    ),
  );
  const all = await countWithSql(application, spec, id);
  const counted =
    spec.mark === 'choropleth' ? all.filter((line) => drawn.some((one) => isSameKey(one, line))) : all;
  const { field, aggregate = '' } = figure.channel;
  const unit = fields.find((one) => one.id === field)?.unit ?? null;
  return {
    table: id,
    mark: spec.mark,
    figure: { field, unit, aggregate },
    drawn: drawn.toSorted(),
    counted: counted.toSorted(),
    leftOut: all.length - counted.length + (geo?.without_shape.length ?? 0),
    subtitle,
    summary,
  };
}

function isSameKey(one: string, other: string): boolean {
  return one.slice(0, one.lastIndexOf(': ')) === other.slice(0, other.lastIndexOf(': '));
}

function partsOf({ channels }: ChartSpec) {
  const { geo, x, y, colour, detail } = channels;
  const named: [string, Channel | undefined][] = [
    ['geo', geo && { field: geo.field }],
    ['x', x],
    ['y', y],
    ['colour', colour],
    ['detail_0', detail?.[0]],
  ];
  const given = named.flatMap(([name, channel]) => (channel ? [{ name, channel }] : []));
  const figure = given.find(({ channel }) => channel.aggregate !== undefined);
  if (!figure) throw new Error('A preview shows a figure');
  return { keys: given.filter((one) => one !== figure), figure };
}

/** The figures as a person would ask for them in SQL. */
async function countWithSql(application: Application, spec: ChartSpec, id: string): Promise<string[]> {
  const { keys, figure } = partsOf(spec);
  const columns = keys.map(({ channel }) => keySql(channel));
  const groups = columns.map((_, index) => index + 1).join(', ');
  const times = keys
    .filter(({ name }) => name === 'x')
    .map(({ channel }) => `${quote(channel.field)} is not null`);
  const where = [...times, ...(spec.filters ?? []).map(filterSql)].join(' and ') || 'true';
  const limit = keys.find(({ channel }) => channel.top)?.channel.top?.count ?? 32_000;
  const sql = `select ${columns.join(', ')}, ${figureSql(figure.channel)} as figure from "${id}"
    where ${where} group by ${groups} order by figure desc nulls last, ${groups} limit ${limit}`;
  const { records } = (await application.call('datastore_search_sql', { sql })) as {
    records: Record<string, unknown>[];
  };
  return records.map((record) => {
    const values = Object.values(record);
    return lineOf(values.slice(0, -1), values.at(-1));
  });
}

function keySql({ field, time_unit }: Channel): string {
  const column = quote(field);
  if (!time_unit) return `cast(${column} as varchar)`;
  return `case when try_cast(${column} as timestamp) is null then cast(${column} as varchar)
    else cast(date_trunc('${time_unit}', try_cast(${column} as timestamp)) as varchar) end`;
}

function figureSql({ field, aggregate, weight }: Channel): string {
  if (aggregate === 'count') return 'count(*)';
  const value = `try_cast(${quote(field)} as double)`;
  if (aggregate === 'sum') return `sum(${value})`;
  if (!weight) return `avg(${value})`;
  const by = `try_cast(${quote(weight)} as double)`;
  return `sum(${value} * ${by}) / sum(case when ${value} is not null then ${by} end)`;
}

function filterSql(filter: NonNullable<ChartSpec['filters']>[number]): string {
  if (filter.kind !== 'one_of') throw new Error('A preview filters by a single value');
  const value = String(filter.values[0]);
  return `cast(${quote(filter.field)} as varchar) = '${value.replaceAll("'", "''")}'`;
}

function quote(name: string | undefined): string {
  return `"${String(name).replaceAll('"', '""')}"`;
}

/** Codes without leading zeros, times as their day, figures to six digits. */
function lineOf(keys: readonly unknown[], figure: unknown): string {
  const written = keys.map((key) => {
    const text = typeof key === 'string' ? key : key === null || key === undefined ? '' : JSON.stringify(key);
    const [, day] = /^(\d{4}-\d\d-\d\d)[T ]00:00:00/.exec(text) ?? [];
    return (day ?? text.replace('T', ' ')).replace(/^0+(?=\d)/, '').replace(/^(\d{4})-01-01$/, '$1');
  });
  const value = figure === null || figure === undefined ? 'none' : Number(Number(figure).toPrecision(6));
  return `${written.join(' | ')}: ${value}`;
}

/** Expects that previews show what SQL says, and name how many places they leave out. */
export function expectTrue(compared: readonly ComparedPreview[]): void {
  for (const { table, drawn, counted, leftOut, summary } of compared) {
    expect({ table, drawn }).toEqual({ table, drawn: counted });
    if (leftOut > 0) expect(summary).toContain(`Not on the map: ${leftOut.toLocaleString('en')} (`);
  }
}
