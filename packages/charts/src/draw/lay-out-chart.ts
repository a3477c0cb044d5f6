import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { drawArcs } from './marks/arcs.ts';
import { drawCartesian } from './cartesian.ts';
import type { ChartOptions } from '../read/chart-options.ts';
import { drawChoropleth } from './maps/choropleth.ts';
import { drawPointMap } from './maps/point-map.ts';
import { frameChart, type Drawing } from './frame/frame.ts';
import { readChart, type Chart } from '../read/read-chart.ts';
import { drawTable } from './table-picture.ts';

/** Places everything of a chart, the same in the browser and on the server: no text is measured on a canvas. */
export function layOutChart(spec: ChartSpec, data: ChartData, options: ChartOptions): Drawing {
  return layOutRead(readChart(spec, data, options), data);
}

/** The same for a chart whose figures have been read already. */
export function layOutRead(chart: Chart, data: ChartData): Drawing {
  return frameChart(chart, (place) => {
    switch (chart.spec.mark) {
      case 'choropleth':
        return drawChoropleth(chart, place);
      case 'point_map':
        return drawPointMap(chart, place);
      case 'arc':
        return drawArcs(chart, place);
      case 'table':
        return drawTable(chart, data, place);
      default:
        return drawCartesian(chart, place);
    }
  });
}
