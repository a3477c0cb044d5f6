import type { ChartRow } from '../../spec/chart-data.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Column } from '../../read/read-column.ts';
import type { FlatGlobe } from '../../topology/flatten-globe.ts';
import { areaScale, roundSamples } from '../frame/channel-scales.ts';
import type { MapPlace } from './place-map.ts';

/** How large the points of a map are, in square pixels. */
export type PointSizes = {
  of(row: ChartRow): number;
  areaOf(value: number): number;
  /** Figures for the legend. */
  samples: number[];
  /** What the size says; undefined where all are as large. */
  column: Column | undefined;
};

/** Of the width of a map, so that a few points are seen and thousands do not cover one another. */
const ROOM = 0.011;
const PLAIN = { least: 10, most: 62 } as const;
const LEAST_DISC = 2;
/** Discs of neighbouring cells that hold the most touch. */
const TOUCHING = 0.98;

/**
 * Points of rows are as large as their figure, or all alike, the smaller the more there are. Discs of cells have the
 * area of their figure, the greatest as wide as a cell.
 * @param before sizes whose legend stands already: its figures stay
 */
export function pointSizes(chart: Chart, globe: FlatGlobe, at: MapPlace, before?: PointSizes): PointSizes {
  const sizes = chart.points?.cell == null ? sizesOfRows(chart) : sizesOfCells(chart, globe, at);
  return before ? { ...sizes, samples: before.samples } : sizes;
}

function sizesOfRows(chart: Chart): PointSizes {
  const scale = areaScale(chart);
  if (scale)
    return { of: scale.of, areaOf: scale.ofValue, samples: scale.samples, column: chart.column('size') };
  const room = (chart.options.width * ROOM) ** 2 * 60;
  const area = Math.max(PLAIN.least, Math.min(PLAIN.most, room / Math.max(1, chart.rows.length)));
  return { of: () => area, areaOf: () => area, samples: [], column: undefined };
}

function sizesOfCells(chart: Chart, globe: FlatGlobe, at: MapPlace): PointSizes {
  const column = chart.column('size') ?? chart.column('rows');
  const largest = Math.PI * ((cellHeight(chart, globe) * at.scale * TOUCHING) / 2) ** 2;
  const values = chart.rows.map((row) => column?.number(row) ?? 0).filter(Number.isFinite);
  const most = values.reduce((one, other) => Math.max(one, other), 0);
  const areaOf = (value: number) =>
    Math.max(LEAST_DISC, most > 0 && value > 0 ? (value / most) * largest : 0);
  return { of: (row) => areaOf(column?.number(row) ?? 0), areaOf, samples: roundSamples(most), column };
}

/** How high cells are drawn, in units of the flat globe: the middle of them, as projections stretch some. */
function cellHeight(chart: Chart, globe: FlatGlobe): number {
  const cell = chart.points?.cell ?? 1;
  const heights = chart.rows.flatMap((row) => {
    const [longitude, latitude] = [Number(row['longitude']), Number(row['latitude'])];
    const [one, other] = [-0.5, 0.5].map((part) => globe.at({ longitude, latitude: latitude + part * cell }));
    return one && other ? [Math.hypot(one.x - other.x, one.y - other.y)] : [];
  });
  const sorted = heights.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}
