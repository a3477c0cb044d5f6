import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '@gazetteer/datastore';
import { openTemporaryFolder } from '@gazetteer/kernel';
import { type BackedUpObject, objectPart } from './manifest.ts';
import type { ArchiveReader } from './read-archive.ts';

/** Objects that a restore has put into the object store. */
export type PutObjects = {
  /** Removes those that were not there before, where the restore has failed. */
  takeBack(): Promise<void>;
};

/**
 * Puts the objects of a backup into an object store. One that is there already is written again: it may be the damaged one
 * that the backup is needed for.
 * @throws what the object store throws; then those that were put are removed again
 */
export async function putObjects(
  archive: ArchiveReader,
  wanted: AsyncIterable<BackedUpObject>,
  objects: ObjectStore,
  progress: (done: number) => void,
): Promise<PutObjects> {
  const before = new Set<string>();
  for await (const { key } of objects.list('')) before.add(key);
  const added: string[] = [];
  const takeBack = async () => {
    await Promise.allSettled(added.map((key) => objects.delete(key)));
  };
  // The object store takes files; this one has the size of the largest object.
  const folder = await openTemporaryFolder('gazetteer-restore');
  try {
    const file = path.join(folder, 'object');
    let done = 0;
    for await (const { key } of wanted) {
      progress(done++);
      await pipeline(await archive.read(objectPart(key)), createWriteStream(file));
      if (!before.has(key)) added.push(key);
      await objects.put(key, file);
    }
    return { takeBack };
  } catch (error) {
    await takeBack();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
