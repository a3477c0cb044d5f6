import { codesOf, plainCode } from '../topology/map-areas.ts';
import type { Chart } from './read-chart.ts';
import { numberFormat } from '../format/number-format.ts';

/** The places that a map of areas names in its rows and does not show: how many, and the first of them. */
export function placesOffMap(chart: Chart): { count: number; first: string[] } {
  const unshaped = codesWithoutShape(chart);
  const { places = 0, first = [] } = chart.unplaced ?? {};
  return { count: unshaped.length + places, first: [...unshaped, ...first] };
}

/** Codes that no shape of this level has, extent or not. */
function codesWithoutShape({ rows, options, spec, column }: Chart): string[] {
  const geo = column('geo');
  if (spec.mark !== 'choropleth' || !geo || !options.drawing) return [];
  const known = codesOf(options.drawing);
  const unshaped = new Set<string>();
  for (const row of rows) {
    const code = geo.key(row);
    if (code !== '' && !known.has(plainCode(code))) unshaped.add(code);
  }
  return [...unshaped];
}

/** Rows of a map of areas that name no place: they are in no figure. */
export function unplacedTexts({ unplaced, words, options }: Chart): string[] {
  const rows = unplaced?.rows_without ?? 0;
  if (rows === 0) return [];
  return [words.leftOut.rows(rows, numberFormat(options.locale).format(rows))];
}

/** The same of places, for a line that stands without the words that name them. */
export function offMapTexts(chart: Chart): string[] {
  const { count } = placesOffMap(chart);
  if (count === 0) return [];
  return [chart.words.leftOut.places(count, numberFormat(chart.options.locale).format(count))];
}
