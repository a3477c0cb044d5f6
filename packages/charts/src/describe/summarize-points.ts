import { sampleCorrelation } from 'simple-statistics';
import { extentOf } from '../read/scale.ts';
import type { Chart } from '../read/read-chart.ts';
import type { Column } from '../read/read-column.ts';
import { sentenceWriter } from './figures-of.ts';
import { summarizeBars } from './summarize-bars.ts';

/** Above this, points lie about a line; below the other, they do not. */
const STRONG = 0.6;
const WEAK = 0.25;
const FEWEST = 5;

/** How far two figures reach, and whether they move together; of one figure as of bars. */
export function summarizePoints(chart: Chart): string {
  const [x, y] = [chart.column('x'), chart.column('y')];
  if (x?.kind !== 'figure' || y?.kind !== 'figure') return summarizeBars(chart);
  const { words, options } = chart;
  const pairs = chart.rows
    .map((row): [number, number] => [x.number(row), y.number(row)])
    .filter(([one, other]) => Number.isFinite(one) && Number.isFinite(other));
  if (pairs.length === 0) return `${words.noData}.`;
  const extents = words.summary.points({
    count: new Intl.NumberFormat(options.locale).format(pairs.length),
    x: extent(
      chart,
      x,
      pairs.map(([one]) => one),
    ),
    y: extent(
      chart,
      y,
      pairs.map(([, other]) => other),
    ),
  });
  const together = pairs.length < FEWEST ? Number.NaN : sampleCorrelation(...unzip(pairs));
  if (!Number.isFinite(together)) return extents;
  const strength = Math.abs(together) >= STRONG ? 'strong' : Math.abs(together) >= WEAK ? 'weak' : 'none';
  return `${extents} ${words.summary.together[strength](together > 0 ? 'with' : 'against')}`;
}

function extent(chart: Chart, column: Column, values: readonly number[]) {
  const [from, to] = extentOf(values);
  const write = sentenceWriter(chart, column, values);
  return { label: column.label, from: write(from), to: write(to) };
}

function unzip(pairs: readonly [number, number][]): [number[], number[]] {
  return [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
}
