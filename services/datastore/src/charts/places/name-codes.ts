import { type ChartColumn, type ChartData, type Filter, type FilteredColumn, OTHER } from '@gazetteer/charts';
import { distinctNames, type NamedPlace } from '@gazetteer/tabular';
import type { ChartRows } from '../chart-rows.ts';
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
  // Own rows are named in the browser, too, by the lists of areas alone.
  const own = fields
    .filter(({ kind, type }) => source.kind !== 'own' && kind === 'place' && type === 'text')
    .map(({ id, type }) => ({ id, type, info: {} }));
  return known.names(place, codes, { columns: own, read: read() });
}
