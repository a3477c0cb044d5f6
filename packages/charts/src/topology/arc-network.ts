import type { Position } from 'geojson';
import { ringsOf, type AreaShape, type Topology } from './map-areas.ts';

/** Lines that areas share, as a network to walk along. */
export type ArcNetwork = {
  /** The rings around some areas taken as one, each with the areas on the same side as in the drawing. */
  outlineOf(areas: readonly AreaShape[]): Position[][];
  /** The lines between two neighbours for which `between` holds; no coasts. */
  bordersWhere(between: (one: AreaShape, other: AreaShape) => boolean): Position[][];
};

/**
 * Makes a network of the arcs of some areas. `merge` and `mesh` of topojson-client would do, but they find the arcs that
 * go on from one another by texts: for thousands of areas that takes half the time of a map. Here arcs, nodes and areas are
 * numbers in flat lists, which leave nothing to be collected.
 * @param drawing its places are absolute, as those of `fitDrawing` are
 */
export function openArcNetwork(drawing: Topology, areas: readonly AreaShape[]): ArcNetwork {
  const walk = openWalk(drawing);
  const arcsOf = new Map(areas.map((area) => [area, ringsOf(area).flat()]));
  const owners = ownersOf([...arcsOf.values()], drawing.arcs.length);
  return {
    outlineOf: (some) => {
      // An arc with one of the areas on one side alone, as that area walks it: a second one takes it away again.
      const ways = new Int8Array(drawing.arcs.length);
      for (const area of some) {
        for (const arc of arcsOf.get(area) ?? []) {
          const index = indexOf(arc);
          ways[index] = ways[index] === 0 ? (arc < 0 ? BACKWARDS : FORWARDS) : 0;
        }
      }
      const outer: number[] = [];
      ways.forEach((way, index) => {
        if (way !== 0) outer.push(way === FORWARDS ? index : ~index);
      });
      return walk.rings(outer);
    },
    bordersWhere: (between) => {
      const borders: number[] = [];
      for (let arc = 0; arc < drawing.arcs.length; arc++) {
        const [one, other] = [areas[owners.first[arc] ?? NOBODY], areas[owners.second[arc] ?? NOBODY]];
        if (one && other && one !== other && between(one, other)) borders.push(arc);
      }
      return walk.lines(borders);
    },
  };
}

const NOBODY = -1;
const FORWARDS = 1;
const BACKWARDS = -1;

/** Arcs are numbers; that of one walked backwards is the complement. */
function indexOf(arc: number): number {
  return arc < 0 ? ~arc : arc;
}

/** The areas on both sides of each arc, by their places in the list. */
function ownersOf(arcsOf: readonly number[][], count: number): { first: Int32Array; second: Int32Array } {
  const first = new Int32Array(count).fill(NOBODY);
  const second = new Int32Array(count).fill(NOBODY);
  arcsOf.forEach((arcs, area) => {
    for (const arc of arcs) {
      const index = indexOf(arc);
      if (first[index] === NOBODY) first[index] = area;
      else second[index] = area;
    }
  });
  return { first, second };
}

type Walk = {
  /** As many of these arcs leave each node as come to it: who goes on and on comes back. */
  rings(arcs: readonly number[]): Position[][];
  /** Lines as long as they come; which way they go does not matter. */
  lines(arcs: readonly number[]): Position[][];
};

function openWalk(drawing: Topology): Walk {
  const { from, to, count } = nodesOf(drawing);
  const startOf = (arc: number): number => (arc < 0 ? to[~arc] : from[arc]) ?? 0;
  const draw = (arcs: readonly number[]) => placesOf(drawing, arcs);

  return {
    rings: (arcs) => {
      const leaving = openShelf(count, drawing.arcs.length);
      for (const arc of arcs) leaving.put(startOf(arc), arc);
      return arcs.flatMap((first) => {
        const ring: number[] = [];
        const start = startOf(first);
        for (let next = leaving.take(start); next !== undefined; ) {
          ring.push(next);
          const end = startOf(~next);
          next = end === start ? undefined : leaving.take(end);
        }
        return ring.length > 0 ? [draw(ring)] : [];
      });
    },
    lines: (arcs) => {
      const leaving = openShelf(count, drawing.arcs.length);
      for (const arc of arcs) {
        leaving.put(startOf(arc), arc);
        leaving.put(startOf(~arc), ~arc);
      }
      const isDone = new Uint8Array(drawing.arcs.length);
      const takeFrom = (node: number): number | undefined => {
        for (let arc = leaving.take(node); arc !== undefined; arc = leaving.take(node)) {
          if (isDone[indexOf(arc)] === 0) return arc;
        }
        return undefined;
      };
      const walkFrom = (node: number): number[] => {
        const line: number[] = [];
        for (let next = takeFrom(node); next !== undefined; next = takeFrom(startOf(~next))) {
          isDone[indexOf(next)] = 1;
          line.push(next);
        }
        return line;
      };
      return arcs.flatMap((arc) => {
        if (isDone[indexOf(arc)] === 1) return [];
        const forward = walkFrom(startOf(arc));
        // What else meets where it began goes on from there to the other side.
        const backward = walkFrom(startOf(forward[0] ?? arc));
        return [draw([...backward.toReversed().map((one) => ~one), ...forward])];
      });
    },
  };
}

/** Where each arc begins and ends, as numbers from 0. */
function nodesOf({ arcs }: Topology): { from: Int32Array; to: Int32Array; count: number } {
  const numbers = new Map<number, number>();
  const numberOf = ([x = 0, y = 0]: Position): number => {
    // Pixels in hundredths, both in one number: no drawing is 10,000 pixels wide.
    const place = Math.round(x * 100) * 1e6 + Math.round(y * 100);
    const known = numbers.get(place);
    if (known !== undefined) return known;
    numbers.set(place, numbers.size);
    return numbers.size - 1;
  };
  const from = Int32Array.from(arcs, (arc) => numberOf(arc[0] ?? []));
  const to = Int32Array.from(arcs, (arc) => numberOf(arc.at(-1) ?? []));
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

function placesOf({ arcs }: Topology, line: readonly number[]): Position[] {
  const places: Position[] = [];
  for (const arc of line) {
    const points = arcs[indexOf(arc)] ?? [];
    // An arc begins where the one before ended.
    const begun = places.length === 0 ? 0 : 1;
    if (arc < 0) for (let at = points.length - 1 - begun; at >= 0; at--) places.push(points[at] ?? []);
    else for (let at = begun; at < points.length; at++) places.push(points[at] ?? []);
  }
  return places;
}
