import { geoAlbersUsa, geoConicEqualArea } from 'd3-geo';
import { quantize } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryObject } from 'topojson-specification';
import type { Topology } from './map-areas.ts';

/** Both keep areas comparable, as maps that colour areas must. */
export type MapProjection = 'conicEqualArea' | 'albersUsa';

type Point = [number, number];
type ProjectPoint = (point: Point) => Point | null;

/** Width of the drawing in its own units, which are about pixels. */
const DRAWING_WIDTH = 960;
/** The area, in square units, under which a bend of a border is not seen. */
const LEAST_BEND = 0.6;
/** The area under which an island of its own is not seen. */
const LEAST_ISLAND = 1;
const QUANTIZATION = 1e4;
// Takes the place of an arc that no shape uses any more.
const NOWHERE: Point[] = [
  [0, 0],
  [0, 0],
];

/**
 * Projects the shapes of one object and drops what is too fine to see, so that thousands of areas draw in
 * milliseconds. Neighbours keep their common border. Shapes the projection has no place for are left out.
 * @param topology in longitude and latitude
 */
export function planarTopology(topology: Topology, object: string, projection: MapProjection): Topology {
  const arcs = decodeArcs(topology);
  const project = fitted(arcs, projection === 'albersUsa' ? geoAlbersUsa() : conicOver(arcs));
  const projected = arcs.map((arc) => arc.map(project));
  const lost = new Set(projected.flatMap((arc, index) => (arc.includes(null) ? [index] : [])));
  const collection = topology.objects[object];
  const geometries = collection?.type === 'GeometryCollection' ? collection.geometries : [];
  const planar: Topology = {
    type: 'Topology',
    objects: {
      areas: { type: 'GeometryCollection', geometries: geometries.filter((shape) => !uses(shape, lost)) },
    },
    arcs: projected.map((arc, index) => (lost.has(index) ? NOWHERE : arc.filter((point) => point !== null))),
  };
  const simplified = simplify(presimplify(planar), LEAST_BEND);
  const visible = filter(simplified, filterAttachedWeight(simplified, LEAST_ISLAND));
  return quantize(visible, QUANTIZATION);
}

function decodeArcs(topology: Topology): Point[][] {
  const { transform } = topology;
  return topology.arcs.map((arc) => {
    if (!transform) return arc.map(([x = 0, y = 0]) => [x, y]);
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ];
    });
  });
}

/** A cone that touches the region where it lies, its middle straight up. */
function conicOver(arcs: readonly Point[][]): ProjectPoint {
  const { left, right, top, bottom } = boundsOf(arcs.flat());
  const sixth = (bottom - top) / 6;
  return geoConicEqualArea()
    .rotate([-(left + right) / 2, 0])
    .center([0, (top + bottom) / 2])
    .parallels([top + sixth, bottom - sixth]);
}

/** The same projection, moved and scaled so that what it shows is DRAWING_WIDTH wide and starts at 0, 0. */
function fitted(arcs: readonly Point[][], project: ProjectPoint): ProjectPoint {
  const shown = arcs.flat().flatMap((point) => project(point) ?? []);
  const points: Point[] = [];
  for (let index = 0; index + 1 < shown.length; index += 2) {
    points.push([shown[index] ?? 0, shown[index + 1] ?? 0]);
  }
  const { left, right, top } = boundsOf(points);
  const scale = DRAWING_WIDTH / (right - left || 1);
  return (point) => {
    const placed = project(point);
    return placed && [(placed[0] - left) * scale, (placed[1] - top) * scale];
  };
}

function boundsOf(points: readonly Point[]) {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

type Shape = GeometryObject<Record<string, unknown>>;

function uses(shape: Shape, lost: ReadonlySet<number>): boolean {
  return ringsOf(shape)
    .flat()
    .some((arc) => lost.has(arc < 0 ? ~arc : arc));
}

function ringsOf(shape: Shape): number[][] {
  if (shape.type === 'Polygon') return shape.arcs;
  if (shape.type === 'MultiPolygon') return shape.arcs.flat();
  return [];
}
