import type { Chart } from '../read/read-chart.ts';
import { measureOf } from '../read/chart-labels.ts';
import { figuresOf, nameOfRow, sentenceWriter } from './figures-of.ts';

/** The highest and the lowest cell of a heat map. */
export function summarizeCells(chart: Chart): string {
  const { words, options } = chart;
  const measure = measureOf(chart);
  if (!measure) return `${words.noData}.`;
  const named = ['x', 'y', 'row', 'column'].flatMap((name) => chart.column(name) ?? []);
  const figures = figuresOf(chart, measure, nameOfRow(named));
  const [least] = figures;
  const most = figures.at(-1);
  if (!least || !most) return `${words.noData}.`;
  const write = sentenceWriter(
    chart,
    measure,
    figures.map(({ value }) => value),
  );
  return words.summary.cells({
    count: new Intl.NumberFormat(options.locale).format(figures.length),
    most: { name: most.name, value: write(most.value) },
    least: { name: least.name, value: write(least.value) },
  });
}
