import type { Frame, Pixel } from '../frame/shapes.ts';

/** A text that is to stand near a place. */
export type BoxWish = {
  width: number;
  height: number;
  anchor: Pixel;
  /** Where its middle is to be, as a person has put it; nothing but the edges stops it. */
  middle?: Pixel | undefined;
};

/** What boxes keep away from. */
export type Obstacles = {
  /** Never covered: other texts. */
  hard: readonly Frame[];
  /** Covered only where there is no better place: points of marks. */
  soft: readonly Pixel[];
};

const DISTANCES = [12, 22, 36, 54, 76, 104, 140, 190, 250];
const DIRECTIONS = 16;
const GRID = 14;
/** Pixels farther away are as bad as one point that is covered. */
const COVERED = 12;
/** Pixels between two texts. */
const AIR = 3;

/**
 * Finds a place for each box within the bounds, near what it points at, where it covers no text, no other box and few
 * marks. Those that a person has put somewhere come first.
 * @returns a frame for each wish in its order; undefined where there is no free place
 */
export function placeBoxes(
  wishes: readonly BoxWish[],
  bounds: Frame,
  { hard, soft }: Obstacles,
): (Frame | undefined)[] {
  const placed = new Map<BoxWish, Frame>();
  const anchors = new Map(wishes.map((wish) => [wish, frameAround(wish.anchor, 2 * AIR, 2 * AIR)]));
  for (const wish of wishes) {
    if (wish.middle) placed.set(wish, frameWithin(wish.middle, wish.width, wish.height, bounds));
  }
  for (const wish of wishes) {
    if (wish.middle) continue;
    const others = wishes.flatMap((other) => (other === wish ? [] : (anchors.get(other) ?? [])));
    const taken = [...hard, ...placed.values(), ...others];
    const frame = bestFrame(wish, bounds, taken, soft);
    if (frame) placed.set(wish, frame);
  }
  return wishes.map((wish) => placed.get(wish));
}

function bestFrame(
  wish: BoxWish,
  bounds: Frame,
  taken: readonly Frame[],
  soft: readonly Pixel[],
): Frame | undefined {
  const fits = wish.width <= bounds.x2 - bounds.x && wish.height <= bounds.y2 - bounds.y;
  if (!fits) return undefined;
  return bestOf(around(wish, bounds)) ?? bestOf(everywhere(wish, bounds));

  function bestOf(candidates: readonly Frame[]): Frame | undefined {
    let best: { frame: Frame; cost: number } | undefined;
    for (const frame of candidates) {
      if (isIn(wish.anchor, frame) || taken.some((other) => doOverlap(grown(frame), other))) continue;
      const cost =
        distanceTo(frame, wish.anchor) + COVERED * soft.filter((point) => isIn(point, frame)).length;
      if (!best || cost < best.cost) best = { frame, cost };
    }
    return best?.frame;
  }
}

/** Boxes around what they point at, the nearest first. */
function around({ anchor, width, height }: BoxWish, bounds: Frame): Frame[] {
  return DISTANCES.flatMap((distance) =>
    Array.from({ length: DIRECTIONS }, (_, step) => {
      const angle = (step / DIRECTIONS) * 2 * Math.PI - Math.PI / 2;
      const [right, down] = [Math.cos(angle), Math.sin(angle)];
      const middle = {
        x: anchor.x + right * (distance + width / 2),
        y: anchor.y + down * (distance + height / 2),
      };
      return frameWithin(middle, width, height, bounds);
    }),
  );
}

function everywhere({ width, height }: BoxWish, bounds: Frame): Frame[] {
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.max(1, Math.floor((to - from) / GRID) + 1) }, (_, step) => from + step * GRID);
  return steps(bounds.y, bounds.y2 - height).flatMap((y) =>
    steps(bounds.x, bounds.x2 - width).map((x) => ({ x, x2: x + width, y, y2: y + height })),
  );
}

/** A frame of that size around its middle. */
export function frameAround({ x, y }: Pixel, width: number, height: number): Frame {
  return { x: x - width / 2, x2: x + width / 2, y: y - height / 2, y2: y + height / 2 };
}

/** A frame as near to that middle as the bounds allow; at their beginning where it is larger. */
export function frameWithin(middle: Pixel, width: number, height: number, bounds: Frame): Frame {
  const x = Math.max(bounds.x, Math.min(bounds.x2 - width, middle.x - width / 2));
  const y = Math.max(bounds.y, Math.min(bounds.y2 - height, middle.y - height / 2));
  return { x, x2: x + width, y, y2: y + height };
}

function grown({ x, x2, y, y2 }: Frame): Frame {
  return { x: x - AIR, x2: x2 + AIR, y: y - AIR, y2: y2 + AIR };
}

function isIn({ x, y }: Pixel, frame: Frame): boolean {
  return x > frame.x && x < frame.x2 && y > frame.y && y < frame.y2;
}

/** The point of a frame that is nearest to a place. */
export function nearestIn(frame: Frame, { x, y }: Pixel): Pixel {
  return { x: Math.max(frame.x, Math.min(frame.x2, x)), y: Math.max(frame.y, Math.min(frame.y2, y)) };
}

function distanceTo(frame: Frame, place: Pixel): number {
  const near = nearestIn(frame, place);
  return Math.hypot(near.x - place.x, near.y - place.y);
}

/** Whether two frames share some of their ground. */
export function doOverlap(one: Frame, other: Frame): boolean {
  return one.x < other.x2 && other.x < one.x2 && one.y < other.y2 && other.y < one.y2;
}
