/** How a ground is flattened: as the country in three parts that it is, as a part of the globe, or as all of it. */
export type GroundProjection = 'albersUsa' | 'region' | 'world';

export type Point = readonly [longitude: number, latitude: number];

/** A whole degree of the globe, from its south-western corner, as `(latitude + 90) * 360 + longitude + 180`. */
export type Degree = number;

/** A ground that may be chosen, and where it has land. */
export type GroundOffer = {
  id: string;
  projection: GroundProjection;
  /** Where its file is. */
  url: string;
  /** Runs of degrees that touch its land: the first of each, and how many. */
  land: readonly (readonly [first: Degree, count: number])[];
};

/** Of the points, so many must lie on the land of a ground. */
const SUFFICIENT_SHARE = 0.9;

/**
 * The ground that some points are best shown upon: the smallest that nearly all of them lie in, otherwise the whole
 * world.
 */
export function chooseGround(
  offers: readonly GroundOffer[],
  points: readonly { longitude: number; latitude: number }[],
): GroundOffer | undefined {
  const world = offers.find(({ projection }) => projection === 'world');
  if (points.length === 0) return world;
  const degrees = points.map(({ longitude, latitude }) => degreeOf([longitude, latitude]));
  const fitting = offers
    .filter((offer) => offer !== world)
    .map((offer) => ({ offer, land: degreesOf(offer) }))
    .filter(
      ({ land }) => degrees.filter((degree) => land.has(degree)).length >= degrees.length * SUFFICIENT_SHARE,
    )
    .toSorted((one, other) => one.land.size - other.land.size);
  return fitting[0]?.offer ?? world;
}

const known = new WeakMap<GroundOffer, ReadonlySet<Degree>>();

function degreesOf(offer: GroundOffer): ReadonlySet<Degree> {
  const read =
    known.get(offer) ??
    new Set(
      offer.land.flatMap(([first, count]) => Array.from({ length: count }, (_, index) => first + index)),
    );
  known.set(offer, read);
  return read;
}

/** The degree that a point lies in. */
export function degreeOf([longitude, latitude]: Point): Degree {
  const column = Math.floor(longitude + 180) % 360;
  return Math.min(179, Math.floor(latitude + 90)) * 360 + column;
}
