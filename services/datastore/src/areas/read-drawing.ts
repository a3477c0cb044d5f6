import { readFile } from 'node:fs/promises';
import type { Topology } from '@gazetteer/charts';
import { createBoundedCache } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { AreaBoundaries } from './area-tables.ts';

type Read = { drawing: Topology; bytes: number };

// An object in memory takes a few times its text. A key names its content: what was read stays true.
const KEPT_BYTES = 48 * 1024 * 1024;
const MEMORY_A_BYTE = 4;
const kept = createBoundedCache<Read>(KEPT_BYTES, ({ bytes }) => bytes * MEMORY_A_BYTE);

/** Reads the projected, simplified shapes of a vintage, as they were stored with it. Nobody may change them. */
export async function readDrawing(
  context: Pick<DatastoreContext, 'objects'>,
  { drawing_key: key }: Pick<AreaBoundaries, 'drawing_key'>,
): Promise<Topology> {
  const { drawing } = await kept.get(key, async () => {
    const text = await readFile(await context.objects.localPath(key), 'utf8');
    return { drawing: JSON.parse(text) as Topology, bytes: text.length };
  });
  return drawing;
}
