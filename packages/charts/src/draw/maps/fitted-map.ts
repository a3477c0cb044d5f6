import { openArcNetwork, type ArcNetwork } from '../../topology/arc-network.ts';
import { fitDrawing, type FittedArea, type FittedDrawing } from '../../topology/fit-drawing.ts';
import type { AreaShape, Topology } from '../../topology/map-areas.ts';
import { openArcWriter, type ArcWriter } from '../paint/arc-writer.ts';

/** Areas in the pixels of one size, ready to be shaded by any figures. */
export type FittedMap = {
  drawing: FittedDrawing;
  /** Those that are shown, as the network numbers them. */
  areas: readonly FittedArea[];
  network: ArcNetwork;
  writer: ArcWriter;
};

/** Sizes of a drawing that are kept: those of the previews, pictures and pages of today, about 1 MB for thousands of areas. */
const KEPT_SIZES = 6;
const kept = new WeakMap<Topology, Map<string, FittedMap>>();

/**
 * Fits the areas of a map into a size. Other figures, colours and words over the same areas find it made.
 * @param size `extent` names the area above whose parts are shown; what is seen for a moment need not be kept
 */
export function fitMap(
  drawing: Topology,
  areas: readonly AreaShape[],
  {
    scale,
    grid,
    extent,
    isKept,
  }: { scale: number; grid: number; extent: string | undefined; isKept: boolean },
): FittedMap {
  const sizes = kept.get(drawing) ?? new Map<string, FittedMap>();
  const key = JSON.stringify([scale, grid, extent]);
  const map = sizes.get(key) ?? makeMap(drawing, areas, scale, grid);
  if (!isKept) return map;
  // The one that was used last goes last.
  sizes.delete(key);
  sizes.set(key, map);
  for (const oldest of [...sizes.keys()].slice(0, -KEPT_SIZES)) sizes.delete(oldest);
  kept.set(drawing, sizes);
  return map;
}

function makeMap(drawing: Topology, shapes: readonly AreaShape[], scale: number, grid: number): FittedMap {
  const fitted = fitDrawing(drawing, scale, grid);
  const shown = new Set(shapes);
  const areas = fitted.areas.filter(({ shape }) => shown.has(shape));
  return {
    drawing: fitted,
    areas,
    network: openArcNetwork(fitted, areas),
    writer: openArcWriter(fitted),
  };
}
