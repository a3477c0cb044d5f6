import type { ChartOptions } from '../draw/chart-options.ts';
import { paintSvg } from '../draw/paint-svg.ts';
import { palettes } from '../palette.ts';
import type { ChartRow } from '../spec/chart-data.ts';
import { describePreview } from './describe-preview.ts';
import type { PreviewSpec } from './preview-spec.ts';
import { toVegaLite } from './preview-to-vega-lite.ts';

/** Draws a preview as SVG text, without a browser or a canvas. Its `aria-label` says what it shows. */
export async function drawPreviewSvg(
  spec: PreviewSpec,
  rows: readonly ChartRow[],
  options: ChartOptions,
): Promise<string> {
  const { alt } = describePreview(spec, rows, options);
  return paintSvg(toVegaLite(spec, rows, options), alt, palettes[options.theme]);
}
