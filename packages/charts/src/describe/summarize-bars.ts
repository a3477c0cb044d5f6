import type { Chart } from '../read/read-chart.ts';
import { median } from '../read/chart-axes.ts';
import { figuresOf, nameOfRow, sentenceWriter } from './figures-of.ts';
import { measureOf } from '../read/chart-labels.ts';
import { summarizeLines } from './summarize-lines.ts';

/** The highest, the lowest and the middle of some bars; the course of bars over time. */
export function summarizeBars(chart: Chart): string {
  const measure = measureOf(chart);
  if (!measure)
    return chart.words.summary.table({
      rows: String(chart.rows.length),
      columns: String(chart.columns.length),
    });
  const isOverTime = [chart.column('x'), chart.column('y')].some((column) => column?.kind === 'moment');
  if (isOverTime && !chart.column('colour')) return summarizeLines(chart);
  return summarizeRanking(chart, measure);
}

function summarizeRanking(chart: Chart, measure: NonNullable<ReturnType<typeof measureOf>>): string {
  const { summary, noData } = chart.words;
  const named = ['x', 'y', 'colour', 'row', 'column', 'detail_0'].flatMap((name) => chart.column(name) ?? []);
  const figures = figuresOf(chart, measure, nameOfRow(named));
  const [least] = figures;
  const most = figures.at(-1);
  if (!least || !most) return `${noData}.`;
  const write = sentenceWriter(
    chart,
    measure,
    figures.map(({ value }) => value),
  );
  if (figures.length === 1) return summary.one({ name: most.name, value: write(most.value) });
  return summary.ranking({
    count: new Intl.NumberFormat(chart.options.locale).format(figures.length),
    most: { name: most.name, value: write(most.value) },
    least: { name: least.name, value: write(least.value) },
    middle: write(median(figures.map(({ value }) => value))),
  });
}
