import { readFile } from 'node:fs/promises';
import type { Topology } from '@gazetteer/charts';
import { type BoundedCache, createBoundedCache } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { pathCompared } from '../objects/compared-object.ts';
import type { AreaBoundaries } from './area-tables.ts';

type Read = { drawing: Topology; bytes: number };

// An object in memory takes a few times its text. A key names its content: what was read stays true.
const KEPT_BYTES = 48 * 1024 * 1024;
const MEMORY_A_BYTE = 4;
/** By the store they were read from: what one store has says nothing of another, which may be damaged. */
const caches = new WeakMap<DatastoreContext['objects'], BoundedCache<Read>>();

/** Reads the projected, simplified shapes of a vintage, as they were stored with it. Nobody may change them. */
export async function readDrawing(
  context: Pick<DatastoreContext, 'objects' | 'sql' | 'clock'>,
  { drawing_key: key }: Pick<AreaBoundaries, 'drawing_key'>,
): Promise<Topology> {
  const { drawing } = await cacheOf(context.objects).get(key, async () => {
    const text = await readFile(await pathCompared(context, key), 'utf8');
    return { drawing: JSON.parse(text) as Topology, bytes: text.length };
  });
  return drawing;
}

function cacheOf(objects: DatastoreContext['objects']): BoundedCache<Read> {
  const known = caches.get(objects);
  if (known) return known;
  const cache = createBoundedCache<Read>(KEPT_BYTES, ({ bytes }) => bytes * MEMORY_A_BYTE);
  caches.set(objects, cache);
  return cache;
}
