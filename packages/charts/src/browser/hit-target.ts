import type { Target } from '../draw/frame/shapes.ts';

type Place = { x: number; y: number };
type Bounds = { x: number; x2: number; y: number; y2: number };

/** Finds what stands at a place of a chart; with a reach, also what has its middle within that many pixels. */
export type HitTest = (place: Place, reach?: number) => number | undefined;

/** Dots are met this many pixels beside their edge, too. */
const REACH = 6;

/** Prepares the search among the targets of a chart; of several at a place it finds the nearest, then the last. */
export function hitTest(targets: readonly Target[]): HitTest {
  const bounds = targets.map(boundsOf);
  const near = (place: Place, reach: number) => {
    const distances = targets.map((target) => {
      const middle = middleOf(target);
      return Math.hypot(middle.x - place.x, middle.y - place.y);
    });
    const nearest = Math.min(...distances);
    return nearest <= reach ? distances.indexOf(nearest) : undefined;
  };
  return (place, reach) => {
    let found: number | undefined;
    let nearest = Infinity;
    for (const [index, target] of targets.entries()) {
      const box = bounds[index];
      if (!box || !isInside(place, box)) continue;
      const distance = distanceTo(target, place);
      if (distance === Infinity || distance > nearest) continue;
      nearest = distance;
      found = index;
    }
    return found ?? (reach === undefined ? undefined : near(place, reach));
  };
}

/** The middle of a target, for tooltips that a key has called. */
export function middleOf(target: Target): Place {
  const { shape } = target;
  if (shape.kind === 'dot') return { x: shape.x, y: shape.y };
  if (shape.kind === 'wedge') {
    const angle = (shape.start + shape.end) / 2;
    const radius = (shape.inner + shape.outer) / 2;
    return { x: shape.x + Math.sin(angle) * radius, y: shape.y - Math.cos(angle) * radius };
  }
  const { x, x2, y, y2 } = shape.kind === 'area' ? boundsOf(target) : shape;
  return { x: (x + x2) / 2, y: (y + y2) / 2 };
}

/** 0 inside; Infinity where it is not met. */
function distanceTo({ shape }: Target, { x, y }: Place): number {
  switch (shape.kind) {
    case 'box':
      return 0;
    case 'dot': {
      const distance = Math.hypot(x - shape.x, y - shape.y);
      // What lies beyond the edge of a map that is near can be come to by keys, not met.
      if (shape.clip && !isInside(shape, shape.clip)) return Infinity;
      return distance <= shape.radius + REACH ? distance : Infinity;
    }
    case 'wedge': {
      const radius = Math.hypot(x - shape.x, y - shape.y);
      const angle = (Math.atan2(x - shape.x, shape.y - y) + 2 * Math.PI) % (2 * Math.PI);
      const isInside =
        radius >= shape.inner && radius <= shape.outer && angle >= shape.start && angle < shape.end;
      return isInside ? 0 : Infinity;
    }
    case 'area':
      return isInside({ x, y }, shape.clip) && isInRings(shape.rings, x, y) ? 0 : Infinity;
  }
}

/** Whether a ray from the place crosses the rings an odd number of times; holes are rings, too. */
function isInRings(rings: readonly (readonly (readonly number[])[])[], x: number, y: number): boolean {
  let isIn = false;
  for (const ring of rings) {
    for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
      const [x1 = 0, y1 = 0] = ring[index] ?? [];
      const [x2 = 0, y2 = 0] = ring[before] ?? [];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
    }
  }
  return isIn;
}

function boundsOf({ shape }: Target): Bounds {
  switch (shape.kind) {
    case 'box':
      return shape;
    case 'dot': {
      const reach = shape.radius + REACH;
      return { x: shape.x - reach, x2: shape.x + reach, y: shape.y - reach, y2: shape.y + reach };
    }
    case 'wedge': {
      const { outer } = shape;
      return { x: shape.x - outer, x2: shape.x + outer, y: shape.y - outer, y2: shape.y + outer };
    }
    case 'area': {
      const bounds = { x: Infinity, x2: -Infinity, y: Infinity, y2: -Infinity };
      for (const [x = 0, y = 0] of shape.rings.flat()) {
        bounds.x = Math.min(bounds.x, x);
        bounds.x2 = Math.max(bounds.x2, x);
        bounds.y = Math.min(bounds.y, y);
        bounds.y2 = Math.max(bounds.y2, y);
      }
      return bounds;
    }
  }
}

function isInside({ x, y }: Place, box: Bounds): boolean {
  return x >= box.x && x <= box.x2 && y >= box.y && y <= box.y2;
}
