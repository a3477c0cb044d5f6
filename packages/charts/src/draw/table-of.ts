import { cellText } from '../cell-text.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import type { ChartOptions } from './chart-options.ts';

/** The figures of a chart as people read them. */
export type TableText = {
  columns: { name: string; label: string; align: 'left' | 'right' }[];
  rows: string[][];
};

/** The figures behind any chart as a table of text, in the reader's language. */
export function tableOf(
  _spec: ChartSpec,
  data: ChartData,
  _options: Pick<ChartOptions, 'locale' | 'digitGrouping' | 'drawing'>,
): TableText {
  return {
    columns: data.columns.map(({ name, label, kind }) => ({
      name,
      label,
      align: kind === 'number' ? 'right' : 'left',
    })),
    rows: data.rows.map((row) => data.columns.map(({ name }) => cellText(row[name]))),
  };
}
