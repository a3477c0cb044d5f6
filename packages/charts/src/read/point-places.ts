import type { ChartRow } from '../spec/chart-data.ts';
import { flattenGlobe, type FlatGlobe } from '../topology/flatten-globe.ts';
import type { Chart } from './read-chart.ts';

const kept = new WeakMap<readonly ChartRow[], { ground: unknown; globe: FlatGlobe }>();

/** The part of the globe that a map of points shows; undefined where it has none. */
export function globeOf(chart: Chart): FlatGlobe | undefined {
  const { rows, options } = chart;
  if (chart.spec.mark !== 'point_map' || rows.length === 0) return undefined;
  const known = kept.get(rows);
  if (known && known.ground === options.ground) return known.globe;
  const globe = flattenGlobe(rows.map(pointOf), options.ground);
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

/** How many rows of the table are at places that the map does not show. */
export function rowsOffMap(chart: Chart): number {
  const globe = globeOf(chart);
  if (!globe || chart.options.ground?.projection !== 'albersUsa') return 0;
  return chart.rows
    .filter((row) => globe.at(pointOf(row)) === undefined)
    .reduce((sum, row) => sum + Number(row['rows'] ?? 1), 0);
}

export function pointOf(row: ChartRow): { longitude: number; latitude: number } {
  return { longitude: Number(row['longitude']), latitude: Number(row['latitude']) };
}

/** `61.2° N, 150.1° W`. */
export function placeText({ words, options }: Pick<Chart, 'words' | 'options'>, row: ChartRow): string {
  const { longitude, latitude } = pointOf(row);
  const format = new Intl.NumberFormat(options.locale === 'fr' ? 'fr-FR' : 'en-GB', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const [north, south, east, west] = words.pointMap.directions;
  return [
    `${format.format(Math.abs(latitude))}°\u00a0${latitude < 0 ? south : north}`,
    `${format.format(Math.abs(longitude))}°\u00a0${longitude < 0 ? west : east}`,
  ].join(', ');
}
