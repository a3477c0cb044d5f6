import type { Body, Place } from '../draw/frame/frame.ts';
import type { Chart } from '../read/read-chart.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { Mark } from '../spec/vocabulary.ts';

/** Draws what stands between title and source of a chart. */
export type DrawBody = (chart: Chart, data: ChartData, place: Place) => Body;

const cartesian = async (): Promise<DrawBody> => {
  const { drawCartesian } = await import('../draw/cartesian.ts');
  return (chart, _data, place) => drawCartesian(chart, place);
};

/** What `layOutChart` chooses among, each in a file of its own: who looks at a map loads no bars, and no map with bars. */
const drawers: Readonly<Record<Mark, () => Promise<DrawBody>>> = {
  bar: cartesian,
  line: cartesian,
  area: cartesian,
  point: cartesian,
  circle: cartesian,
  tick: cartesian,
  rect: cartesian,
  trail: cartesian,
  arc: async () => {
    const { drawArcs } = await import('../draw/marks/arcs.ts');
    return (chart, _data, place) => drawArcs(chart, place);
  },
  choropleth: async () => {
    const { drawChoropleth } = await import('../draw/maps/choropleth.ts');
    return (chart, _data, place) => drawChoropleth(chart, place);
  },
  point_map: async () => {
    const { drawPointMap } = await import('../draw/maps/point-map.ts');
    return (chart, _data, place) => drawPointMap(chart, place);
  },
  table: async () => {
    const { drawTable } = await import('../draw/table-picture.ts');
    return drawTable;
  },
};

/** Loads what draws a mark. */
export function loadDrawer(mark: Mark): Promise<DrawBody> {
  return drawers[mark]();
}
