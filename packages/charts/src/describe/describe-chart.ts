import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { readChart, type Chart, type ReadingOptions } from '../read/read-chart.ts';
import { chartCaption, chartFacts, chartSubtitle } from '../read/chart-labels.ts';
import { measureOf } from '../read/chart-measures.ts';
import { chartTitle, uncapitalize } from '../read/chart-title.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { panelSplits } from '../read/panel-keys.ts';
import { sayMarkings } from './say-markings.ts';
import { summarizeLines } from './summarize-lines.ts';
import { summarizeMap } from './summarize-map.ts';
import { summarizePointMap } from './summarize-point-map.ts';
import { summarizeCells, summarizeParts, summarizePoints, summarizeRanking } from './summarize-values.ts';
import { numberFormat } from '../format/number-format.ts';

/** A chart in words. */
export type ChartDescription = {
  kind: Mark;
  title: string;
  /** What is measured where the title is a person's own, the unit, which rows take part, and what is left out. */
  subtitle?: string | undefined;
  /** What it is, the title and what the figures say, for `alt`. */
  alt: string;
  /** What the figures are and what they say. */
  summary: string;
  /** Who publishes the figures and what time they cover; undefined where nothing is known. */
  caption: string | undefined;
};

/** Says in words what a chart shows, for those who do not see it and those who want it short. */
export function describeChart(spec: ChartSpec, data: ChartData, options: ReadingOptions): ChartDescription {
  return describeRead(readChart(spec, data, options));
}

/** The same for a chart whose figures have been read already. */
export function describeRead(chart: Chart): ChartDescription {
  const title = chartTitle(chart);
  const facts = chart.rows.length === 0 ? undefined : chartFacts(chart);
  const summary = [facts, panelsIn(chart), summaryOf(chart), sayMarkings(chart)].filter(Boolean).join(' ');
  const { spec, words } = chart;
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
    case 'point_map':
      return summarizePointMap(chart);
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
      return summarizeMarks(chart);
    case 'bar':
      return summarizeBars(chart);
  }
}

/** Marks on two axes of figures lie about a line or do not; on one they are read as bars. */
function summarizeMarks(chart: Chart): string {
  const [x, y] = [chart.column('x'), chart.column('y')];
  const areBothFigures = x?.kind === 'figure' && y?.kind === 'figure';
  return areBothFigures ? summarizePoints(chart, x, y) : summarizeBars(chart);
}

/** Bars are ranked; those over time without colours are read as a line. */
function summarizeBars(chart: Chart): string {
  const measure = measureOf(chart);
  if (!measure) {
    const { rows, columns, words } = chart;
    return words.summary.table({ rows: String(rows.length), columns: String(columns.length) });
  }
  const isOverTime = [chart.column('x'), chart.column('y')].some((column) => column?.kind === 'moment');
  return isOverTime && !chart.column('colour') ? summarizeLines(chart) : summarizeRanking(chart, measure);
}

function panelsIn(chart: Chart): string {
  const { row, column } = panelSplits(chart);
  const splits = [row, column].filter((split) => split !== undefined);
  const [one, other] = splits.map((split) => split.column.label);
  if (one === undefined) return '';
  const count = splits.reduce((product, { keys }) => product * keys.length, 1);
  const by = uncapitalize(other === undefined ? one : chart.words.and(one, uncapitalize(other)));
  return chart.words.summary.panels({ count: String(count), by });
}

function summarizeTable({ rows, columns, words, options }: Chart): string {
  const count = numberFormat(options.locale);
  return words.summary.table({ rows: count.format(rows.length), columns: count.format(columns.length) });
}
