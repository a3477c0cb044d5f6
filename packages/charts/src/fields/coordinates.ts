import type { ChartField } from '../spec/chart-field.ts';

export type Coordinate = 'longitude' | 'latitude';

type Described = {
  id: string;
  type: string;
  label?: string | null | undefined;
  unit?: string | null | undefined;
  notes?: string | null | undefined;
  role?: string | null | undefined;
  min?: unknown;
  max?: unknown;
};

const numeric = new Set(['int', 'float', 'numeric']);
const names: Record<Coordinate, RegExp> = {
  longitude: /(^|[^a-z])(longitude|lon|lng)([^a-z]|$)/,
  latitude: /(^|[^a-z])(latitude|lat)([^a-z]|$)/,
};
/** Names that say so only where nothing else stands beside them, or where the unit or the notes agree. */
const bareNames: Record<Coordinate, RegExp> = { longitude: /^long$/, latitude: /^$/ };
const letters: Record<Coordinate, RegExp> = { longitude: /^x$/, latitude: /^y$/ };
const degreeWords = /degree|degré|°|longitude|latitude|wgs ?84/i;
const limits: Record<Coordinate, number> = { longitude: 180, latitude: 90 };

/**
 * Whether a column holds degrees of longitude or latitude: by its name, its type and its range. A column that the
 * dictionary calls a measure or a time is none.
 */
export function coordinateOf(column: Described): Coordinate | undefined {
  const { id, type, role } = column;
  if (!numeric.has(type) || role === 'measure' || role === 'time') return undefined;
  const name = id
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/[_\s.-]+/g, ' ')
    .toLowerCase();
  const says = (column.label ?? '').toLowerCase();
  const isDegrees = degreeWords.test(`${column.unit ?? ''} ${column.notes ?? ''} ${says}`);
  return (['longitude', 'latitude'] as const).find(
    (coordinate) =>
      (names[coordinate].test(name) ||
        names[coordinate].test(says) ||
        bareNames[coordinate].test(name) ||
        (letters[coordinate].test(name) && isDegrees)) &&
      isWithin(column, limits[coordinate]),
  );
}

/** Some cells may be wrong, but a column whose values all lie beyond the globe holds something else. */
function isWithin({ min, max }: Described, limit: number): boolean {
  const [least, most] = [min, max].map((value) =>
    value === null || value === undefined ? 0 : Number(value),
  );
  return !((least ?? 0) > limit || (most ?? 0) < -limit);
}

/** The two columns that say where the rows of a table are: the first longitude, and the latitude that is called alike. */
export function coordinatesOf(
  fields: readonly ChartField[],
): { longitude: ChartField; latitude: ChartField } | undefined {
  const of = (coordinate: Coordinate) => fields.filter((field) => field.coordinate === coordinate);
  const pairs = of('longitude').flatMap((longitude) =>
    of('latitude').map((latitude) => ({
      longitude,
      latitude,
      isAlike: stem(longitude.id) === stem(latitude.id),
    })),
  );
  const pair = pairs.find(({ isAlike }) => isAlike) ?? (pairs.length === 1 ? pairs[0] : undefined);
  return pair && { longitude: pair.longitude, latitude: pair.latitude };
}

/** What a name has beside the word for the coordinate: `origin` of `origin_lon`. */
function stem(id: string): string {
  return id
    .toLowerCase()
    .replace(/longitude|latitude|long|lon|lng|lat|^x$|^y$/, '')
    .replace(/[^a-z0-9]/g, '');
}
