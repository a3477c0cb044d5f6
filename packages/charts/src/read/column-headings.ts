import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { cutText, figureNote } from './chart-labels.ts';
import { readChart, type ReadingOptions } from './read-chart.ts';

/**
 * Headings for a file of the figures of a chart, one a column: the label, the unit that the table has them in, how rows
 * became figures, and how many categories are left out.
 */
export function columnHeadings(spec: ChartSpec, data: ChartData, options: ReadingOptions): string[] {
  const chart = readChart(spec, data, options);
  return chart.columns.map((column) => {
    const { unit, cut } = column.source;
    const facts = [unit, figureNote(chart, column), cut && cutText(chart, cut)].filter(Boolean).join(', ');
    return facts === '' ? column.label : `${column.label} (${facts})`;
  });
}
