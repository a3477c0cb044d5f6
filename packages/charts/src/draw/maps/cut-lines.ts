import type { Position } from 'geojson';
import type { Bounds } from '../../topology/map-areas.ts';

type Point = readonly [number, number];
type Side = { isIn: (point: Point) => boolean; meet: (from: Point, to: Point) => Point };

/** The part of a closed line's inside that a frame shows, as a closed line that goes along the frame where it was cut. */
export function cutRing(ring: readonly Position[], frame: Bounds): Point[] {
  return sidesOf(frame).reduce(cutAt, ring.map(pointOf));
}

/** The parts of a line that a frame shows. */
export function cutLine(line: readonly Position[], frame: Bounds): Point[][] {
  const sides = sidesOf(frame);
  const parts: Point[][] = [];
  const points = line.map(pointOf);
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    const shown = from && sides.reduce<readonly Point[]>(shorten, [from, to]);
    const [first, last] = shown ?? [];
    if (!first || !last) continue;
    const part = parts.at(-1);
    const [x, y] = part?.at(-1) ?? [];
    if (part && x === first[0] && y === first[1]) part.push(last);
    else parts.push([first, last]);
  }
  return parts;
}

function pointOf([x = 0, y = 0]: Position): Point {
  return [x, y];
}

function sidesOf({ left, right, top, bottom }: Bounds): Side[] {
  const upright = (at: number, isIn: Side['isIn']): Side => ({
    isIn,
    meet: ([x, y], [x2, y2]) => [at, y + ((y2 - y) * (at - x)) / (x2 - x)],
  });
  const level = (at: number, isIn: Side['isIn']): Side => ({
    isIn,
    meet: ([x, y], [x2, y2]) => [x + ((x2 - x) * (at - y)) / (y2 - y), at],
  });
  return [
    upright(left, ([x]) => x >= left),
    upright(right, ([x]) => x <= right),
    level(top, ([, y]) => y >= top),
    level(bottom, ([, y]) => y <= bottom),
  ];
}

/** The closed line without what lies beyond one side. */
function cutAt(ring: readonly Point[], { isIn, meet }: Side): Point[] {
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to;
    const cut = isIn(from) === isIn(to) ? [] : [meet(from, to)];
    return isIn(to) ? [...cut, to] : cut;
  });
}

/** A step without what lies beyond one side; nothing where all of it does. */
function shorten([from, to]: readonly Point[], { isIn, meet }: Side): readonly Point[] {
  if (!from || !to) return [];
  if (!isIn(from) && !isIn(to)) return [];
  return [isIn(from) ? from : meet(from, to), isIn(to) ? to : meet(from, to)];
}
