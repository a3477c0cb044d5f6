import type { Topology } from '@gazetteer/charts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { AreaBoundaries } from './area-tables.ts';
import { codesOfShapes } from './draw-part.ts';
import { readDrawing } from './read-drawing.ts';

export type ChosenBoundaries = { boundaries: AreaBoundaries; drawing: Topology };

type Candidate = ChosenBoundaries & { covered: number; shapes: number };

/**
 * Of the boundaries stored for a level, those that fit a table: the ones that have shapes for the most of its
 * codes; of several, a map of much less beside them; then the one nearest to the time of the figures. So a table
 * of one state gets the map of that state, and a table of an old census the districts of its time.
 * @param year that the figures are of; the newest boundaries where it is not known
 * @returns undefined where no boundaries are given
 */
export async function chooseBoundaries(
  context: Pick<DatastoreContext, 'objects'>,
  boundaries: readonly AreaBoundaries[],
  codes: ReadonlySet<string>,
  year?: number,
): Promise<ChosenBoundaries | undefined> {
  let best: Candidate | undefined;
  for (const one of boundaries) {
    const drawing = await readDrawing(context, one);
    const drawn = codesOfShapes(drawing);
    const covered = drawn.filter((code) => codes.has(code)).length;
    const candidate = { boundaries: one, drawing, covered, shapes: drawn.length };
    if (!best || fits(candidate, best, year)) best = candidate;
  }
  return best && { boundaries: best.boundaries, drawing: best.drawing };
}

/** True where a candidate is better than the best so far, which is newer. */
function fits(one: Candidate, best: Candidate, year: number | undefined): boolean {
  if (one.covered !== best.covered) return one.covered > best.covered;
  if (one.shapes * 2 <= best.shapes) return true;
  if (best.shapes * 2 <= one.shapes) return false;
  return distance(one, year) < distance(best, year);
}

/** Years between the figures and the years that boundaries stand for, such as `2011-2019`. */
function distance({ boundaries }: Candidate, year: number | undefined): number {
  const years = (boundaries.vintage.match(/\d{4}/g) ?? []).map(Number);
  if (year === undefined || years.length === 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(...years) - year, year - Math.max(...years));
}
