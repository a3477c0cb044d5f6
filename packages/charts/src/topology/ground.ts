import { geoArea } from 'd3-geo';
import { feature, quantize } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import {
  type Degree,
  degreeOf,
  type GroundOffer,
  type GroundProjection,
  type Point,
} from './choose-ground.ts';
import { areasOf, type AreaShape, type Topology } from './map-areas.ts';

/** What a map of points is drawn upon: outlines in longitude and latitude. */
export type Ground = { projection: GroundProjection; topology: Topology };

/** Bends that a map of this many pixels does not show are left out of a ground. */
const SHOWN_WIDTH = 1400;
const DEGREES = 360 * 180;
const QUANTIZATION = 2e4;

/** Places of the three parts of the United States, which one projection shows beside one another. */
const partsOfUsa: readonly Point[] = [
  [-98.5, 39.5],
  [-153.5, 65.5],
  [-155.5, 19.5],
];

/**
 * Outlines for maps of points from boundaries: without bends that are too fine to be seen, and each ring turned the way
 * that projections of the globe need.
 * @param topology in longitude and latitude
 */
export function groundOf(topology: Topology, object: string, projection?: GroundProjection): Ground {
  const shapes = topology.objects[object];
  const geometries = shapes?.type === 'GeometryCollection' ? shapes.geometries : shapes ? [shapes] : [];
  const plain: Topology = {
    ...topology,
    objects: { areas: { type: 'GeometryCollection', geometries } },
  };
  const pixel = widthOf(topology) / SHOWN_WIDTH;
  const prepared = presimplify(plain);
  const fine = simplify(prepared, pixel * pixel * 0.6);
  const visible = quantize(filter(fine, filterAttachedWeight(fine, pixel * pixel)), QUANTIZATION);
  for (const shape of areasOf(visible)) turnRings(visible, shape);
  const land = landOf(visible);
  return {
    projection:
      projection ?? (partsOfUsa.every((point) => land.has(degreeOf(point))) ? 'albersUsa' : 'region'),
    topology: visible,
  };
}

/** The ground as one that may be chosen. */
export function offerOf(ground: Ground, id: string, url: string): GroundOffer {
  const land: [Degree, number][] = [];
  for (const degree of [...landOf(ground.topology)].toSorted((one, other) => one - other)) {
    const last = land.at(-1);
    if (last && last[0] + last[1] === degree) last[1]++;
    else land.push([degree, 1]);
  }
  return { id, projection: ground.projection, url, land };
}

/** The degrees in which some land is: on the borders, and everywhere inside. */
function landOf(topology: Topology): Set<Degree> {
  const land = new Set<Degree>();
  for (const shape of areasOf(topology)) {
    const rings = polygonsOf(topology, shape).flat();
    for (const ring of rings) walkRing(ring, land);
    // The middle of a degree is inside where a line to the east crosses the borders an odd number of times.
    for (let row = 0; row < 180; row++) fillRow(rings, row, land);
  }
  return new Set([...land].filter((degree) => degree >= 0 && degree < DEGREES));
}

/** All degrees that a border runs through. */
function walkRing(ring: readonly Point[], land: Set<Degree>): void {
  for (let index = 1; index < ring.length; index++) {
    const [x1, y1] = ring[index - 1] ?? [0, 0];
    const [x2, y2] = ring[index] ?? [0, 0];
    const isLeap = Math.abs(x2 - x1) > 180;
    const steps = isLeap ? 0 : Math.ceil(4 * Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)));
    for (let step = 0; step <= steps; step++) {
      const part = steps === 0 ? 1 : step / steps;
      land.add(degreeOf([x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]));
    }
  }
}

function fillRow(rings: readonly (readonly Point[])[], row: number, land: Set<Degree>): void {
  const y = row - 90 + 0.5;
  const crossings: number[] = [];
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const [x1, y1] = ring[index - 1] ?? [0, 0];
      const [x2, y2] = ring[index] ?? [0, 0];
      // A border that leaps from one edge of the world to the other crosses nothing between.
      if (y1 > y === y2 > y || Math.abs(x2 - x1) > 180) continue;
      crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    }
  }
  crossings.sort((one, other) => one - other);
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = crossings.slice(index, index + 2);
    for (let x = Math.floor(from); x <= to; x++) land.add(degreeOf([x + 0.5, y]));
  }
}

/** Rings in longitude and latitude. */
function polygonsOf(topology: Topology, shape: AreaShape): Point[][][] {
  const object = feature(topology, shape);
  const geometry = object.type === 'Feature' ? object.geometry : undefined;
  if (geometry?.type === 'Polygon') return [geometry.coordinates as unknown as Point[][]];
  return geometry?.type === 'MultiPolygon' ? (geometry.coordinates as unknown as Point[][][]) : [];
}

/** On a globe a ring has two insides: which one is meant is said by the way it turns. */
function turnRings(topology: Topology, shape: AreaShape): void {
  const polygons = polygonsOf(topology, shape);
  const arcs = shape.type === 'Polygon' ? [shape.arcs] : shape.arcs;
  arcs.forEach((rings, index) =>
    rings.forEach((ring, place) => {
      const coordinates = polygons[index]?.[place]?.map(([x, y]): [number, number] => [x, y]);
      const isLarge =
        coordinates !== undefined && geoArea({ type: 'Polygon', coordinates: [coordinates] }) > 2 * Math.PI;
      if (isLarge === (place === 0)) rings[place] = ring.toReversed().map((arc) => ~arc);
    }),
  );
}

/** Degrees from west to east, over the edge of maps where the land lies on both sides of it. */
function widthOf(topology: Topology): number {
  const { arcs, transform } = topology;
  const { scale = [1, 1], translate = [0, 0] } = transform ?? {};
  const columns = new Set<number>();
  for (const arc of arcs) {
    let x = 0;
    for (const [step = 0] of arc) {
      x = transform ? x + step : step;
      columns.add(Math.floor(x * scale[0] + translate[0] + 180) % 360);
    }
  }
  const sorted = [...columns].toSorted((one, other) => one - other);
  const gaps = sorted.map((column, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 360) - column);
  return Math.max(1, 361 - Math.max(1, ...gaps));
}
