import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type { Topology } from './map-areas.ts';

/** The area, in square pixels, under which a bend of a border is not seen. */
const LEAST_BEND = 0.6;
/** The area, in square pixels, under which an island of its own is not seen. */
const LEAST_ISLAND = 1;

/**
 * Scales a drawing to the pixels it is shown in and leaves out what they cannot show. Borders are changed before
 * areas are put together from them, so neighbours still meet in one line.
 * @param grid places are rounded to this many pixels; equal steps take fewer bytes
 */
export function fitDrawing(drawing: Topology, scale: number, grid: number): Topology {
  const simple = simplify(weigh(drawing), LEAST_BEND / scale ** 2);
  const visible = filter(simple, filterAttachedWeight(simple, LEAST_ISLAND / scale ** 2));
  const place = (value = 0) => Math.round((value * scale) / grid) * grid;
  const arcs = visible.arcs.map((arc) => withoutRepeats(arc.map(([x, y]) => [place(x), place(y)])));
  const { transform: _, ...planar } = visible;
  return { ...planar, arcs };
}

const weighed = new WeakMap<Topology, Topology>();

/** How much each bend matters, which is the same in every size. */
function weigh(drawing: Topology): Topology {
  const known = weighed.get(drawing) ?? presimplify(drawing);
  weighed.set(drawing, known);
  return known;
}

/** An arc keeps two points at least: one that has shrunk to a point is still where others meet. */
function withoutRepeats(points: number[][]): number[][] {
  const kept = points.filter(
    (point, index) =>
      index === 0 || point[0] !== points[index - 1]?.[0] || point[1] !== points[index - 1]?.[1],
  );
  return kept.length > 1 ? kept : [...kept, ...kept];
}
