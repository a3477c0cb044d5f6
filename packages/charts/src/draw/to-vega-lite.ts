import type { TopLevelSpec } from 'vega-lite';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { type ChartOptions, pictureSize } from '../read/chart-options.ts';
import { layOutChart } from './lay-out-chart.ts';

/**
 * A chart as a Vega-Lite specification with its data inside and every place computed: whatever draws it draws the
 * same.
 */
export function toVegaLite(spec: ChartSpec, data: ChartData, options: ChartOptions): TopLevelSpec {
  return layOutChart(spec, data, pictureSize(options).layout).vegaLite;
}
