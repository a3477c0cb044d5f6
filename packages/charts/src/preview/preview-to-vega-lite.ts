import type { TopLevelSpec } from 'vega-lite';
import { drawBars } from './bar.ts';
import type { ChartOptions } from '../draw/chart-options.ts';
import type { ChartRow } from '../spec/chart-data.ts';
import type { PreviewSpec } from './preview-spec.ts';
import { drawChoropleth } from './choropleth.ts';
import { drawLines } from './line.ts';

/**
 * A chart as a Vega-Lite specification with its data inside; the browser and the server draw the same.
 * @param rows the answer to `toQuery(spec)`; regions of a map written as the shapes write them
 */
export function toVegaLite(
  spec: PreviewSpec,
  rows: readonly ChartRow[],
  options: ChartOptions,
): TopLevelSpec {
  switch (spec.mark) {
    case 'choropleth':
      return drawChoropleth(spec, rows, options);
    case 'line':
      return drawLines(spec, rows, options);
    case 'bar':
      return drawBars(spec, rows, options);
  }
}
