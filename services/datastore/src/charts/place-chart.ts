import type { ChartSpec, GeoChannel, Topology } from '@gazetteer/charts';
import { createBoundedCache } from '@gazetteer/kernel';
import type { AreaTables } from '../areas/area-tables.ts';
import { renderCode } from '../areas/area-code.ts';
import { findLevel, listBoundaries, listLevels } from '../areas/areas.store.ts';
import { chooseBoundaries } from '../areas/choose-boundaries.ts';
import type { ReadDistinct } from '../areas/detected-places.ts';
import { codesOfShapes, drawPart, keysWithin } from '../areas/draw-part.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import { chartFault } from './chart-fault.ts';
import type { ChartBoundaries, ChartPlace } from './chart.contract.ts';
import { mapScheme, readPlaces, type PlaceWriting } from './chart-places.ts';

/** The places of a map: what stands for each in the rows, and the shapes they are drawn as. */
export type PlacedChart = {
  writing: PlaceWriting;
  /** Scheme of the codes. */
  scheme: string;
  /** Code of each place that is known, and lies in the extent of the map. */
  lookup: { value: string; parent: string | null; code: string }[];
  total: number;
  matched: number;
  unmatched: { value: string; parent: string | null; reason: string }[];
  /** Null where there are no boundaries of the level. */
  map: { boundaries: ChartBoundaries; drawing: Topology; codes: ReadonlySet<string> } | null;
};

/** What places are looked up in; nothing is kept of a source without a key. */
export type PlacesSource = {
  key: string | undefined;
  places: readonly ChartPlace[];
  read: () => ReadDistinct;
};

const KEPT_BYTES = 64 * 1024 * 1024;
const BYTES_A_PLACE = 200;
const BYTES_A_SHAPE = 2000;
const FIRST_UNMATCHED = 100;

/** Finds the places of maps; kept until the rows of the source change. */
export function createChartPlacer(context: DatastoreContext) {
  const kept = createBoundedCache<PlacedChart>(
    KEPT_BYTES,
    ({ total, map }) => total * BYTES_A_PLACE + (map?.codes.size ?? 0) * BYTES_A_SHAPE,
  );

  /**
   * Finds the places of a map, and boundaries of the time of its figures.
   * @throws invalid_input for a column without known places (`places_unknown`), of several schemes alike
   * (`places_ambiguous`), or an extent that none of them lies in (`extent_empty`)
   */
  return async (source: PlacesSource, spec: ChartSpec, year: number | undefined): Promise<PlacedChart> => {
    const { geo } = spec.channels;
    if (!geo) throw chartFault('channel_missing', 'spec.channels.geo', 'Missing value', { channel: 'geo' });
    const writing = await chooseWriting(context, source.places, geo);
    const extent = spec.map?.extent;
    const make = () => place(context, source, writing, { extent, year });
    return source.key === undefined
      ? make()
      : kept.get(JSON.stringify([source.key, writing, extent, year]), make);
  };
}

/** How the places of the channel are written: as the chart says, else as the table was found to have them. */
async function chooseWriting(
  { sql }: DatastoreContext,
  places: readonly ChartPlace[],
  { field, scheme, level }: GeoChannel,
): Promise<PlaceWriting> {
  const found = places.find(
    (place) =>
      place.field === field && (!level || place.level === level) && (!scheme || place.scheme === scheme),
  );
  const where = { field, channel: 'geo' };
  if (found && (scheme || found.ambiguous_with.length === 0)) return writingOf(found);
  if (found) {
    const schemes = [found.scheme, ...found.ambiguous_with];
    const message = `"${field}" holds codes of several schemes alike: say which of ${schemes.join(', ')}`;
    throw chartFault('places_ambiguous', 'spec.channels.geo', message, { ...where, params: { schemes } });
  }
  const known = await listLevels(sql.as<AreaTables>());
  const isKnown = known.some((one) => one.id === level) && scheme && level;
  if (isKnown) return { by: 'code', field, parent_field: null, scheme, level };
  const message = `the values of "${field}" are no places that are known here; say scheme and level`;
  throw chartFault('places_unknown', 'spec.channels.geo', message, where);
}

function writingOf({ by, field, parent_field, scheme, level }: ChartPlace): PlaceWriting {
  return { by, field, parent_field, scheme, level };
}

async function place(
  context: DatastoreContext,
  { read }: PlacesSource,
  writing: PlaceWriting,
  { extent, year }: { extent: string | undefined; year: number | undefined },
): Promise<PlacedChart> {
  const sql = context.sql.as<AreaTables>();
  const scheme = await mapScheme(sql, writing);
  const query = { scheme, level: writing.level };
  const places = await readPlaces(sql, writing, scheme, read());
  const width = (await findLevel(sql, query))?.code_width ?? 0;
  const known = places.flatMap(({ value, parent, area }) =>
    area.key === undefined ? [] : [{ value, parent, key: area.key, code: renderCode(area.key, width) }],
  );
  const within = extent === undefined ? undefined : await keysWithin(context, query, keysOf(known), extent);
  if (within?.size === 0) {
    const message = `none of the places lies in "${extent}"`;
    throw chartFault('extent_empty', 'spec.map.extent', message, { params: { extent } });
  }
  const shown = within ? known.filter(({ key }) => within.has(key)) : known;
  const codes = new Set(shown.map(({ code }) => code));
  return {
    writing,
    scheme,
    lookup: shown.map(({ value, parent, code }) => ({ value, parent, code })),
    total: places.length,
    matched: known.length,
    unmatched: places
      .flatMap(({ value, parent, area }) =>
        area.key === undefined ? [{ value, parent, reason: area.reason }] : [],
      )
      .slice(0, FIRST_UNMATCHED),
    map: await chooseMap(context, query, codes, { extent, year }),
  };
}

async function chooseMap(
  context: DatastoreContext,
  query: { scheme: string; level: string },
  codes: ReadonlySet<string>,
  { extent, year }: { extent: string | undefined; year: number | undefined },
): Promise<PlacedChart['map']> {
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

function keysOf(places: readonly { key: string }[]): Set<string> {
  return new Set(places.map(({ key }) => key));
}
