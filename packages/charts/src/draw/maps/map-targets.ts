import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { Topology } from '../../topology/planar-topology.ts';
import { areaName, areasOf } from '../../topology/map-areas.ts';
import type { MapFigures } from './map-figures.ts';
import type { MapPlace } from './place-map.ts';
import type { Target } from '../frame/shapes.ts';

/** Where the areas of a map can be pointed at, by name. */
export function areaTargets(fitted: Topology, figures: MapFigures, at: MapPlace): Target[] {
  const shown = new Set(figures.areas.map(({ id }) => id));
  const moved = (ring: Position[]) => ring.map(([x = 0, y = 0]) => [x + at.translateX, y + at.translateY]);
  const clip = { x: at.left, y: at.top, x2: at.left + at.width, y2: at.top + at.height };
  return areasOf(fitted)
    .filter(({ id }) => shown.has(id))
    .toSorted((one, other) => areaName(one).localeCompare(areaName(other)))
    .map((shape) => {
      const object = feature(fitted, shape);
      const geometry = object.type === 'Feature' ? object.geometry : undefined;
      const polygons =
        geometry?.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry?.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      return {
        row: figures.rowOf(shape),
        code: String(shape.id),
        name: areaName(shape),
        shape: { kind: 'area', rings: polygons.flat().map(moved), clip },
      };
    });
}
