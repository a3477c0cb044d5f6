import type { Chart } from './read-chart.ts';
import { rowsOffMap } from './point-places.ts';
import { numberFormat } from '../format/number-format.ts';

/** What the points of a map stand for where they are no single rows, and which rows are on no map. */
export function pointTexts(chart: Chart): string[] {
  const { points, words, options } = chart;
  if (!points) return [];
  const count = numberFormat(options.locale === 'fr' ? 'fr-FR' : 'en-GB', {
    maximumFractionDigits: 3,
  });
  const texts: string[] = [];
  if (points.cell !== null) texts.push(words.pointMap.cells(count.format(points.cell)));
  const colour = chart.column('colour');
  if (points.cell !== null && colour && colour.source.aggregate === null) {
    texts.push(words.pointMap.mostFrequent(colour.label));
  }
  if (points.without_place > 0)
    texts.push(words.pointMap.withoutPlace(points.without_place, count.format(points.without_place)));
  const off = rowsOffMap(chart);
  if (off > 0) texts.push(words.pointMap.offMap(off, count.format(off)));
  return texts;
}
