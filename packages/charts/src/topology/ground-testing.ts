import type { Topology } from './map-areas.ts';

export type Ring = [number, number][];

/** A ring along two meridians and two parallels. */
export const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

/** Land of some rings, each an area of its own. */
export const topologyOf = (...rings: Ring[]): Topology => ({
  type: 'Topology',
  arcs: rings,
  objects: {
    areas: {
      type: 'GeometryCollection',
      geometries: rings.map((_, index) => ({ type: 'Polygon' as const, arcs: [[index]], properties: {} })),
    },
  },
});
