import { describeChart } from '../describe/describe-chart.ts';
import { palettes } from '../colour/palette.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { type ChartOptions, pictureSize } from '../read/chart-options.ts';
import { paintSvg } from './paint-svg.ts';
import { toVegaLite } from './to-vega-lite.ts';

/**
 * Draws a chart as SVG text, in the browser or on the server, without a canvas. The libraries are loaded at the
 * first call. Its `aria-label` says what it shows.
 */
export async function renderSvg(spec: ChartSpec, data: ChartData, options: ChartOptions): Promise<string> {
  const { alt } = describeChart(spec, data, options);
  const { shown } = pictureSize(options);
  const svg = await paintSvg(toVegaLite(spec, data, options), alt, palettes[options.theme]);
  // Only the outer size: what is inside keeps its places.
  return shown
    ? svg.replace(/width="[\d.]+" height="[\d.]+"/, `width="${shown.width}" height="${shown.height}"`)
    : svg;
}
