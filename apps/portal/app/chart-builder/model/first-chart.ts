import {
  changeMark,
  type ChartField,
  type ChartSource,
  type ChartSpec,
  completeSpec,
  type Mark,
  type PreviewSource,
  suggestCharts,
  suggestPreview,
} from '@gazetteer/charts';
import { tellingFirst } from './telling-fields.ts';

/**
 * The chart that a source opens with: the most telling one, or the most telling of the kind that was chosen, which is
 * the one its own page shows where that is of this kind.
 * @returns undefined for a source without columns
 */
export function firstChart(table: PreviewSource, mark: Mark | undefined): ChartSpec | undefined {
  const preview = mark && suggestPreview(table);
  return preview && preview.mark === mark ? preview : mostTelling(table.fields, table.source, mark);
}

/** The most telling chart of some columns, or the most telling of a kind. @returns undefined without columns */
export function mostTelling(
  fields: readonly ChartField[],
  source: ChartSource,
  mark: Mark | undefined,
): ChartSpec | undefined {
  const telling = tellingFirst(fields);
  const suggested = suggestCharts(telling, [], source).map(({ spec }) => spec);
  const [best] = suggested;
  if (!mark) return best;
  const alike = suggested.find((spec) => spec.mark === mark) ?? ofMark(telling, source, mark);
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
  return channels && completeSpec({ version: 1, source, mark, channels }, fields);
}
