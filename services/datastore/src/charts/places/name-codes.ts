import { type ChartColumn, type ChartData, OTHER } from '@gazetteer/charts';
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
  { places, fields, read }: Rows,
  data: ChartData,
  column: ChartColumn,
): Promise<ChartColumn> {
  const place = places.find(({ field }) => field === column.field);
  const isCode = place?.by === 'code' && place.ambiguous_with.length === 0 && column.kind === 'place';
  if (!isCode) return column;
  const values = new Set([
    ...data.rows.map((row) => row[column.name]),
    ...(column.domain ?? []),
    column.cut?.least?.category ?? null,
  ]);
  const codes = [...values].filter((value) => value !== null && value !== OTHER).map(String);
  const own = fields
    .filter(({ kind, type }) => kind === 'place' && type === 'text')
    .map(({ id, type }) => ({ id, type, info: {} }));
  const named = await known.names(place, codes, { columns: own, read: read() });
  return named.size === 0 ? column : { ...column, names: distinctNames(named) };
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
