import type { ChartSpec, GeoChannel } from '@gazetteer/charts';
import { createBoundedCache } from '@gazetteer/kernel';
import type { ReadDistinct } from '../areas/place.ts';
import { chartFault } from './chart-fault.ts';
import type { ChartPlace } from './chart.contract.ts';
import type { KnownPlaces, PlaceMap, PlaceWriting } from './places/known-places.ts';

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
  /** Whether there are rows that name no place. */
  hasEmpty: boolean;
  /** Null where there are no boundaries of the level. */
  map: PlaceMap | null;
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

/** Finds the places of maps; kept until the rows of the source change. */
export function createChartPlacer(known: KnownPlaces) {
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
    const writing = await chooseWriting(known, source.places, geo);
    const extent = spec.map?.extent;
    const make = () => place(known, source, writing, { extent, year });
    return source.key === undefined
      ? make()
      : kept.get(JSON.stringify([source.key, writing, extent, year]), make);
  };
}

/** How the places of the channel are written: as the chart says, else as the table was found to have them. */
async function chooseWriting(
  known: KnownPlaces,
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
  if (scheme && level && (await known.isLevel(level)))
    return { by: 'code', field, parent_field: null, scheme, level };
  const message = `the values of "${field}" are no places that are known here; say scheme and level`;
  throw chartFault('places_unknown', 'spec.channels.geo', message, where);
}

function writingOf({ by, field, parent_field, scheme, level }: ChartPlace): PlaceWriting {
  return { by, field, parent_field, scheme, level };
}

async function place(
  known: KnownPlaces,
  source: PlacesSource,
  writing: PlaceWriting,
  { extent, year }: { extent: string | undefined; year: number | undefined },
): Promise<PlacedChart> {
  const { scheme, places, hasEmpty } = await known.read(writing, source.read());
  const level = { scheme, level: writing.level };
  const matched = places.flatMap(({ value, parent, area }) =>
    'key' in area ? [{ value, parent, ...area }] : [],
  );
  const within = extent === undefined ? undefined : await known.within(level, keysOf(matched), extent);
  if (within?.size === 0) {
    const message = `none of the places lies in "${extent}"`;
    throw chartFault('extent_empty', 'spec.map.extent', message, { params: { extent } });
  }
  const shown = within ? matched.filter(({ key }) => within.has(key)) : matched;
  const codes = new Set(shown.map(({ code }) => code));
  return {
    writing,
    scheme,
    lookup: shown.map(({ value, parent, code }) => ({ value, parent, code })),
    total: places.length,
    matched: matched.length,
    unmatched: places.flatMap(({ value, parent, area }) =>
      'reason' in area ? [{ value, parent, reason: area.reason }] : [],
    ),
    hasEmpty,
    map: await known.map(level, codes, { extent, year }),
  };
}

function keysOf(places: readonly { key: string }[]): Set<string> {
  return new Set(places.map(({ key }) => key));
}
