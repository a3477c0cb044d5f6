import { describeChart } from '../describe/describe-chart.ts';
import { palettes } from '../colour/palette.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { pictureSize, type ChartOptions } from '../read/chart-options.ts';
import { layOutChart } from './lay-out-chart.ts';
import { paintSvg } from './paint/paint-svg.ts';

/**
 * Draws a chart as SVG text, in the browser or on the server, without a canvas. Its `aria-label` says what it shows.
 */
export function renderSvg(spec: ChartSpec, data: ChartData, options: ChartOptions): string {
  const { alt } = describeChart(spec, data, options);
  const { layout, shown } = pictureSize(options);
  return paintSvg(layOutChart(spec, data, layout), { alt, palette: palettes[options.theme], shown });
}
