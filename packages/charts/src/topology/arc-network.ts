import { lineOf, type LineEnds } from './drawing-lines.ts';
import type { FittedArea, FittedDrawing } from './fit-drawing.ts';

/** Arcs that go on from one another; one that is walked backwards is the complement of its number. */
export type Walked = readonly number[];

/** Lines that areas share, as a network to walk along. */
export type ArcNetwork = {
  /** The rings around some areas taken as one, each with the areas on the same side as in the drawing. */
  outlineOf(isIn: (area: number) => boolean): Walked[];
  /** The lines between two neighbours for which `between` holds; no coasts. */
  bordersWhere(between: (one: number, other: number) => boolean): Walked[];
};

/**
 * Makes a network of the arcs of some areas, which are named by their places in the list. `merge` and `mesh` of
 * topojson-client would do, but they find the arcs that go on from one another by texts: for thousands of areas that takes
 * half the time of a map. Here arcs, nodes and areas are numbers in flat lists, which leave nothing to be collected.
 */
export function openArcNetwork(drawing: FittedDrawing, areas: readonly FittedArea[]): ArcNetwork {
  const count = drawing.starts.length - 1;
  const walk = openWalk(drawing);
  const arcsOf = areas.map(({ arcs }) => arcs);
  const owners = ownersOf(arcsOf, count);
  return {
    outlineOf: (isIn) => {
      // An arc with one of the areas on one side alone, as that area walks it: a second one takes it away again.
      const ways = new Int8Array(count);
      arcsOf.forEach((arcs, area) => {
        if (!isIn(area)) return;
        for (const arc of arcs) {
          const line = lineOf(arc);
          ways[line] = ways[line] === 0 ? (arc < 0 ? BACKWARDS : FORWARDS) : 0;
        }
      });
      const outer: number[] = [];
      for (let line = 0; line < count; line++) {
        if (ways[line] !== 0) outer.push(ways[line] === FORWARDS ? line : ~line);
      }
      return walk.rings(outer);
    },
    bordersWhere: (between) => {
      const borders: number[] = [];
      for (let line = 0; line < count; line++) {
        const [one = NOBODY, other = NOBODY] = [owners.first[line], owners.second[line]];
        if (other !== NOBODY && one !== other && between(one, other)) borders.push(line);
      }
      return walk.lines(borders);
    },
  };
}

const NOBODY = -1;
const FORWARDS = 1;
const BACKWARDS = -1;

/** The areas on both sides of each arc, by their places in the list. */
function ownersOf(arcsOf: readonly Int32Array[], count: number): { first: Int32Array; second: Int32Array } {
  const first = new Int32Array(count).fill(NOBODY);
  const second = new Int32Array(count).fill(NOBODY);
  arcsOf.forEach((arcs, area) => {
    for (const arc of arcs) {
      const line = lineOf(arc);
      if (first[line] === NOBODY) first[line] = area;
      else second[line] = area;
    }
  });
  return { first, second };
}

type Walk = {
  /** As many of these arcs leave each node as come to it: who goes on and on comes back. */
  rings(arcs: readonly number[]): Walked[];
  /** Lines as long as they come; which way they go does not matter. */
  lines(arcs: readonly number[]): Walked[];
};

function openWalk(drawing: FittedDrawing): Walk {
  const { from, to, count } = nodesOf(drawing);
  const startOf = (arc: number): number => (arc < 0 ? to[~arc] : from[arc]) ?? 0;

  return {
    rings: (arcs) => {
      const leaving = openShelf(count, from.length);
      for (const arc of arcs) leaving.put(startOf(arc), arc);
      const rings: Walked[] = [];
      for (const first of arcs) {
        const ring: number[] = [];
        const start = startOf(first);
        for (let next = leaving.take(start); next !== undefined; ) {
          ring.push(next);
          const end = startOf(~next);
          next = end === start ? undefined : leaving.take(end);
        }
        if (ring.length > 0) rings.push(ring);
      }
      return rings;
    },
    lines: (arcs) => {
      const leaving = openShelf(count, from.length);
      for (const arc of arcs) {
        leaving.put(startOf(arc), arc);
        leaving.put(startOf(~arc), ~arc);
      }
      const isDone = new Uint8Array(from.length);
      const takeFrom = (node: number): number | undefined => {
        for (let arc = leaving.take(node); arc !== undefined; arc = leaving.take(node)) {
          if (isDone[lineOf(arc)] === 0) return arc;
        }
        return undefined;
      };
      const walkFrom = (node: number): number[] => {
        const line: number[] = [];
        for (let next = takeFrom(node); next !== undefined; next = takeFrom(startOf(~next))) {
          isDone[lineOf(next)] = 1;
          line.push(next);
        }
        return line;
      };
      return arcs.flatMap((arc) => {
        if (isDone[lineOf(arc)] === 1) return [];
        const forward = walkFrom(startOf(arc));
        // What else meets where it began goes on from there to the other side.
        const backward = walkFrom(startOf(forward[0] ?? arc));
        return [[...backward.toReversed().map((one) => ~one), ...forward]];
      });
    },
  };
}

/** Where each arc begins and ends, as numbers from 0: what falls together in this size is one node. */
function nodesOf({ x, y, starts, ends }: FittedDrawing): LineEnds {
  const numbers = new Map<number, number>();
  const numberOfEnd = new Int32Array(ends.count).fill(NOBODY);
  const numberOf = (end: number, point: number): number => {
    if (numberOfEnd[end] !== NOBODY) return numberOfEnd[end] ?? NOBODY;
    // Both in one number: no drawing is 100,000 pixels wide.
    const place = (x[point] ?? 0) * 1e6 + (y[point] ?? 0);
    const number = numbers.get(place) ?? numbers.size;
    numbers.set(place, number);
    numberOfEnd[end] = number;
    return number;
  };
  const [from, to] = [new Int32Array(starts.length - 1), new Int32Array(starts.length - 1)];
  for (let line = 0; line < from.length; line++) {
    from[line] = numberOf(ends.from[line] ?? 0, starts[line] ?? 0);
    to[line] = numberOf(ends.to[line] ?? 0, (starts[line + 1] ?? 0) - 1);
  }
  return { from, to, count: numbers.size };
}

/** Arcs by the node they leave; the last that was put there is taken first. */
function openShelf(nodes: number, arcs: number) {
  const top = new Int32Array(nodes);
  const below = new Int32Array(2 * arcs + 1);
  // Places begin at 1, so that 0 is none; each arc has one for either way it is walked.
  const placeOf = (arc: number) => (arc < 0 ? 2 * ~arc + 2 : 2 * arc + 1);
  return {
    put: (node: number, arc: number) => {
      below[placeOf(arc)] = top[node] ?? 0;
      top[node] = placeOf(arc);
    },
    take: (node: number): number | undefined => {
      const place = top[node] ?? 0;
      if (place === 0) return undefined;
      top[node] = below[place] ?? 0;
      return place % 2 === 1 ? (place - 1) / 2 : ~((place - 2) / 2);
    },
  };
}
