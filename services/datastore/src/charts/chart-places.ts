import { codesOfShapes } from '@gazetteer/charts';
import type { Sql } from '@gazetteer/kernel';
import { renderCode } from '@gazetteer/tabular';
import { findByKeys } from '../areas/area-lookup.store.ts';
import { type Area, type AreaTables, translatedTitle } from '../areas/area-tables.ts';
import { findLevel, listBoundaries, listLevels, stampAreas } from '../areas/areas.store.ts';
import { chooseBoundaries } from '../areas/choose-boundaries.ts';
import { listCodings } from '../areas/codings.ts';
import { detectPlaces } from '../areas/detect-places.ts';
import { drawPart, keysWithin } from '../areas/draw-part.ts';
import { levelsAbove, liftAreas } from '../areas/lift-areas.ts';
import type { DetectedPlaces, ReadDistinct } from '../areas/place.ts';
import { resolvePlaces } from '../areas/resolve-places.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import { withOwnNames } from '../places/own-names.ts';
import { nameCodes } from '../places/read-code-columns.ts';
import type { Column } from '../tables/column.ts';
import type { ChartPlace } from './chart.contract.ts';
import type { KnownPlaces, LevelOfScheme, PlaceMap, PlaceWriting, ReadPlace } from './places/known-places.ts';
import { MOST_PLACES } from './read-values.ts';

type Store = Sql<AreaTables>;

const MOST_EXTENTS = 2000;

/** What charts ask of places, answered by area codes and boundaries. */
export function createKnownPlaces(context: Pick<DatastoreContext, 'sql' | 'objects' | 'clock'>): KnownPlaces {
  const sql = context.sql.as<AreaTables>();
  return {
    stamp: () => stampAreas(sql),
    isLevel: async (level) => (await listLevels(sql)).some(({ id }) => id === level),
    list: (columns, distinctOf, read) => listPlaces(sql, columns, distinctOf, read),
    describe: async (writing, read) => {
      const { places } = await readPlaces(sql, writing, await mapScheme(sql, writing), read);
      const matched = places.filter(({ area }) => 'key' in area).length;
      const match_rate = places.length === 0 ? 0 : matched / places.length;
      const measured = {
        distinct: places.length,
        matched,
        match_rate,
        said: true,
        ambiguous_with: [],
        depth: 0,
      };
      return describePlace(sql, { ...writing, ...measured }, read);
    },
    read: async (writing, read) => {
      const scheme = await mapScheme(sql, writing);
      return { scheme, ...(await readPlaces(sql, writing, scheme, read)) };
    },
    names: async (place, values, { columns, read }) => {
      const codes = await nameCodes(
        sql,
        place,
        values.map((value) => [value]),
      );
      return new Map((await withOwnNames(codes, columns, read)).named);
    },
    within: (level, keys, extent) => keysWithin(context, level, keys, extent),
    map: (level, codes, shown) => chooseMap(context, level, codes, shown),
  };
}

async function listPlaces(
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
  const { places } = await readPlaces(sql, detected, target, read);
  const keys = places.flatMap(({ area }) => ('key' in area ? [area.key] : []));
  const boundaries = await listBoundaries(sql, { scheme: target, level });
  const known = (await listLevels(sql)).find((one) => one.scheme === target && one.id === level);
  return {
    field,
    by,
    parent_field,
    scheme,
    level,
    title: known?.title ?? level,
    ...translatedTitle(known, 'title'),
    distinct,
    matched,
    match_rate,
    ambiguous_with,
    vintages: boundaries.map(({ vintage }) => vintage),
    extents: await listExtents(sql, { scheme: target, level }, keys),
  };
}

/** The scheme whose boundaries show the places: their own, or one that their codes can be brought over to. */
async function mapScheme(
  sql: Store,
  { scheme, level }: Pick<PlaceWriting, 'scheme' | 'level'>,
): Promise<string> {
  const coding = (await listCodings(sql)).find((one) => one.scheme === scheme && one.level === level);
  for (const target of coding?.targets ?? []) {
    if ((await listBoundaries(sql, { scheme: target, level })).length > 0) return target;
  }
  return coding?.targets[0] ?? scheme;
}

/** Every place that is written in a column, what it stands for in the scheme of the map, and whether any is empty. */
async function readPlaces(
  sql: Store,
  { by, field, parent_field, scheme, level }: PlaceWriting,
  target: string,
  read: ReadDistinct,
): Promise<{ places: ReadPlace[]; hasEmpty: boolean }> {
  const all = ((await read(parent_field === null ? [field] : [field, parent_field])) ?? []).map(
    ([value, parent]) => ({
      value: value ?? '',
      parent: parent_field === null ? null : (parent ?? ''),
    }),
  );
  const written = all.filter(({ value }) => value.trim() !== '');
  const areas = await resolvePlaces(sql, { by, scheme, level }, written, target);
  const width = (await findLevel(sql, { scheme: target, level }))?.code_width ?? 0;
  const places = written.map((place, index) => {
    const area = areas[index] ?? { reason: 'unknown_code' };
    if (area.key === undefined) return { ...place, area };
    return { ...place, area: { key: area.key, code: renderCode(area.key, width) } };
  });
  return { places, hasEmpty: written.length < all.length };
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

async function chooseMap(
  context: Pick<DatastoreContext, 'sql' | 'objects' | 'clock'>,
  query: LevelOfScheme,
  codes: ReadonlySet<string>,
  { extent, year }: { extent: string | undefined; year: number | undefined },
): Promise<PlaceMap | null> {
  const vintages = await listBoundaries(context.sql.as<AreaTables>(), query);
  const chosen = await chooseBoundaries(context, vintages, codes, year);
  if (!chosen) return null;
  const { boundaries } = chosen;
  const drawing = extent === undefined ? chosen.drawing : await drawPart(context, boundaries, extent);
  if (!drawing) return null;
  const { scheme, level, vintage } = boundaries;
  return {
    boundaries: { scheme, level, vintage, url: drawingPath(boundaries, extent) },
    drawing,
    codes: new Set(codesOfShapes(drawing)),
  };
}

function drawingPath(
  { scheme, level, vintage }: { scheme: string; level: string; vintage: string },
  extent: string | undefined,
): string {
  const query = new URLSearchParams({ vintage, ...(extent === undefined ? {} : { within: extent }) });
  return `/api/areas/${encodeURIComponent(scheme)}/${encodeURIComponent(level)}/drawing.topo.json?${query}`;
}
