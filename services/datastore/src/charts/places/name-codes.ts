import { type ChartColumn, type ChartData, type Filter, type FilteredColumn, OTHER } from '@gazetteer/charts';
import { fullName, type NamedPlace } from '../../places/code-column.ts';
import type { ChartRows } from '../chart-rows.ts';
import type { KnownPlaces } from './known-places.ts';

type Rows = Pick<ChartRows, 'places' | 'fields' | 'read'>;

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
  return named.size === 0 ? column : { ...column, names: distinctNames(named) };
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
  { places, fields, read }: Rows,
  field: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, NamedPlace>> {
  const place = places.find((one) => one.field === field);
  if (place?.by !== 'code' || place.ambiguous_with.length > 0 || codes.length === 0) return new Map();
  const own = fields
    .filter(({ kind, type }) => kind === 'place' && type === 'text')
    .map(({ id, type }) => ({ id, type, info: {} }));
  return known.names(place, codes, { columns: own, read: read() });
}

/** Each place by its name; with what it lies in where they lie in several, with its code where two are called alike. */
function distinctNames(named: ReadonlyMap<string, NamedPlace>): Record<string, string> {
  const places = [...named.values()];
  const isOneArea = new Set(places.map(({ within }) => within)).size === 1;
  const textOf = (place: NamedPlace) => (isOneArea ? place.name : fullName(place));
  const counted = Map.groupBy(places, textOf);
  return Object.fromEntries(
    [...named].map(([value, place]) => {
      const text = textOf(place);
      return [value, (counted.get(text)?.length ?? 0) > 1 ? `${text} (${place.code})` : text];
    }),
  );
}
