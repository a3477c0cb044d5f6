import { presimplify } from 'topojson-simplify';
import { areasOf, type AreaShape, type Topology } from './map-areas.ts';

/** The rings of a polygon, the outer one first. */
export type PolygonRings = readonly { arcs: readonly number[]; isShared: boolean }[];

/**
 * The lines of a drawing in flat lists, which are walked again for every size and leave nothing to be collected. The
 * points of line `i` stand from `starts[i]` to `starts[i + 1]`.
 */
export type DrawingLines = {
  x: Float64Array;
  y: Float64Array;
  /** How much each bend matters, in square units. */
  weights: Float64Array;
  starts: Int32Array;
  ends: LineEnds;
  /** Each with the arcs of all its rings. */
  areas: readonly { shape: AreaShape; polygons: readonly PolygonRings[]; arcs: Int32Array }[];
};

/** Where each line begins and ends, as numbers from 0: lines that meet have a number in common. */
export type LineEnds = { from: Int32Array; to: Int32Array; count: number };

const known = new WeakMap<Topology, DrawingLines>();

/** The lines of a drawing, which are the same in every size: made once. */
export function linesOf(drawing: Topology): DrawingLines {
  const lines = known.get(drawing) ?? makeLines(drawing);
  known.set(drawing, lines);
  return lines;
}

function makeLines(drawing: Topology): DrawingLines {
  const { arcs } = presimplify(drawing);
  const starts = new Int32Array(arcs.length + 1);
  arcs.forEach((arc, index) => {
    starts[index + 1] = (starts[index] ?? 0) + arc.length;
  });
  const points = arcs.flat();
  const list = (dimension: number) => Float64Array.from(points, (point) => point[dimension] ?? 0);
  const [x, y] = [list(0), list(1)];
  const ends = endsOf(x, y, starts);
  return { x, y, weights: list(2), starts, ends, areas: ringsOfAreas(drawing, arcs.length) };
}

function endsOf(x: Float64Array, y: Float64Array, starts: Int32Array): LineEnds {
  const numbers = new Map<string, number>();
  const numberOf = (point: number): number => {
    const place = `${x[point]} ${y[point]}`;
    const number = numbers.get(place) ?? numbers.size;
    numbers.set(place, number);
    return number;
  };
  const [from, to] = [new Int32Array(starts.length - 1), new Int32Array(starts.length - 1)];
  for (let line = 0; line < from.length; line++) {
    from[line] = numberOf(starts[line] ?? 0);
    to[line] = numberOf((starts[line + 1] ?? 0) - 1);
  }
  return { from, to, count: numbers.size };
}

/** A ring is shared where any of its lines belongs to another ring, too: it is no island. */
function ringsOfAreas(drawing: Topology, count: number): DrawingLines['areas'] {
  const shapes = areasOf(drawing);
  const polygonsOf = (shape: AreaShape) => (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs);
  const owners = new Int32Array(count);
  const SEVERAL = -1;
  const rings = shapes.flatMap((shape) => polygonsOf(shape).flat());
  rings.forEach((ring, index) => {
    for (const arc of ring) {
      const owner = owners[lineOf(arc)];
      owners[lineOf(arc)] = owner === 0 || owner === index + 1 ? index + 1 : SEVERAL;
    }
  });
  const isShared = (ring: readonly number[]) => ring.some((arc) => owners[lineOf(arc)] === SEVERAL);
  return shapes.map((shape) => ({
    shape,
    arcs: new Int32Array(polygonsOf(shape).flat(2)),
    polygons: polygonsOf(shape).map((polygon) => polygon.map((arcs) => ({ arcs, isShared: isShared(arcs) }))),
  }));
}

/** Lines are numbers; that of one walked backwards is the complement. */
export function lineOf(arc: number): number {
  return arc < 0 ? ~arc : arc;
}
