import type { Position } from 'geojson';
import type { MapView } from '../../read/chart-options.ts';
import { areaName, type Bounds } from '../../topology/map-areas.ts';
import { placesAlong } from '../../topology/walked-places.ts';
import type { MapMiddle } from '../frame/frame.ts';
import type { FittedMap } from './fitted-map.ts';
import type { MapFigures } from './map-figures.ts';
import type { Target } from '../frame/shapes.ts';

/** A long region is drawn no higher than this part of its width. */
const TALLEST = 0.9;

/** Where a map stands, and how its drawing gets there: times `scale`, then moved. */
export type MapPlace = {
  left: number;
  top: number;
  width: number;
  height: number;
  scale: number;
  translateX: number;
  translateY: number;
  /** Whether all of it is seen. */
  isWhole: boolean;
};

/** Fits the bounds of a map into a space, its middle in the middle; a view comes nearer to a part of it. */
export function placeMap(
  bounds: Bounds,
  space: { left: number; top: number; width: number; height: number | undefined },
  view: MapView | undefined,
): MapPlace {
  const [width, height] = [bounds.right - bounds.left || 1, bounds.bottom - bounds.top || 1];
  const most = space.height ?? space.width * TALLEST;
  const whole = Math.min(space.width / width, most / height);
  const room = space.height ?? Math.ceil(height * whole);
  const isWhole = !view || view.scale <= 1;
  const scale = isWhole ? whole : whole * view.scale;
  const [x, y] = isWhole ? [0.5, 0.5] : [view.x, view.y];
  return {
    left: space.left,
    top: space.top,
    width: space.width,
    height: room,
    scale,
    translateX: Math.round(space.left + space.width / 2 - (bounds.left + x * width) * scale),
    translateY: space.top + room / 2 - (bounds.top + y * height) * scale,
    isWhole,
  };
}

/** The middle of a map that is seen, and how large all of it is then. */
export function middleOf(at: MapPlace, bounds: Bounds, view: MapView | undefined): MapMiddle {
  const whole = at.isWhole ? at.scale : at.scale / (view?.scale ?? 1);
  return {
    x: at.left + at.width / 2,
    y: at.top + at.height / 2,
    width: (bounds.right - bounds.left || 1) * whole,
    height: (bounds.bottom - bounds.top || 1) * whole,
  };
}

/** Where the areas of a map can be pointed at, by name. */
export function areaTargets({ drawing, areas }: FittedMap, figures: MapFigures, at: MapPlace): Target[] {
  const moved = (ring: Position[]) => ring.map(([x = 0, y = 0]) => [x + at.translateX, y + at.translateY]);
  const clip = { x: at.left, y: at.top, x2: at.left + at.width, y2: at.top + at.height };
  return areas
    .toSorted((one, other) => areaName(one.shape).localeCompare(areaName(other.shape)))
    .map(({ shape, rings }) => ({
      row: figures.rowOf(shape),
      code: String(shape.id),
      name: areaName(shape),
      shape: { kind: 'area', rings: rings.map((ring) => moved(placesAlong(drawing, ring))), clip },
    }));
}
