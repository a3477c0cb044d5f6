import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { readChart, type Chart, type ReadingOptions } from '../read/read-chart.ts';
import { chartCaption, chartSubtitle, chartTitle, uncapitalize } from '../read/chart-labels.ts';
import type { ChartDescription } from './chart-description.ts';
import { summarizeBars } from './summarize-bars.ts';
import { summarizeCells } from './summarize-cells.ts';
import { summarizeLines } from './summarize-lines.ts';
import { summarizeMap } from './summarize-map.ts';
import { summarizeParts } from './summarize-parts.ts';
import { summarizePoints } from './summarize-points.ts';

/** Says in words what a chart shows, for those who do not see it and those who want it short. */
export function describeChart(spec: ChartSpec, data: ChartData, options: ReadingOptions): ChartDescription {
  const chart = readChart(spec, data, options);
  const title = chartTitle(chart);
  const summary = [panelsIn(chart), summaryOf(chart)].filter(Boolean).join(' ');
  const { words } = chart;
  const alt = `${words.kinds[spec.mark]}${words.colon}${title}. ${summary}`.trim();
  return {
    kind: spec.mark,
    title,
    subtitle: chartSubtitle(chart),
    alt,
    summary,
    caption: chartCaption(chart),
  };
}

function summaryOf(chart: Chart): string {
  if (chart.rows.length === 0) return `${chart.words.noData}.`;
  switch (chart.spec.mark) {
    case 'choropleth':
      return summarizeMap(chart);
    case 'line':
    case 'area':
    case 'trail':
      return summarizeLines(chart);
    case 'arc':
      return summarizeParts(chart);
    case 'rect':
      return summarizeCells(chart);
    case 'table':
      return summarizeTable(chart);
    case 'point':
    case 'circle':
    case 'tick':
      return summarizePoints(chart);
    case 'bar':
      return summarizeBars(chart);
  }
}

function panelsIn(chart: Chart): string {
  const splits = [chart.column('row'), chart.column('column')].filter((column) => column !== undefined);
  const [one, other] = splits;
  if (!one) return '';
  const count = splits.reduce((product, { keys }) => product * keys.length, 1);
  const by = uncapitalize(other ? chart.words.and(one.label, uncapitalize(other.label)) : one.label);
  return chart.words.summary.panels({ count: String(count), by });
}

function summarizeTable({ rows, columns, words, options }: Chart): string {
  const count = new Intl.NumberFormat(options.locale);
  return words.summary.table({ rows: count.format(rows.length), columns: count.format(columns.length) });
}
