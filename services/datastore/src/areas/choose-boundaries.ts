import { chooseVintage, type Topology } from '@gazetteer/charts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { AreaBoundaries } from './area-tables.ts';
import { readDrawing } from './read-drawing.ts';

export type ChosenBoundaries = { boundaries: AreaBoundaries; drawing: Topology };

/**
 * Of the boundaries stored for a level, those that fit a table.
 * @param year that the figures are of; the newest boundaries where it is not known
 * @returns undefined where no boundaries are given
 */
export async function chooseBoundaries(
  context: Pick<DatastoreContext, 'objects' | 'sql' | 'clock'>,
  boundaries: readonly AreaBoundaries[],
  codes: ReadonlySet<string>,
  year?: number,
): Promise<ChosenBoundaries | undefined> {
  const drawn: (ChosenBoundaries & { vintage: string })[] = [];
  for (const one of boundaries) {
    drawn.push({ boundaries: one, vintage: one.vintage, drawing: await readDrawing(context, one) });
  }
  return chooseVintage(drawn, codes, year);
}
