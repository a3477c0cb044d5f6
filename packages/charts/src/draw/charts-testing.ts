import type { Topology } from '../topology/map-areas.ts';
import { type Ground, groundOf } from '../topology/ground.ts';
import { planarTopology } from '../topology/planar-topology.ts';
import type { ChartColumn, ChartData, ChartRow } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import type { Mark } from '../spec/vocabulary.ts';
import type { ChartOptions } from '../read/chart-options.ts';

/** Charts of a few made-up figures, for tests. */
export type SampleChart = { spec: ChartSpec; data: ChartData; options: Partial<ChartOptions> };

const source = { kind: 'table', resource_id: 'r' } as const;

export function column(
  name: string,
  label: string,
  kind: ChartColumn['kind'],
  rest: Partial<ChartColumn> = {},
): ChartColumn {
  return {
    name,
    field: label.toLowerCase(),
    label,
    unit: null,
    kind,
    aggregate: null,
    weight: null,
    time_unit: null,
    bin_step: null,
    ...rest,
  };
}

export function sampleChart(
  mark: Mark,
  columns: ChartColumn[],
  rows: ChartRow[],
  rest: Partial<ChartSpec> = {},
): SampleChart {
  const spec: ChartSpec = { version: 1, source, mark, channels: {}, ...rest };
  return { spec, data: { columns, rows: [...rows], truncated: false, combined: false }, options: {} };
}

/** A row of squares of one degree, two to a parent; neighbours share a border. */
function squares(count: number): Topology {
  type Line = [number, number][];
  const upright = (x: number): Line => [
    [x, 0],
    [x, 1],
  ];
  const flat = (x: number, y: number): Line => [
    [y === 1 ? x : x + 1, y],
    [y === 1 ? x + 1 : x, y],
  ];
  const numbers = Array.from({ length: count }, (_, index) => index);
  const geometries = numbers.map((index) => ({
    type: 'Polygon' as const,
    id: `0${index}`,
    properties: { name: `Area ${index}`, parent: String(Math.floor(index / 2)) },
    arcs: [[index, count + 1 + index * 2, ~(index + 1), count + 2 + index * 2]],
  }));
  return planarTopology(
    {
      type: 'Topology',
      arcs: [
        ...[...numbers, count].map(upright),
        ...numbers.flatMap((index) => [flat(index, 1), flat(index, 0)]),
      ],
      objects: { squares: { type: 'GeometryCollection', geometries } },
    },
    'squares',
    'conicEqualArea',
  );
}

/** Land for points, in longitude and latitude. */
const peninsula: Ground = groundOf(
  {
    type: 'Topology',
    arcs: [
      [
        [68, 24],
        [73, 37],
        [97, 28],
        [88, 21],
        [77, 8],
        [68, 24],
      ],
    ],
    objects: {
      land: {
        type: 'GeometryCollection',
        geometries: [{ type: 'Polygon', arcs: [[0]], properties: { name: 'Peninsula' } }],
      },
    },
  },
  'land',
);

const years = [1990, 1995, 2000, 2005];
const kinds = ['Rice', 'Wheat', 'Millet'];
const crossed = years.flatMap((year, step) =>
  kinds.map((kind, index) => ({ year, kind, figure: 40 + index * 12 - step * 3 })),
);
const pairs = Array.from({ length: 30 }, (_, index) => ({
  x: 10 + index,
  y: 20 + index * 1.5 + (index % 5),
  colour: kinds[index % 3],
  size: 100 * (index + 1),
  opacity: index,
  shape: kinds[index % 3],
}));
const figure = { aggregate: 'sum', unit: 't' } as const;

/** One chart of each mark. */
export const sampleCharts: Readonly<Record<Mark, SampleChart>> = {
  bar: sampleChart(
    'bar',
    [column('y', 'Crop', 'category'), column('x', 'Harvest', 'number', figure)],
    kinds.map((y, index) => ({ y, x: 1200 - index * 300 })),
  ),
  line: sampleChart(
    'line',
    [
      column('x', 'Year', 'time'),
      column('y', 'Harvest', 'number', figure),
      column('colour', 'Crop', 'category'),
    ],
    crossed.map(({ year, kind, figure: y }) => ({ x: year, colour: kind, y })),
  ),
  area: sampleChart(
    'area',
    [
      column('x', 'Year', 'time'),
      column('y', 'Harvest', 'number', figure),
      column('colour', 'Crop', 'category'),
    ],
    crossed.map(({ year, kind, figure: y }) => ({ x: `${year}-01-01`, colour: kind, y })),
  ),
  point: sampleChart(
    'point',
    [
      column('x', 'Rain', 'number', { unit: 'mm' }),
      column('y', 'Yield', 'number', { unit: 't/ha' }),
      column('colour', 'Crop', 'category'),
      column('shape', 'Crop', 'category'),
    ],
    pairs,
  ),
  circle: sampleChart(
    'circle',
    [
      column('x', 'Rain', 'number'),
      column('y', 'Yield', 'number'),
      column('size', 'People', 'number'),
      column('opacity', 'Share', 'number'),
    ],
    pairs,
    { channels: { x: { scale: { type: 'log' } } } },
  ),
  tick: sampleChart(
    'tick',
    [column('x', 'Rain', 'number'), column('y', 'Crop', 'category')],
    pairs.map(({ x, colour }) => ({ x, y: colour })),
  ),
  arc: sampleChart(
    'arc',
    [column('theta', 'Harvest', 'number', figure), column('colour', 'Crop', 'category')],
    kinds.map((colour, index) => ({ colour, theta: 100 * (index + 1) })),
  ),
  rect: sampleChart(
    'rect',
    [
      column('x', 'Month', 'time', { time_unit: 'month_of_year' }),
      column('y', 'Crop', 'category'),
      column('colour', 'Price', 'number', { aggregate: 'mean' }),
    ],
    kinds.flatMap((y, index) =>
      Array.from({ length: 12 }, (_, month) => ({ x: month + 1, y, colour: month * index })),
    ),
  ),
  trail: sampleChart(
    'trail',
    [
      column('x', 'Year', 'time'),
      column('y', 'Price', 'number', { aggregate: 'mean' }),
      column('size', 'Harvest', 'number', figure),
      column('colour', 'Crop', 'category'),
    ],
    crossed.map(({ year, kind, figure: y }) => ({ x: year, colour: kind, y, size: y * 100 })),
  ),
  table: sampleChart(
    'table',
    [column('detail_0', 'Crop', 'category'), column('detail_1', 'Harvest', 'number', figure)],
    kinds.map((crop, index) => ({ detail_0: crop, detail_1: 1234567 * (index + 1) })),
  ),
  choropleth: {
    ...sampleChart(
      'choropleth',
      [
        column('geo', 'District', 'place'),
        column('colour', 'Literacy', 'number', { unit: 'share', aggregate: 'mean' }),
      ],
      [0.1, 0.25, 0.5, 0.75, 0.9].map((colour, index) => ({ geo: `0${index}`, colour })),
      { channels: { geo: { field: 'code', scheme: 's', level: 'district' } } },
    ),
    options: { drawing: squares(6) },
  },
  point_map: {
    ...sampleChart(
      'point_map',
      [
        column('detail_0', 'Station', 'category'),
        column('colour', 'Rain', 'number', { unit: 'mm' }),
        column('longitude', 'Longitude', 'number'),
        column('latitude', 'Latitude', 'number'),
      ],
      ['Delhi', 'Mumbai', 'Chennai', 'Kolkata'].map((detail_0, index) => ({
        detail_0,
        colour: 100 * (index + 1),
        longitude: [77.2, 72.9, 80.3, 88.4][index],
        latitude: [28.6, 19.1, 13.1, 22.6][index],
      })),
      { channels: { longitude: { field: 'longitude' }, latitude: { field: 'latitude' } } },
    ),
    options: { ground: peninsula },
  },
};
