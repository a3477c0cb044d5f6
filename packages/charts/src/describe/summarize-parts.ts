import { numberWriter } from '../format/value-text.ts';
import type { Chart } from '../read/read-chart.ts';
import { measureOf } from '../read/chart-labels.ts';
import { figuresOf, nameOfRow, sentenceWriter } from './figures-of.ts';

const MOST_NAMED = 4;

/** The largest part with its share, then the next ones. */
export function summarizeParts(chart: Chart): string {
  const { words, options } = chart;
  const measure = measureOf(chart);
  if (!measure) return `${words.noData}.`;
  const named = ['colour', 'x', 'y', 'row', 'column', 'detail_0'].flatMap((name) => chart.column(name) ?? []);
  const figures = figuresOf(chart, measure, nameOfRow(named))
    .filter(({ value }) => value > 0)
    .toReversed();
  const [most, ...rest] = figures;
  if (!most) return `${words.noData}.`;
  const total = figures.reduce((sum, { value }) => sum + value, 0);
  const write = sentenceWriter(
    chart,
    measure,
    figures.map(({ value }) => value),
  );
  const share = numberWriter(
    options,
    [most.value / total, 0].map((value) => value * 100),
    '%',
  );
  const largest = words.summary.share({
    most: { name: most.name, value: write(most.value) },
    share: share((most.value / total) * 100),
  });
  if (rest.length === 0) return largest;
  const next = rest.slice(0, MOST_NAMED).map(({ name, value }) => `${name} ${write(value)}`);
  const more = rest.length - MOST_NAMED;
  return `${largest} ${words.summary.slices(next.join(', ') + (more > 0 ? `, ${words.more(String(more))}` : ''))}`;
}
