import { describeRead, type ChartDescription } from '../describe/describe-chart.ts';
import { palettes } from '../colour/palette.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { pictureSize, type ChartOptions } from '../read/chart-options.ts';
import { readChart } from '../read/read-chart.ts';
import { layOutRead } from './lay-out-chart.ts';
import { paintSvg } from './paint/paint-svg.ts';

/**
 * Draws a chart as SVG text, in the browser or on the server, without a canvas. Its `aria-label` says what it shows.
 */
export function renderSvg(spec: ChartSpec, data: ChartData, options: ChartOptions): string {
  return renderChart(spec, data, options).svg;
}

/** Draws a chart and says what it shows, with its figures read once for both. */
export function renderChart(
  spec: ChartSpec,
  data: ChartData,
  options: ChartOptions,
): { svg: string; description: ChartDescription } {
  const chart = readChart(spec, data, options);
  const description = describeRead(chart);
  const { layout, shown } = pictureSize(options);
  // How figures are read and written does not depend on the size.
  const drawing = layOutRead({ ...chart, options: { ...chart.options, ...layout } }, data);
  const { alt } = description;
  return { svg: paintSvg(drawing, { alt, palette: palettes[options.theme], shown }), description };
}
