import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { drawArcs } from './marks/arcs.ts';
import { drawCartesian } from './cartesian.ts';
import type { ChartOptions } from '../read/chart-options.ts';
import { drawChoropleth } from './maps/choropleth.ts';
import { frameChart, type Drawing } from './frame/frame.ts';
import { readChart } from '../read/read-chart.ts';
import { drawTable } from './table-picture.ts';

/** Places everything of a chart, the same in the browser and on the server: no text is measured on a canvas. */
export function layOutChart(spec: ChartSpec, data: ChartData, options: ChartOptions): Drawing {
  const chart = readChart(spec, data, options);
  return frameChart(chart, (place) => {
    switch (spec.mark) {
      case 'choropleth':
        return drawChoropleth(chart, place);
      case 'arc':
        return drawArcs(chart, place);
      case 'table':
        return drawTable(chart, data, place);
      default:
        return drawCartesian(chart, place);
    }
  });
}
