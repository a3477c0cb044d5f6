import type { ChartRow } from '../spec/chart-data.ts';
import type { FlatGlobe, flattenGlobe } from '../topology/flatten-globe.ts';
import type { Chart } from './read-chart.ts';
import { numberFormat } from '../format/number-format.ts';

const kept = new WeakMap<readonly ChartRow[], { ground: unknown; globe: FlatGlobe }>();

let flatten: typeof flattenGlobe | undefined;

/** Projections come with what draws maps of points, so that nobody loads them for another chart. */
export function bringProjections(given: typeof flattenGlobe): void {
  flatten = given;
}

/**
 * The part of the globe that a map of points shows; undefined where it has none.
 * @throws Error where what draws such a map is not loaded
 */
export function globeOf(chart: Chart): FlatGlobe | undefined {
  const { rows, options } = chart;
  if (chart.spec.mark !== 'point_map' || rows.length === 0) return undefined;
  const known = kept.get(rows);
  if (known && known.ground === options.ground) return known.globe;
  if (!flatten) throw new Error('A map of points needs what draws it, which is not loaded');
  const globe = flatten(rows.map(pointOf), options.ground);
  kept.set(rows, { ground: options.ground, globe });
  return globe;
}

/** The rows that the map has a place for, in units of the flat globe. */
export function rowsOnMap({ rows }: Chart, globe: FlatGlobe): { row: number; x: number; y: number }[] {
  return rows.flatMap((figures, row) => {
    const place = globe.at(pointOf(figures));
    return place ? [{ row, ...place }] : [];
  });
}

/** What is drawn as one point or cell, at places that the map does not show: only a country in parts has such places. */
export function beyondMap(chart: Chart): readonly ChartRow[] {
  if (chart.options.ground?.projection !== 'albersUsa') return [];
  const globe = globeOf(chart);
  return globe ? chart.rows.filter((row) => globe.at(pointOf(row)) === undefined) : [];
}

/** How many rows of the table are at places that the map does not show. */
export function rowsOffMap(chart: Chart): number {
  return beyondMap(chart).reduce((sum, row) => sum + Number(row['rows'] ?? 1), 0);
}

export function pointOf(row: ChartRow): { longitude: number; latitude: number } {
  return { longitude: Number(row['longitude']), latitude: Number(row['latitude']) };
}

/** `61.2° N, 150.1° W`. */
export function placeText({ words, options }: Pick<Chart, 'words' | 'options'>, row: ChartRow): string {
  const { longitude, latitude } = pointOf(row);
  const format = numberFormat(options.locale === 'fr' ? 'fr-FR' : 'en-GB', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const [north, south, east, west] = words.pointMap.directions;
  return [
    `${format.format(Math.abs(latitude))}°\u00a0${latitude < 0 ? south : north}`,
    `${format.format(Math.abs(longitude))}°\u00a0${longitude < 0 ? west : east}`,
  ].join(', ');
}
