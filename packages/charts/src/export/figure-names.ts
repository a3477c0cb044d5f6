import { columnHeadings } from '../read/column-headings.ts';
import type { ReadingOptions } from '../read/read-chart.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';

/** What a column of the figures is called in a file; codes of places have a column of their own and one of names. */
export type FigureName = { heading: string; areaName?: string };

/** The headings of a file of the figures of a chart, one a column of the figures, no two of them alike. */
export function figureNames(spec: ChartSpec, data: ChartData, options: ReadingOptions): FigureName[] {
  const taken = new Set<string>();
  const distinct = (wanted: string): string => {
    let name = wanted;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${wanted} ${number}`;
    taken.add(name.toLowerCase());
    return name;
  };
  const headings = columnHeadings(spec, data, options);
  return data.columns.map(({ name, names }, index) => {
    const heading = headings[index] || name;
    if (!names && (name !== 'geo' || !options.drawing)) return { heading: distinct(heading) };
    return { heading: distinct(`${heading} (code)`), areaName: distinct(heading) };
  });
}
