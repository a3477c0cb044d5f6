import type { Topology } from '@gazetteer/charts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { AreaBoundaries } from './area-tables.ts';
import { readDrawing } from './read-drawing.ts';

/**
 * Of the boundaries stored for a level, the drawing that fits a table: the one that has shapes for the most of
 * its codes, and of several the one with the fewest shapes beside them. So a table of one state gets the map of
 * that state, and a table of an old census the districts of its time.
 * @returns undefined where no boundaries are given
 */
export async function chooseDrawing(
  context: Pick<DatastoreContext, 'objects'>,
  boundaries: readonly AreaBoundaries[],
  codes: ReadonlySet<string>,
): Promise<Topology | undefined> {
  let best: { drawing: Topology; covered: number; shapes: number } | undefined;
  for (const one of boundaries) {
    const drawing = await readDrawing(context, one);
    const drawn = codesOf(drawing);
    const covered = drawn.filter((code) => codes.has(code)).length;
    const better =
      !best || covered > best.covered || (covered === best.covered && drawn.length < best.shapes);
    if (better) best = { drawing, covered, shapes: drawn.length };
  }
  return best?.drawing;
}

function codesOf({ objects }: Topology): string[] {
  return Object.values(objects).flatMap((object) =>
    'geometries' in object ? object.geometries.map(({ id }) => String(id)) : [],
  );
}
