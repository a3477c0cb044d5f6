/** Rows up to which each is drawn as a point of its own. */
export const MOST_SINGLE_POINTS = 4000;

/** Cells that are tried first over the whole extent, and those with rows in them that a map is to have in the end. */
const FIRST_CELLS = 4000;
const FILLED_CELLS = 1500;

/** Heights of cells in degrees that people can make something of. */
export const CELL_STEPS: readonly number[] = [-3, -2, -1, 0, 1].flatMap((power) =>
  [1, 1.5, 2, 2.5, 3, 4, 5, 7.5].map((factor) => Number(`${factor}e${power}`)).filter((step) => step <= 15),
);

/** More columns than there are in any band: a cell is a number, its band times this and its column. */
export const COLUMNS = 1_000_000;

/** How far points reach, and how many there are. */
export type PointExtent = { west: number; east: number; south: number; north: number };

/** Cells of about the same size all over the globe, in bands of latitude that have fewer of them towards the poles. */
export type CellGrid = {
  /** Degrees of latitude a band is high. */
  step: number;
  /** The longitude that columns are counted from, so that they stand upright there. */
  middle: number;
};

/**
 * What the greatest product of both sides is for which a step is taken first, and the greatest product of filled
 * cells and square of the first step for which it is taken in the end. Written as numbers, for SQL to compare with
 * the same.
 */
export const firstLimits = CELL_STEPS.map((step) => ({ step, limit: step * step * FIRST_CELLS }));
export const filledLimits = CELL_STEPS.map((step) => ({ step, limit: step * step * FILLED_CELLS }));

/** The least step whose cells would not be too many if there were some everywhere. */
export function firstStep({ west, east, south, north }: PointExtent): number {
  return stepFor(firstLimits, (east - west) * (north - south));
}

/** The least step whose cells are not too many, from how many cells of another step have rows in them. */
export function finalStep(first: number, filled: number): number {
  return stepFor(filledLimits, filled * first * first);
}

function stepFor(limits: typeof firstLimits, size: number): number {
  return (limits.find(({ limit }) => size <= limit) ?? limits.at(-1))?.step ?? 1;
}

export function middleOf({ west, east }: PointExtent): number {
  return Math.floor((west + east) / 2);
}

/**
 * The cell of a place. Nothing but the four operations, which give the same number in every engine: the cosine is
 * Bhaskara's, which is off by less than two thousandths.
 */
export function cellOf({ step, middle }: CellGrid, longitude: number, latitude: number): number {
  const band = Math.floor((latitude + 90) / step);
  const wide = columnsOf(step, band);
  const column = Math.floor(((longitude - middle) * wide) / 360 + staggerOf(band));
  return band * COLUMNS + column - wide * Math.floor(column / wide);
}

/** How many cells a band has. */
function columnsOf(step: number, band: number): number {
  const latitude = (band + 0.5) * step - 90;
  const square = latitude * latitude;
  const cosine = (32_400 - 4 * square) / (32_400 + square);
  return Math.max(1, Math.floor((360 / step) * cosine + 0.5));
}

/** Every other band is moved by half a cell, as bricks are. */
function staggerOf(band: number): number {
  return (band - 2 * Math.floor(band / 2)) / 2;
}

/** The middle of a cell. */
export function centreOf({ step, middle }: CellGrid, cell: number): { longitude: number; latitude: number } {
  const band = Math.floor(cell / COLUMNS);
  const wide = columnsOf(step, band);
  const east = middle + ((cell - band * COLUMNS + 0.5 - staggerOf(band)) * 360) / wide;
  return {
    longitude: roundDegrees(east - 360 * Math.floor((east + 180) / 360)),
    latitude: roundDegrees(Math.min(90, (band + 0.5) * step - 90)),
  };
}

/** To about ten metres. */
function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4;
}

/** Whether two numbers say where something is on the globe. */
export function isPlace(longitude: number | null, latitude: number | null): boolean {
  return longitude !== null && latitude !== null && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}
