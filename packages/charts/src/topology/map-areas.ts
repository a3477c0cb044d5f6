import { cellText } from '../format/value-text.ts';
import type { MultiPolygon, Objects, Polygon, Topology as AnyTopology } from 'topojson-specification';

/** A topology whose shapes may carry any properties. */
export type Topology = AnyTopology<Objects<Record<string, unknown>>>;

export type AreaProperties = { name?: unknown; parent?: unknown };
export type AreaShape = Polygon<AreaProperties> | MultiPolygon<AreaProperties>;

/** Edges in the units of a drawing. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

/** The areas of a drawing; only the parts of one area above where an extent is given and known. */
export function areasOf(drawing: Topology, extent?: string): AreaShape[] {
  const [collection] = Object.values(drawing.objects);
  if (collection?.type !== 'GeometryCollection') return [];
  const areas = collection.geometries.filter(
    (shape): shape is AreaShape => shape.type === 'Polygon' || shape.type === 'MultiPolygon',
  );
  if (extent === undefined) return areas;
  const wanted = plainCode(extent);
  const inside = areas.filter(({ properties }) => plainCode(properties?.parent) === wanted);
  return inside.length > 0 ? inside : areas;
}

/** The name of an area, or its code where it has none. */
export function areaName(shape: AreaShape): string {
  const { name } = shape.properties ?? {};
  return typeof name === 'string' && name !== '' ? name : String(shape.id);
}

/** Codes with and without leading zeros are the same. */
export function plainCode(code: unknown): string {
  const text = cellText(code);
  return text.startsWith('0') ? text.replace(/^0+(?=.)/, '') : text;
}

const plainCodes = new WeakMap<AreaShape, string>();

/** The plain code of an area: the same in every chart of it. */
export function areaCode(shape: AreaShape): string {
  const code = plainCodes.get(shape) ?? plainCode(shape.id);
  plainCodes.set(shape, code);
  return code;
}

const extents = new WeakMap<Topology, Map<string | undefined, Bounds>>();

/** How far the areas of a map reach, all of them or those of one area above. */
export function boundsWithin(drawing: Topology, extent: string | undefined): Bounds {
  const known = extents.get(drawing) ?? new Map<string | undefined, Bounds>();
  const bounds = known.get(extent) ?? boundsOf(drawing, areasOf(drawing, extent));
  extents.set(drawing, known.set(extent, bounds));
  return bounds;
}

/** How far some areas reach; arcs no area uses do not count. */
export function boundsOf(drawing: Topology, areas: readonly AreaShape[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const arcs = new Set(areas.flatMap(ringsOf).flatMap((ring) => ring.map((arc) => (arc < 0 ? ~arc : arc))));
  const { scale = [1, 1], translate = [0, 0] } = drawing.transform ?? {};
  for (const index of arcs) {
    let [x, y] = [0, 0];
    for (const [stepX = 0, stepY = 0] of drawing.arcs[index] ?? []) {
      // Quantized arcs are written in steps from point to point.
      x = drawing.transform ? x + stepX : stepX;
      y = drawing.transform ? y + stepY : stepY;
      bounds.left = Math.min(bounds.left, x * scale[0] + translate[0]);
      bounds.right = Math.max(bounds.right, x * scale[0] + translate[0]);
      bounds.top = Math.min(bounds.top, y * scale[1] + translate[1]);
      bounds.bottom = Math.max(bounds.bottom, y * scale[1] + translate[1]);
    }
  }
  return bounds.left <= bounds.right ? bounds : { left: 0, top: 0, right: 1, bottom: 1 };
}

/** The rings of an area, as arcs. */
function ringsOf(shape: AreaShape): number[][] {
  return shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat();
}
