import { type ChartData, describeChart, type Locale, OTHER, tableOf } from '@gazetteer/charts';
import type { Client } from '@gazetteer/client';
import type { SiteContext } from '@gazetteer/site/server';
import type { ChartSamples, SampleWords, Told } from './chart-samples.ts';
import { thinned } from './chart-samples.ts';
import { type ChosenSample, chooseSamples, type FigureType, type StripTable } from './choose-samples.ts';
import { quietly, type Table } from './newest-tables.server.ts';

/** Rows that are asked for where each is drawn by itself; the words say that there are more. */
const mostRows: Partial<Record<FigureType, number>> = { point: 150, table: 4 };
const mostPointsOfLine = 60;

type Portal = Pick<SiteContext, 'client' | 'locale' | 'site'>;
type Read = ChosenSample & { data: ChartData };
type Style = { locale: Locale; digitGrouping: SiteContext['site']['digitGrouping'] };

/** Small charts for the strip, of the newest tables that have them. What cannot be had is left out. */
export async function chartSamples(
  { client, locale, site }: Portal,
  tables: readonly Table[],
): Promise<ChartSamples> {
  const found = await Promise.all(tables.map((table) => quietly(describeTable(client, table))));
  const chosen = chooseSamples(found.filter((table) => table !== undefined));
  const read = await Promise.all(
    Object.entries(chosen).map(async ([type, sample]) => {
      const figures = await quietly(readFigures(client, type as FigureType, sample));
      return figures && sampleOf(type as FigureType, figures, { locale, digitGrouping: site.digitGrouping });
    }),
  );
  return Object.assign({}, ...read) as ChartSamples;
}

async function describeTable(client: Client, { resource, dataset }: Table): Promise<StripTable> {
  const source = { kind: 'table', resource_id: resource.id } as const;
  const { fields, row_count: rowCount, places } = await client.action('chart_fields', { source });
  return { source, fields, rowCount, places, title: dataset.title };
}

async function readFigures(client: Client, type: FigureType, { of, spec }: ChosenSample): Promise<Read> {
  const limit = mostRows[type];
  const { columns, rows, truncated, combined, filtered } = await client.action('chart_query', {
    spec,
    ...(limit && { limit }),
  });
  return { of, spec, data: { columns, rows, truncated, combined, ...(filtered && { filtered }) } };
}

/** The sample of a type, under its name; nothing where it would be too little to look at. */
function sampleOf(type: FigureType, read: Read, style: Style): ChartSamples {
  const told: Told = { of: read.of, words: wordsOf(read, style) };
  switch (type) {
    case 'bar': {
      const amounts = amountsOf(read);
      return amounts.length > 1 ? { bar: { ...told, amounts } } : {};
    }
    case 'arc': {
      const shares = sharesOf(read);
      return shares.length > 1 ? { arc: { ...told, shares } } : {};
    }
    case 'line': {
      const lines = linesOf(read);
      return lines.length > 0 ? { line: { ...told, lines } } : {};
    }
    case 'point': {
      const points = pairsOf(read.data.rows);
      return points.length > 5 ? { point: { ...told, points } } : {};
    }
    case 'table': {
      const { rows } = tableOf(read.spec, read.data, style);
      const [names] = read.data.columns;
      const asWritten = names?.kind === 'category' && !names.names;
      return read.data.rows.length > 0 ? { table: { ...told, rows, asWritten } } : {};
    }
  }
}

function wordsOf({ spec, data }: Read, style: Style): SampleWords {
  const { title, subtitle } = describeChart(spec, data, style);
  return { title, subtitle };
}

/** The figures of categories, in their order. */
function amountsOf({ spec, data }: Read): number[] {
  const { channels } = spec;
  const [figure, names] = channels.theta
    ? (['theta', 'colour'] as const)
    : channels.x?.aggregate
      ? (['x', 'y'] as const)
      : (['y', 'x'] as const);
  const { domain = [] } = data.columns.find(({ name }) => name === names) ?? {};
  const place = (row: Record<string, unknown>) => domain.indexOf(row[names]);
  return data.rows
    .toSorted((one, other) => place(one) - place(other))
    .flatMap((row) => (typeof row[figure] === 'number' ? row[figure] : []));
}

/** The shares of the slices; what is put together as others is the rest of the whole. */
function sharesOf({ of, spec, data }: Read): number[] {
  const named = data.rows.filter(({ colour }) => colour !== OTHER);
  const amounts = (rows: ChartData['rows']) => amountsOf({ of, spec, data: { ...data, rows } });
  const whole = amounts(data.rows).reduce((sum, amount) => sum + amount, 0);
  return amounts(named).flatMap((amount) => (amount > 0 ? amount / whole : []));
}

/** A line of each colour. */
function linesOf({ data }: Read): [number, number][][] {
  const lines = Map.groupBy(data.rows, ({ colour }) => colour ?? null);
  return [...lines.values()]
    .map((rows) =>
      thinned(
        pairsOf(rows).toSorted(([one], [other]) => one - other),
        mostPointsOfLine,
      ),
    )
    .filter((line) => line.length > 2);
}

function pairsOf(rows: readonly Record<string, unknown>[]): [number, number][] {
  return rows
    .map(({ x, y }): [number, number] => [numberOf(x), numberOf(y)])
    .filter((pair) => pair.every(Number.isFinite));
}

/** A number, or a time as one. */
function numberOf(value: unknown): number {
  if (value === null || value === undefined) return Number.NaN;
  return typeof value === 'string' ? Date.parse(value) : Number(value);
}

/** What the preview of a table is called; undefined where it is no map. */
export async function mapWords(
  { fetch, locale }: Pick<SiteContext, 'fetch' | 'locale'>,
  resourceId: string,
): Promise<SampleWords | undefined> {
  const look = new URLSearchParams({ bare: 'true', width: '240', lang: locale });
  const answer = await fetch(`/preview/${encodeURIComponent(resourceId)}.json?${look}`, {});
  if (!answer.ok) return undefined;
  const { kind, title, subtitle } = (await answer.json()) as SampleWords & { kind: string };
  return kind === 'choropleth' || kind === 'point_map' ? { title, subtitle } : undefined;
}
