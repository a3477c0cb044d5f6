import { cellText } from '../format/value-text.ts';
import type { MultiPolygon, Objects, Polygon, Topology as AnyTopology } from 'topojson-specification';

/** A topology whose shapes may carry any properties. */
export type Topology = AnyTopology<Objects<Record<string, unknown>>>;

export type AreaProperties = { name?: unknown; parent?: unknown };
export type AreaShape = Polygon<AreaProperties> | MultiPolygon<AreaProperties>;

/** Edges in the units of a drawing. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

/** What is the same for every chart over a drawing, by the area above whose parts are shown; '' is all of it. */
type Kept<Value> = WeakMap<Topology, Map<string, Value>>;

/** @param make is given the plain code of the area above */
function keptOf<Value>(
  kept: Kept<Value>,
  drawing: Topology,
  extent: string | undefined,
  make: (parent: string) => Value,
): Value {
  const known = kept.get(drawing) ?? new Map<string, Value>();
  kept.set(drawing, known);
  // Anybody may ask for an area that is in no drawing: that is all of it, and takes no room of its own.
  const parent = extent !== undefined && parentsOf(drawing).has(plainCode(extent)) ? plainCode(extent) : '';
  const value = known.get(parent) ?? make(parent);
  known.set(parent, value);
  return value;
}

const parents = new WeakMap<Topology, ReadonlySet<string>>();

function parentsOf(drawing: Topology): ReadonlySet<string> {
  const known =
    parents.get(drawing) ?? new Set(shapesOf(drawing).map(({ properties }) => plainCode(properties?.parent)));
  parents.set(drawing, known);
  return known;
}

const areas: Kept<readonly AreaShape[]> = new WeakMap();

/** The areas of a drawing; only the parts of one area above where an extent is given and known. */
export function areasOf(drawing: Topology, extent?: string): readonly AreaShape[] {
  return keptOf(areas, drawing, extent, (parent) =>
    parent === ''
      ? shapesOf(drawing)
      : shapesOf(drawing).filter(({ properties }) => plainCode(properties?.parent) === parent),
  );
}

const codes: Kept<ReadonlySet<string>> = new WeakMap();

/** The plain codes of the same areas. */
export function codesOf(drawing: Topology, extent?: string): ReadonlySet<string> {
  return keptOf(codes, drawing, extent, () => new Set(areasOf(drawing, extent).map(areaCode)));
}

function shapesOf(drawing: Topology): AreaShape[] {
  const [collection] = Object.values(drawing.objects);
  if (collection?.type !== 'GeometryCollection') return [];
  return collection.geometries.filter(
    (shape): shape is AreaShape => shape.type === 'Polygon' || shape.type === 'MultiPolygon',
  );
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

const extents: Kept<Bounds> = new WeakMap();

/** How far the areas of a map reach, all of them or those of one area above. */
export function boundsWithin(drawing: Topology, extent: string | undefined): Bounds {
  return keptOf(extents, drawing, extent, () => boundsOf(drawing, areasOf(drawing, extent)));
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
