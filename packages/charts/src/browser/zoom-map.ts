import type { MapView } from '../draw/chart-options.ts';
import { areasOf, boundsOf, plainCode } from '../draw/map-areas.ts';
import type { Topology } from '../planar-topology.ts';

const NEAREST = 24;
/** Around one area, so that its neighbours are seen. */
const AROUND = 0.55;

/** The view that shows one area; undefined for one that is not on the map. */
export function viewOfArea(drawing: Topology, extent: string | undefined, code: string): MapView | undefined {
  const areas = areasOf(drawing, extent);
  const area = areas.find(({ id }) => plainCode(id) === plainCode(code));
  if (!area) return undefined;
  const whole = boundsOf(drawing, areas);
  const own = boundsOf(drawing, [area]);
  const [width, height] = [whole.right - whole.left, whole.bottom - whole.top];
  const share = Math.max((own.right - own.left) / width, (own.bottom - own.top) / height);
  return {
    scale: Math.min(NEAREST, Math.max(1, AROUND / (share || 1))),
    x: ((own.left + own.right) / 2 - whole.left) / width,
    y: ((own.top + own.bottom) / 2 - whole.top) / height,
  };
}

/** Nearer or farther around the same middle; undefined where all of it is seen again. */
export function zoomView(view: MapView | undefined, factor: number): MapView | undefined {
  const { scale, x, y } = view ?? { scale: 1, x: 0.5, y: 0.5 };
  const next = Math.min(NEAREST, scale * factor);
  return next <= 1.01 ? undefined : { scale: next, x, y };
}

/** Moves what is seen by parts of what is seen; never beyond the edges. */
export function panView(view: MapView | undefined, right: number, down: number): MapView | undefined {
  if (!view) return undefined;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  return { ...view, x: within(view.x + right / view.scale), y: within(view.y + down / view.scale) };
}
