import { geoAlbersUsa, geoAzimuthalEqualArea, geoEqualEarth, type GeoStream } from 'd3-geo';
import type { Ground } from './ground.ts';
import type { Bounds } from './map-areas.ts';

export type GlobePoint = { longitude: number; latitude: number };

/** A part of the globe made flat, in units of its own. */
export type FlatGlobe = {
  /** Undefined where the map has no place for it. */
  at(point: GlobePoint): { x: number; y: number } | undefined;
  /** What is to be seen. */
  bounds: Bounds;
  /** Whether land reaches over the edges of what is seen. */
  isCut: boolean;
  /** Whether all of the globe is seen. */
  isWorld: boolean;
  /** A projection of the same, times a scale and moved. */
  projection(scale: number, x: number, y: number): { stream(sink: GeoStream): GeoStream };
};

type Projection = {
  (point: [number, number]): [number, number] | null;
  stream(sink: GeoStream): GeoStream;
  scale(value: number): Projection;
  translate(value: [number, number]): Projection;
};

/** Units that a radius of the globe is long. */
const RADIUS = 1000;
/** Beyond this many degrees the globe is shown as a whole. */
const WIDEST_REGION = { longitude: 150, latitude: 100 } as const;
/** Points that reach over this part of the ground are shown with all of it. */
const MOST_OF_GROUND = 0.5;
const MARGIN = 0.06;
/** About two degrees: points at one place have some surroundings. */
const LEAST_SPAN = 35;
/** The world without the ice of its poles. */
const worldEdges: readonly [number, number][] = [
  [-180, 0],
  [180, 0],
  [0, 83.5],
  [0, -57],
];

/** Chooses the projection that shows some points well, and how much of it: they and their ground fill the picture. */
export function flattenGlobe(points: readonly GlobePoint[], ground: Ground | undefined): FlatGlobe {
  const extent = extentOf(points);
  const isWorld =
    ground?.projection !== 'albersUsa' &&
    (extent.width > WIDEST_REGION.longitude || extent.north - extent.south > WIDEST_REGION.latitude);
  const make = (): Projection => {
    if (ground?.projection === 'albersUsa') return geoAlbersUsa();
    if (isWorld) return geoEqualEarth();
    const middle = [-(extent.west + extent.width / 2), -(extent.south + extent.north) / 2] as [
      number,
      number,
    ];
    // What lies on the other side of the globe is not seen.
    return geoAzimuthalEqualArea().rotate(middle).clipAngle(100);
  };
  const unit = make().scale(RADIUS).translate([0, 0]);
  const at = ({ longitude, latitude }: GlobePoint) => {
    const place = unit([longitude, latitude]);
    return place ? { x: place[0], y: place[1] } : undefined;
  };
  const seen = boundsOf(points.flatMap((point) => at(point) ?? []));
  const whole = isWorld
    ? boundsOf(worldEdges.flatMap(([longitude, latitude]) => at({ longitude, latitude }) ?? []))
    : ground && ground.projection !== 'world'
      ? boundsOf(pointsOf(ground).flatMap((point) => at(point) ?? []))
      : undefined;
  return {
    at,
    isWorld,
    ...framed(seen, whole),
    projection: (scale, x, y) =>
      make()
        .scale(RADIUS * scale)
        .translate([x, y]),
  };
}

/** The points with some margin, and all of the ground where they lie all over it. */
function framed(seen: Bounds | undefined, whole: Bounds | undefined): Pick<FlatGlobe, 'bounds' | 'isCut'> {
  const points = seen ??
    whole ?? { left: -LEAST_SPAN, right: LEAST_SPAN, top: -LEAST_SPAN, bottom: LEAST_SPAN };
  const [width, height] = [points.right - points.left, points.bottom - points.top];
  const isAllOver =
    whole !== undefined &&
    (width > (whole.right - whole.left) * MOST_OF_GROUND ||
      height > (whole.bottom - whole.top) * MOST_OF_GROUND);
  if (isAllOver) {
    // Room for half a point at the edges.
    const edge = Math.max(width, height) / 150;
    const bounds = {
      left: Math.min(points.left - edge, whole.left),
      right: Math.max(points.right + edge, whole.right),
      top: Math.min(points.top - edge, whole.top),
      bottom: Math.max(points.bottom + edge, whole.bottom),
    };
    return { bounds, isCut: false };
  }
  const margin = Math.max(width, height) * MARGIN;
  const [across, along] = [width, height].map((span) => Math.max(margin, (LEAST_SPAN - span) / 2)) as [
    number,
    number,
  ];
  const bounds = {
    left: points.left - across,
    right: points.right + across,
    top: points.top - along,
    bottom: points.bottom + along,
  };
  return { bounds, isCut: true };
}

/** How far points reach; from west to east over the widest gap between them, which may be the edge of maps or not. */
function extentOf(points: readonly GlobePoint[]): {
  west: number;
  width: number;
  south: number;
  north: number;
} {
  if (points.length === 0) return { west: -180, width: 360, south: -90, north: 90 };
  const east = points.map(({ longitude }) => longitude).toSorted((one, other) => one - other);
  let gap = { from: east.at(-1) ?? 0, to: (east[0] ?? 0) + 360 };
  for (let index = 1; index < east.length; index++) {
    const [from = 0, to = 0] = east.slice(index - 1, index + 1);
    if (to - from > gap.to - gap.from) gap = { from, to };
  }
  let [south, north] = [90, -90];
  for (const { latitude } of points) {
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { west: gap.to, width: 360 - (gap.to - gap.from), south, north };
}

function boundsOf(places: readonly { x: number; y: number }[]): Bounds | undefined {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { x, y } of places) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds.left <= bounds.right ? bounds : undefined;
}

const kept = new WeakMap<Ground, GlobePoint[]>();

/** The corners of a ground. */
function pointsOf(ground: Ground): GlobePoint[] {
  const known = kept.get(ground);
  if (known) return known;
  const { arcs, transform } = ground.topology;
  const { scale = [1, 1], translate = [0, 0] } = transform ?? {};
  const points = arcs.flatMap((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]) => {
      [x, y] = transform ? [x + stepX, y + stepY] : [stepX, stepY];
      return { longitude: x * scale[0] + translate[0], latitude: y * scale[1] + translate[1] };
    });
  });
  kept.set(ground, points);
  return points;
}
