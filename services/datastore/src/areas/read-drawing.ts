import { readFile } from 'node:fs/promises';
import type { Topology } from '@gazetteer/charts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { AreaBoundaries } from './area-tables.ts';

/** Reads the projected, simplified shapes of a vintage, as they were stored with it. */
export async function readDrawing(
  context: Pick<DatastoreContext, 'objects'>,
  boundaries: Pick<AreaBoundaries, 'drawing_key'>,
): Promise<Topology> {
  const path = await context.objects.localPath(boundaries.drawing_key);
  return JSON.parse(await readFile(path, 'utf8')) as Topology;
}
