import { geoGraticule, geoIdentity, geoPath, type GeoStream } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { MultiLineString, MultiPolygon } from 'geojson';
import type { FlatGlobe } from '../../topology/flatten-globe.ts';
import type { Ground } from '../../topology/ground.ts';
import { areasOf } from '../../topology/map-areas.ts';
import type { Palette } from '../../colour/palette.ts';
import type { Outline } from '../frame/shapes.ts';
import { openPathWriter } from '../paint/path-writer.ts';
import type { MapPlace } from './place-map.ts';

/** Steps of this many pixels are not seen as bends. */
const FINEST_STEP = 0.7;
const PENS = { net: 0.5, inner: 0.6, coast: 0.8 } as const;
/** Degrees between the lines of the net. */
const NET = 30;

type Outlines = { land: MultiPolygon; coasts: MultiLineString; borders: MultiLineString };

const kept = new WeakMap<Ground, Outlines>();

/** Land as one shape, so that no border is written twice, and the borders inside of it. */
function outlinesOf(ground: Ground): Outlines {
  const known = kept.get(ground);
  if (known) return known;
  const { topology } = ground;
  const shapes = areasOf(topology);
  const all = { type: 'GeometryCollection', geometries: [...shapes] } as Parameters<typeof mesh>[1];
  const made: Outlines = {
    land: merge(topology, [...shapes]),
    coasts: mesh(topology, all, (one, other) => one === other),
    borders: mesh(topology, all, (one, other) => one !== other),
  };
  kept.set(ground, made);
  return made;
}

/** The land under a map of points, in hairlines; of the whole world with a net of meridians and parallels. */
export function drawGround(
  ground: Ground | undefined,
  globe: FlatGlobe,
  at: MapPlace,
  palette: Palette,
): Outline[] {
  const pathOf = pathIn(globe, at);
  const net = globe.isWorld || !ground ? [netLines(pathOf, palette, globe.isWorld)] : [];
  if (!ground) return net.flat();
  const { land, coasts, borders } = outlinesOf(ground);
  const line = palette.coast;
  // The edge of the picture is no coast: where it cuts through land, fill and line are drawn apart.
  const isCut = globe.isCut || !at.isWhole;
  return [
    ...net.flat(),
    { path: pathOf(land), fill: palette.land, stroke: isCut ? palette.land : line, width: PENS.coast },
    ...(isCut ? [{ path: pathOf(coasts), stroke: line, width: PENS.coast }] : []),
    { path: pathOf(borders), stroke: line, width: PENS.inner },
  ].filter(({ path }) => path !== '');
}

function netLines(pathOf: ReturnType<typeof pathIn>, palette: Palette, isWorld: boolean): Outline[] {
  const step = isWorld ? NET : 10;
  const net = geoGraticule().step([step, step])();
  return [
    { path: pathOf(net), stroke: palette.hairline, width: PENS.net },
    ...(isWorld ? [{ path: pathOf({ type: 'Sphere' }), stroke: palette.hairline, width: PENS.inner }] : []),
  ];
}

/** Writes shapes where the map stands, cut at its edges. */
function pathIn(
  globe: FlatGlobe,
  at: MapPlace,
): (shape: Parameters<ReturnType<typeof geoPath>>[0]) => string {
  const projection = globe.projection(at.scale, at.translateX, at.translateY);
  const clip = geoIdentity().clipExtent([
    [at.left, at.top],
    [at.left + at.width, at.top + at.height],
  ]);
  const flat = { stream: (sink: GeoStream) => projection.stream(thinned(clip.stream(sink))) };
  return (shape) => {
    const writer = openPathWriter();
    geoPath(flat, writer)(shape);
    return writer.text();
  };
}

/** Leaves out what is too near to what came before to be seen; the ends of lines stay. */
function thinned(sink: GeoStream): GeoStream {
  let [isLine, hasFirst] = [false, false];
  let [x, y] = [0, 0];
  let skipped: [number, number] | undefined;
  const go = (toX: number, toY: number) => {
    [x, y, skipped, hasFirst] = [toX, toY, undefined, true];
    sink.point(toX, toY);
  };
  return {
    point: (toX, toY) => {
      const isNear = isLine && hasFirst && Math.abs(toX - x) + Math.abs(toY - y) < FINEST_STEP;
      if (isNear) skipped = [toX, toY];
      else go(toX, toY);
    },
    lineStart: () => {
      [isLine, hasFirst] = [true, false];
      sink.lineStart();
    },
    lineEnd: () => {
      if (skipped) go(...skipped);
      isLine = false;
      sink.lineEnd();
    },
    polygonStart: () => sink.polygonStart(),
    polygonEnd: () => sink.polygonEnd(),
    ...(sink.sphere && { sphere: () => sink.sphere?.() }),
  };
}
