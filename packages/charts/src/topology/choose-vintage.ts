import type { Topology } from './map-areas.ts';

/** The boundaries of a level at one date, as they are drawn. */
interface Vintage {
  /** The date, or the years they stand for, such as `2011-2019`. */
  vintage: string;
  drawing: Topology;
}

interface Candidate<Kind> {
  boundaries: Kind;
  covered: number;
  shapes: number;
}

/** The codes that a topology has shapes for. */
export function codesOfShapes({ objects }: Topology): string[] {
  return Object.values(objects).flatMap((object) =>
    'geometries' in object ? object.geometries.map(({ id }) => String(id)) : [],
  );
}

/**
 * Of the boundaries of a level, those that fit some figures: the ones that have shapes for the most of their codes; of
 * several, a map of much less beside them; then the one nearest to their time. So a table of one state gets the map of
 * that state, and a table of an old census the districts of its time.
 * @param vintages the newest first
 * @param year that the figures are of; the newest boundaries where it is not known
 * @returns undefined where no boundaries are given
 */
export function chooseVintage<Kind extends Vintage>(
  vintages: Iterable<Kind>,
  codes: ReadonlySet<string>,
  year?: number,
): Kind | undefined {
  let best: Candidate<Kind> | undefined;
  for (const boundaries of vintages) {
    const drawn = codesOfShapes(boundaries.drawing);
    const covered = drawn.filter((code) => codes.has(code)).length;
    const candidate = { boundaries, covered, shapes: drawn.length };
    if (!best || fits(candidate, best, year)) best = candidate;
  }
  return best?.boundaries;
}

/** True where a candidate is better than the best so far, which is newer. */
function fits<Kind extends Vintage>(
  one: Candidate<Kind>,
  best: Candidate<Kind>,
  year: number | undefined,
): boolean {
  if (one.covered !== best.covered) return one.covered > best.covered;
  if (one.shapes * 2 <= best.shapes) return true;
  if (best.shapes * 2 <= one.shapes) return false;
  return distance(one.boundaries, year) < distance(best.boundaries, year);
}

/** Years between the figures and the years that boundaries stand for. */
function distance({ vintage }: Vintage, year: number | undefined): number {
  const years = (vintage.match(/\d{4}/g) ?? []).map(Number);
  if (year === undefined || years.length === 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(...years) - year, year - Math.max(...years));
}
