import { coordinatesOf } from '../fields/coordinates.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { ChartSource, ChartSpec } from '../spec/chart-spec.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { changeMark } from '../suggest/change-mark.ts';
import { suggestCharts } from '../suggest/suggest-charts.ts';
import { trueChart } from '../suggest/true-chart.ts';
import { type PreviewSource, suggestPreview } from './suggest-preview.ts';

/**
 * The chart that a source opens with: the one its own page shows, unless another kind was chosen or it shows none; then
 * the most telling one.
 * @returns undefined for a source without columns
 */
export function firstChart(table: PreviewSource, mark: Mark | undefined): ChartSpec | undefined {
  const kind = mark && mapKind(mark, table.fields);
  const preview = suggestPreview(table);
  return preview && (!kind || preview.mark === kind)
    ? preview
    : mostTelling(table.fields, table.source, kind);
}

/** Who asks for a map of a table without areas means one of its points. */
export function mapKind(mark: Mark, fields: readonly ChartField[]): Mark {
  const hasAreas = fields.some(({ scheme }) => scheme !== null);
  return mark === 'choropleth' && !hasAreas && coordinatesOf(fields) ? 'point_map' : mark;
}

/** The most telling chart of some columns, or the most telling of a kind. @returns undefined without columns */
export function mostTelling(
  fields: readonly ChartField[],
  source: ChartSource,
  mark: Mark | undefined,
): ChartSpec | undefined {
  const suggested = suggestCharts(fields, [], source).map(({ spec }) => spec);
  const [best] = suggested;
  if (!mark) return best;
  const alike = suggested.find((spec) => spec.mark === mark) ?? ofMark(fields, source, mark);
  return alike ?? (best && changeMark(best, mark, fields));
}

/** The first columns that a kind of chart is made of. */
function ofMark(fields: readonly ChartField[], source: ChartSource, mark: Mark): ChartSpec | undefined {
  const measures = fields.filter(({ role }) => role === 'measure');
  const slices = fields.find(
    ({ kind, distinct }) => kind === 'category' && (distinct ?? 0) > 1 && (distinct ?? 99) <= 12,
  );
  const channels =
    mark === 'point' && measures.length > 1
      ? { x: { field: measures[0]?.id ?? '' }, y: { field: measures[1]?.id ?? '' } }
      : mark === 'arc' && slices
        ? { colour: { field: slices.id } }
        : undefined;
  return channels && trueChart(fields, source, { mark, channels });
}
