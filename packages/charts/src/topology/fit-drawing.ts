import { lineOf, linesOf, type DrawingLines, type LineEnds, type PolygonRings } from './drawing-lines.ts';
import type { AreaShape, Topology } from './map-areas.ts';

/** The area, in square pixels, under which a bend of a border is not seen. */
const LEAST_BEND = 0.6;
/** The area, in square pixels, under which an island of its own is not seen. */
const LEAST_ISLAND = 1;

/** An area with the rings that are seen of it, each as the lines it is made of, and the lines of all of them. */
export type FittedArea = { shape: AreaShape; rings: readonly (readonly number[])[]; arcs: Int32Array };

/** A drawing in the pixels of one size. The points of line `i` stand from `starts[i]` to `starts[i + 1]`. */
export type FittedDrawing = {
  /** Whole tenths of a pixel, from the corner of the drawing. */
  x: Int32Array;
  y: Int32Array;
  starts: Int32Array;
  /** Where lines meet in the drawing; in the pixels of one size more of them may. */
  ends: LineEnds;
  /** Those of which anything is seen. */
  areas: readonly FittedArea[];
};

/**
 * Scales a drawing to the pixels it is shown in and leaves out what they cannot show. Borders are changed before
 * areas are put together from them, so neighbours still meet in one line.
 * @param grid places are rounded to this many tenths of a pixel; equal steps take fewer bytes
 */
export function fitDrawing(drawing: Topology, scale: number, grid: number): FittedDrawing {
  const lines = linesOf(drawing);
  const leastBend = LEAST_BEND / scale ** 2;
  const leastIsland = LEAST_ISLAND / scale ** 2;
  const isSeen = ({ arcs, isShared }: PolygonRings[number]) =>
    isShared || sizeOf(lines, arcs, leastBend) >= leastIsland;
  const areas = lines.areas.flatMap(({ shape, polygons, arcs }): FittedArea[] => {
    const rings = polygons.flatMap(([outer, ...holes]) =>
      // What is in an island that is not seen is not seen either.
      outer && isSeen(outer) ? [outer, ...holes.filter(isSeen)] : [],
    );
    if (rings.length === 0) return [];
    const seen = rings.map((ring) => ring.arcs);
    const isWhole = seen.length === polygons.reduce((sum, polygon) => sum + polygon.length, 0);
    return [{ shape, rings: seen, arcs: isWhole ? arcs : new Int32Array(seen.flat()) }];
  });
  return { ...placeLines(lines, leastBend, (10 * scale) / grid, grid), ends: lines.ends, areas };
}

/** Lines on the grid. Each keeps two points at least: one that has shrunk to a point is still where others meet. */
function placeLines(
  { x, y, weights, starts }: DrawingLines,
  leastBend: number,
  scale: number,
  grid: number,
): Omit<FittedDrawing, 'areas' | 'ends'> {
  const placed = {
    x: new Int32Array(x.length),
    y: new Int32Array(y.length),
    starts: new Int32Array(starts.length),
  };
  let count = 0;
  for (let line = 0; line + 1 < starts.length; line++) {
    placed.starts[line] = count;
    const first = count;
    for (let at = starts[line] ?? 0; at < (starts[line + 1] ?? 0); at++) {
      if ((weights[at] ?? 0) < leastBend) continue;
      const [toX, toY] = [Math.round((x[at] ?? 0) * scale) * grid, Math.round((y[at] ?? 0) * scale) * grid];
      if (count > first && toX === placed.x[count - 1] && toY === placed.y[count - 1]) continue;
      placed.x[count] = toX;
      placed.y[count] = toY;
      count++;
    }
    if (count - first === 1) {
      placed.x[count] = placed.x[first] ?? 0;
      placed.y[count] = placed.y[first] ?? 0;
      count++;
    }
  }
  placed.starts[starts.length - 1] = count;
  return { x: placed.x.slice(0, count), y: placed.y.slice(0, count), starts: placed.starts };
}

/** What a ring encloses without the bends that are not seen, by the shoelace formula. */
function sizeOf({ x, y, weights, starts }: DrawingLines, ring: readonly number[], leastBend: number): number {
  let sum = 0;
  let before: number | undefined;
  for (const arc of ring) {
    const [start, end] = [starts[lineOf(arc)] ?? 0, (starts[lineOf(arc) + 1] ?? 0) - 1];
    for (let step = 0; step <= end - start; step++) {
      const at = arc < 0 ? end - step : start + step;
      if ((weights[at] ?? 0) < leastBend) continue;
      if (before !== undefined) sum += (x[before] ?? 0) * (y[at] ?? 0) - (y[before] ?? 0) * (x[at] ?? 0);
      before = at;
    }
  }
  return Math.abs(sum) / 2;
}
