import { pictureSize, type ChartOptions } from '../read/chart-options.ts';
import { readChart } from '../read/read-chart.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { layOutChart } from './lay-out-chart.ts';
import { pointsAt, type ChartPoint } from './points-at.ts';

/** Everything in a chart that can be pointed at or focused, in the order it is drawn; areas by name. */
export function pointsOf(spec: ChartSpec, data: ChartData, options: ChartOptions): ChartPoint[] {
  const targets = layOutChart(spec, data, pictureSize(options).layout).targets();
  return pointsAt(readChart(spec, data, options), targets);
}
