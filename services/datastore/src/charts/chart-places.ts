import type { Sql } from '@gazetteer/kernel';
import type { Area, AreaTables } from '../areas/area-tables.ts';
import { findByKeys } from '../areas/area-lookup.store.ts';
import { listBoundaries, listLevels } from '../areas/areas.store.ts';
import { listCodings } from '../areas/codings.ts';
import { detectPlaces } from '../areas/detect-places.ts';
import type { DetectedPlaces, ReadDistinct } from '../areas/detected-places.ts';
import { levelsAbove, liftAreas } from '../areas/lift-areas.ts';
import type { ResolvedPlace } from '../areas/place.ts';
import { resolvePlaces } from '../areas/resolve-places.ts';
import type { Column } from '../tables/column.ts';
import type { ChartPlace } from './chart.contract.ts';
import { MOST_PLACES } from './read-values.ts';

type Store = Sql<AreaTables>;

/** How the places of a column are written: their scheme and level, by code or by name. */
export type PlaceWriting = Pick<DetectedPlaces, 'by' | 'field' | 'parent_field' | 'scheme' | 'level'>;

/** A place as it stands in the rows, and the area it is; without a key where it is none that is known. */
export type ReadPlace = { value: string; parent: string | null; area: ResolvedPlace };

const MOST_EXTENTS = 2000;

/**
 * The columns of a source that say where, the best first, with the maps there are of them.
 * @param distinctOf how many different values a column has, so that long ones need not be read
 */
export async function listPlaces(
  sql: Store,
  columns: readonly Column[],
  distinctOf: (field: string) => number,
  read: ReadDistinct,
): Promise<ChartPlace[]> {
  const short = columns.filter(({ id }) => distinctOf(id) <= MOST_PLACES);
  const found = await detectPlaces(sql, short, read);
  const described: ChartPlace[] = [];
  for (const detected of bestOfEach(found)) described.push(await describePlace(sql, detected, read));
  return described;
}

/** One way to read each column: several may say what places with names lie in. */
function bestOfEach(found: readonly DetectedPlaces[]): DetectedPlaces[] {
  const byField = Map.groupBy(found, ({ field }) => field);
  return [...byField.values()].flatMap((same) => {
    const [best] = same.toSorted((one, other) => other.match_rate - one.match_rate);
    return best ? [best] : [];
  });
}

async function describePlace(sql: Store, detected: DetectedPlaces, read: ReadDistinct): Promise<ChartPlace> {
  const { by, field, parent_field, scheme, level, distinct, matched, match_rate, ambiguous_with } = detected;
  const target = await mapScheme(sql, detected);
  const places = await readPlaces(sql, detected, target, read);
  const keys = places.flatMap(({ area }) => (area.key === undefined ? [] : [area.key]));
  const boundaries = await listBoundaries(sql, { scheme: target, level });
  return {
    field,
    by,
    parent_field,
    scheme,
    level,
    title: (await listLevels(sql)).find((one) => one.scheme === target && one.id === level)?.title ?? level,
    distinct,
    matched,
    match_rate,
    ambiguous_with,
    vintages: boundaries.map(({ vintage }) => vintage),
    extents: await listExtents(sql, { scheme: target, level }, keys),
  };
}

/** The scheme whose boundaries show the places: their own, or one that their codes can be brought over to. */
export async function mapScheme(
  sql: Store,
  { scheme, level }: Pick<PlaceWriting, 'scheme' | 'level'>,
): Promise<string> {
  const coding = (await listCodings(sql)).find((one) => one.scheme === scheme && one.level === level);
  for (const target of coding?.targets ?? []) {
    if ((await listBoundaries(sql, { scheme: target, level })).length > 0) return target;
  }
  return coding?.targets[0] ?? scheme;
}

/** Every place that is written in a column, and what it stands for in the scheme of the map. */
export async function readPlaces(
  sql: Store,
  { by, field, parent_field, scheme, level }: PlaceWriting,
  target: string,
  read: ReadDistinct,
): Promise<ReadPlace[]> {
  const written = ((await read(parent_field === null ? [field] : [field, parent_field])) ?? [])
    .map(([value, parent]) => ({
      value: value ?? '',
      parent: parent_field === null ? null : (parent ?? ''),
    }))
    .filter(({ value }) => value.trim() !== '');
  const areas = await resolvePlaces(sql, { by, scheme, level }, written, target);
  return written.map((place, index) => ({ ...place, area: areas[index] ?? { reason: 'unknown_code' } }));
}

/** The areas above that places lie in, the nearest level first. */
async function listExtents(
  sql: Store,
  query: { scheme: string; level: string },
  keys: readonly string[],
): Promise<ChartPlace['extents']> {
  const [, ...above] = levelsAbove(await listLevels(sql), query);
  const extents: ChartPlace['extents'] = [];
  for (const { id } of above) {
    const lifted = (await liftAreas(sql, query, keys, id)) ?? new Map<string, Set<string>>();
    const wanted = new Set([...lifted.values()].flatMap((areas) => [...areas]));
    const areas = await findByKeys(sql, { scheme: query.scheme, level: id }, wanted);
    extents.push(...areas.toSorted(byName).map(({ code, name }) => ({ code, name, level: id })));
  }
  return extents.slice(0, MOST_EXTENTS);
}

function byName(one: Pick<Area, 'name'>, other: Pick<Area, 'name'>): number {
  return one.name.localeCompare(other.name, 'en');
}
