import { type ChartColumn, type ChartData, type Filter, type FilteredColumn, OTHER } from '@gazetteer/charts';
import { distinctNames, type NamedPlace } from '@gazetteer/tabular';
import type { ChartRows } from '../chart-rows.ts';
import type { PlacedChart } from '../place-chart.ts';
import type { KnownPlaces } from './known-places.ts';

type Rows = Pick<ChartRows, 'places' | 'fields' | 'read' | 'source'>;

/** The figures of a chart with the names of the places whose codes are in them; a map has its names from its shapes. */
export async function withPlaceNames(known: KnownPlaces, rows: Rows, data: ChartData): Promise<ChartData> {
  const columns: ChartColumn[] = [];
  for (const column of data.columns) columns.push(await nameColumn(known, rows, data, column));
  return { ...data, columns };
}

async function nameColumn(
  known: KnownPlaces,
  rows: Rows,
  data: ChartData,
  column: ChartColumn,
): Promise<ChartColumn> {
  if (column.kind !== 'place' || column.field === null) return column;
  const values = new Set([
    ...data.rows.map((row) => row[column.name]),
    ...(column.domain ?? []),
    column.cut?.least?.category ?? null,
  ]);
  const codes = [...values].filter((value) => value !== null && value !== OTHER).map(String);
  const named = await placesOf(known, rows, column.field, codes);
  const level = rows.places.find(({ field }) => field === column.field)?.level;
  return named.size === 0 ? column : { ...column, names: distinctNames(named), ...(level && { level }) };
}

/**
 * The figures of a map with names for those of its areas that have the name of another one, such as counties of two
 * states; the others have theirs from their shapes.
 */
export async function withSharedNames(
  known: KnownPlaces,
  { source, fields, read }: Pick<Rows, 'source' | 'fields' | 'read'>,
  { scheme, writing }: Pick<PlacedChart, 'scheme' | 'writing'>,
  data: ChartData,
): Promise<ChartData> {
  const column = data.columns.find(({ name }) => name === 'geo');
  if (!column) return data;
  const codes = [...new Set(data.rows.map((row) => row[column.name]))].filter((code) => code !== null);
  const place = { scheme, level: writing.level, field: writing.field };
  const named = await known.names(place, codes.map(String), {
    columns: ownNames({ source, fields }),
    read: read(),
  });
  const alike = Map.groupBy([...named], ([, { name }]) => name);
  const shared = [...alike.values()].filter(({ length }) => length > 1).flat();
  if (shared.length === 0) return data;
  const names = distinctNames(new Map(shared));
  return { ...data, columns: data.columns.map((one) => (one === column ? { ...one, names } : one)) };
}

/** The figures with the names of the places that filters choose by code: `California (06)`. */
export async function withFilterNames(
  known: KnownPlaces,
  rows: Rows,
  data: ChartData,
  filters: readonly Filter[] = [],
): Promise<ChartData> {
  if (!data.filtered) return data;
  const filtered: FilteredColumn[] = [];
  for (const column of data.filtered) {
    const values = filters.flatMap((filter) =>
      filter.field === column.field && 'values' in filter ? filter.values : [],
    );
    const codes = values.filter((value) => value !== null && value !== '').map(String);
    const places = await placesOf(known, rows, column.field, codes);
    const texts = [...places].map(([value, { name, code }]) => [value, `${name} (${code})`]);
    const names = Object.fromEntries(texts) as Record<string, string>;
    filtered.push(places.size > 0 ? { ...column, names } : column);
  }
  return { ...data, filtered };
}

/** What codes of a column stand for; nothing where the column has no codes, or codes of several schemes. */
async function placesOf(
  known: KnownPlaces,
  { places, fields, read, source }: Rows,
  field: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, NamedPlace>> {
  const place = places.find((one) => one.field === field);
  if (place?.by !== 'code' || place.ambiguous_with.length > 0 || codes.length === 0) return new Map();
  return known.names(place, codes, { columns: ownNames({ source, fields }), read: read() });
}

/** The columns that may have names of places; own rows are named in the browser, too, by the lists of areas alone. */
function ownNames({ source, fields }: Pick<Rows, 'source' | 'fields'>) {
  return fields
    .filter(({ kind, type }) => source.kind !== 'own' && kind === 'place' && type === 'text')
    .map(({ id, type }) => ({ id, type, info: {} }));
}
