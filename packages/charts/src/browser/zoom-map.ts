import type { MapView } from '../read/chart-options.ts';
import { areasOf, boundsOf, boundsWithin, plainCode, type Topology } from '../topology/map-areas.ts';

const NEAREST = 24;
/** Around one area, so that its neighbours are seen. */
const AROUND = 0.55;

/** The view that shows one area; undefined for one that is not on the map. */
export function viewOfArea(drawing: Topology, extent: string | undefined, code: string): MapView | undefined {
  const areas = areasOf(drawing, extent);
  const area = areas.find(({ id }) => plainCode(id) === plainCode(code));
  if (!area) return undefined;
  const whole = boundsWithin(drawing, extent);
  const own = boundsOf(drawing, [area]);
  const [width, height] = [whole.right - whole.left, whole.bottom - whole.top];
  const share = Math.max((own.right - own.left) / width, (own.bottom - own.top) / height);
  return {
    scale: Math.min(NEAREST, Math.max(1, AROUND / (share || 1))),
    x: ((own.left + own.right) / 2 - whole.left) / width,
    y: ((own.top + own.bottom) / 2 - whole.top) / height,
  };
}

/**
 * Nearer or farther; undefined where all of it is seen again.
 * @param around what stays where it is: from the middle of what is seen, in parts of the map when all of it is seen
 */
export function zoomView(
  view: MapView | undefined,
  factor: number,
  around: { right: number; down: number } = { right: 0, down: 0 },
): MapView | undefined {
  const { scale, x, y } = view ?? { scale: 1, x: 0.5, y: 0.5 };
  const next = Math.min(NEAREST, scale * factor);
  if (next <= 1.01) return undefined;
  const moved = 1 / scale - 1 / next;
  return { scale: next, x: within(x + around.right * moved), y: within(y + around.down * moved) };
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Moves what is seen by parts of the map when all of it is seen; never beyond the edges. */
export function panView(view: MapView | undefined, right: number, down: number): MapView | undefined {
  if (!view) return undefined;
  return { ...view, x: within(view.x + right / view.scale), y: within(view.y + down / view.scale) };
}
