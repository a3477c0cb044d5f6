import type { ChartOptions } from '../draw/chart-options.ts';
import { tableOf } from '../draw/table-of.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import type { ChartPoint } from './chart-point.ts';

/** Everything in a chart that can be focused, in the order one reads it. */
export function pointsOf(spec: ChartSpec, data: ChartData, options: ChartOptions): ChartPoint[] {
  const { columns, rows } = tableOf(spec, data, options);
  return rows.map((row, index) => ({
    index,
    row: data.rows[index],
    title: row[0] ?? '',
    lines: columns.map(({ label }, column) => ({ label, value: row[column] ?? '' })),
  }));
}
