import { measureOf } from '../read/chart-measures.ts';
import { beyondMap, placeText, pointOf, rowsOffMap } from '../read/point-places.ts';
import type { Chart } from '../read/read-chart.ts';
import type { ChartRow } from '../spec/chart-data.ts';
import { median } from '../values/median.ts';
import { sentenceWriter } from './summarize-values.ts';
import { numberFormat } from '../format/number-format.ts';

/** Fewer points than this are nowhere dense. */
const FEWEST_DENSE = 30;
/** Parts that the height of a map is cut into, to find where most points are. */
const PARTS = 8;

/** How many points there are, where they lie densest, and the highest and the lowest by name. */
export function summarizePointMap(chart: Chart): string {
  const { rows, words, points, options } = chart;
  const count = numberFormat(options.locale);
  const isCells = points?.cell != null;
  // Rows beyond the edges of the map are counted apart.
  const total = (points?.rows ?? rows.length) - rowsOffMap(chart);
  const cells = rows.length - beyondMap(chart).length;
  const parts = [
    isCells
      ? words.pointMap.inCells(total, count.format(total), count.format(cells))
      : words.pointMap.points(total, count.format(total)),
  ];
  const dense = isCells ? fullestCell(chart) : densestPart(chart);
  if (dense) parts.push(words.pointMap.densest(count.format(dense.count), placeText(chart, dense.at)));
  const extremes = extremesOf(chart);
  if (extremes) parts.push(extremes);
  return parts.join(' ');
}

type Dense = { count: number; at: ChartRow };

function fullestCell({ rows }: Chart): Dense | undefined {
  const most = rows.reduce<ChartRow | undefined>(
    (one, other) => (one && Number(one['rows']) >= Number(other['rows']) ? one : other),
    undefined,
  );
  return most && { count: Number(most['rows']), at: most };
}

/** The square of the map with the most points in it, by the middle of those. */
function densestPart({ rows }: Chart): Dense | undefined {
  if (rows.length < FEWEST_DENSE) return undefined;
  const places = rows.map(pointOf);
  const [south, north] = [
    Math.min(...places.map(({ latitude }) => latitude)),
    Math.max(...places.map(({ latitude }) => latitude)),
  ];
  const step = (north - south) / PARTS || 1;
  const parts = Map.groupBy(places, ({ longitude, latitude }) => {
    const band = Math.min(PARTS - 1, Math.floor((latitude - south) / step));
    const shrink = Math.max(0.1, Math.cos(((south + (band + 0.5) * step) * Math.PI) / 180));
    return `${band} ${Math.floor((longitude * shrink) / step)}`;
  });
  const [most] = [...parts.values()].toSorted((one, other) => other.length - one.length);
  if (!most || most.length < 2) return undefined;
  const at = {
    longitude: median(most.map(({ longitude }) => longitude)),
    latitude: median(most.map(({ latitude }) => latitude)),
  };
  return { count: most.length, at };
}

function extremesOf(chart: Chart): string {
  const measure = measureOf(chart);
  if (!measure || measure.name === 'rows') return '';
  const name = chart.column('detail_0');
  const figures = chart.rows
    .map((row) => ({ row, value: measure.number(row) }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((one, other) => one.value - other.value);
  const [least] = figures;
  const most = figures.at(-1);
  if (!least || !most) return '';
  const write = sentenceWriter(
    chart,
    measure,
    figures.map(({ value }) => value),
  );
  const said = ({ row, value }: (typeof figures)[number]) => ({
    name: name?.kind === 'category' ? name.text(row) : placeText(chart, row),
    value: write(value),
  });
  return chart.words.pointMap.extremes({
    label: measure.label,
    most: said(most),
    least: said(least),
    middle: write(median(figures.map(({ value }) => value))),
  });
}
