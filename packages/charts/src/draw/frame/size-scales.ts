import type { Chart } from '../../read/read-chart.ts';
import type { ChartRow } from '../../spec/chart-data.ts';
import { extentOf } from '../../read/scale.ts';

/** How large or how strong a row is drawn by a figure. */
export type MagnitudeScale = {
  of(row: ChartRow): number;
  ofValue(value: number): number;
  /** Figures for the legend, the greatest last. */
  samples: number[];
};

const LARGEST_DOT = 700;
const SMALLEST_DOT = 10;

/** Areas of dots, in proportion to the figure; undefined where nothing is on `size`. */
export function areaScale(chart: Chart): MagnitudeScale | undefined {
  const crowd = Math.max(1, chart.rows.length / 60);
  const largest = Math.max(90, Math.min(LARGEST_DOT, (chart.options.width * 1.4) / Math.sqrt(crowd)));
  return magnitudeScale(chart, 'size', (share) => Math.max(SMALLEST_DOT, share * largest));
}

/** Widths of lines, in proportion to the figure. */
export function widthScale(chart: Chart): MagnitudeScale | undefined {
  return magnitudeScale(chart, 'size', (share) => Math.max(0.8, share * 14));
}

/** From faint to full. */
export function opacityScale(chart: Chart): MagnitudeScale | undefined {
  return magnitudeScale(chart, 'opacity', (share) => 0.2 + 0.8 * share);
}

function magnitudeScale(
  chart: Chart,
  channel: 'size' | 'opacity',
  ofShare: (share: number) => number,
): MagnitudeScale | undefined {
  const column = chart.column(channel);
  if (!column) return undefined;
  if (column.kind !== 'figure') return rankScale(column.keys, ofShare, (row) => column.key(row));
  const [least, most] = extentOf(chart.rows.map((row) => column.number(row)).filter(Number.isFinite));
  const [from, to] = column.channel?.scale?.domain ?? [Math.min(0, least), Math.max(0, most)];
  const ofValue = (value: number) => {
    const share = (value - from) / (to - from || 1);
    return ofShare(Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0);
  };
  return { of: (row) => ofValue(column.number(row)), ofValue, samples: roundSamples(to) };
}

/** Categories on a scale of sizes: each a step larger. */
function rankScale(
  keys: readonly string[],
  ofShare: (share: number) => number,
  keyOf: (row: ChartRow) => string,
): MagnitudeScale {
  const ranks = new Map(keys.map((key, index) => [key, (index + 1) / keys.length]));
  return { of: (row) => ofShare(ranks.get(keyOf(row)) ?? 0), ofValue: ofShare, samples: [] };
}

/** A round figure near the greatest, its half and its tenth part. */
function roundSamples(most: number): number[] {
  if (most <= 0) return [];
  const magnitude = 10 ** Math.floor(Math.log10(most));
  const top = Math.floor(most / magnitude) * magnitude;
  return [top / 10, top / 2, top];
}
