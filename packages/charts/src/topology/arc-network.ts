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
 * go on from one another by texts: for thousands of areas that takes half the time of a map.
 * @param drawing its places are absolute, as those of `fitDrawing` are
 */
export function openArcNetwork(drawing: Topology, areas: readonly AreaShape[]): ArcNetwork {
  const ends = drawing.arcs.map((arc) => [nodeAt(arc[0] ?? []), nodeAt(arc.at(-1) ?? [])] as const);
  const startOf = (arc: number): number => (arc < 0 ? ends[~arc]?.[1] : ends[arc]?.[0]) ?? 0;
  const endOf = (arc: number): number => startOf(~arc);
  const draw = (line: readonly number[]) => placesOf(drawing, line);
  const owners = ownersOf(areas);
  return {
    outlineOf: (some) => walkRings(outerArcs(some), { startOf, endOf }).map(draw),
    bordersWhere: (between) => {
      const isBorder = ([one, other]: readonly AreaShape[]) =>
        one !== undefined && other !== undefined && one !== other && between(one, other);
      const arcs = [...owners].flatMap(([arc, both]) => (isBorder(both) ? [arc] : []));
      return walkLines(arcs, { startOf, endOf }).map(draw);
    },
  };
}

/** Pixels in hundredths, both in one number: no drawing is 10,000 pixels wide. */
function nodeAt([x = 0, y = 0]: Position): number {
  return Math.round(x * 100) * 1e6 + Math.round(y * 100);
}

/** Arcs are numbers; that of one walked backwards is the complement. */
type Ends = { startOf(arc: number): number; endOf(arc: number): number };

function ownersOf(areas: readonly AreaShape[]): Map<number, AreaShape[]> {
  const owners = new Map<number, AreaShape[]>();
  for (const area of areas) {
    for (const arc of ringsOf(area).flat()) {
      const index = arc < 0 ? ~arc : arc;
      const known = owners.get(index);
      if (known) known.push(area);
      else owners.set(index, [area]);
    }
  }
  return owners;
}

/** The arcs with one of the areas on one side alone, as that area walks them. */
function outerArcs(areas: readonly AreaShape[]): number[] {
  const outer = new Map<number, number>();
  for (const arc of areas.flatMap(ringsOf).flat()) {
    const index = arc < 0 ? ~arc : arc;
    if (!outer.delete(index)) outer.set(index, arc);
  }
  return [...outer.values()];
}

/** As many outer arcs leave each node as come to it: who goes on and on comes back. */
function walkRings(arcs: readonly number[], { startOf, endOf }: Ends): number[][] {
  const leaving = Map.groupBy(arcs, startOf);
  const rings: number[][] = [];
  for (const first of arcs) {
    const ring: number[] = [];
    const start = startOf(first);
    for (let next = leaving.get(start)?.pop(); next !== undefined; ) {
      ring.push(next);
      next = endOf(next) === start ? undefined : leaving.get(endOf(next))?.pop();
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

/** Lines as long as they come; which way they go does not matter. */
function walkLines(arcs: readonly number[], { startOf, endOf }: Ends): number[][] {
  const leaving = Map.groupBy([...arcs, ...arcs.map((arc) => ~arc)], startOf);
  const done = new Set<number>();
  const takeFrom = (node: number): number | undefined => {
    const choice = leaving.get(node);
    for (let arc = choice?.pop(); arc !== undefined; arc = choice?.pop()) {
      if (!done.has(arc)) return arc;
    }
    return undefined;
  };
  const walk = (from: number): number[] => {
    const line: number[] = [];
    for (let next = takeFrom(from); next !== undefined; next = takeFrom(endOf(next))) {
      done.add(next).add(~next);
      line.push(next);
    }
    return line;
  };
  return arcs.flatMap((arc) => {
    if (done.has(arc)) return [];
    const forward = walk(startOf(arc));
    // What else meets where it began goes on from there to the other side.
    const backward = walk(startOf(forward[0] ?? arc));
    return [[...backward.toReversed().map((one) => ~one), ...forward]];
  });
}

function placesOf({ arcs }: Topology, line: readonly number[]): Position[] {
  return line.flatMap((arc, index) => {
    const places = arc < 0 ? (arcs[~arc] ?? []).toReversed() : (arcs[arc] ?? []);
    return index === 0 ? places : places.slice(1);
  });
}
