import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asStoreFailure, makeFolder, StoreFailure } from '@gazetteer/kernel';
import { makeRoom } from './make-room.ts';

/**
 * Copies of remote objects in a folder of at most `limitBytes`, the longest unused removed first.
 * What was used in the last minutes stays even when that is more.
 */
export function openFileCache(folder: string, limitBytes: number) {
  const fetching = new Map<string, Promise<string>>();
  const placeOf = (key: string): string => join(folder, encodeURIComponent(key));

  async function fetch(key: string, read: () => Promise<Readable>): Promise<string> {
    const place = placeOf(key);
    if (await touch(place)) return place;
    await makeFolder(folder, 0o700);
    const unfinished = `${place}.${randomUUID()}`;
    try {
      await pipeline(await read(), createWriteStream(unfinished));
      await rename(unfinished, place);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw fullDiskOr(error);
    }
    await makeRoom(folder, limitBytes);
    return place;
  }

  return {
    /** Path of the copy, fetched first when there is none; one fetch however many ask at once. */
    path(key: string, read: () => Promise<Readable>): Promise<string> {
      const under = fetching.get(key);
      if (under) return under;
      const result = fetch(key, read).finally(() => fetching.delete(key));
      fetching.set(key, result);
      return result;
    },
    forget: (key: string): Promise<void> => rm(placeOf(key), { force: true }),
  };
}

/** It is the disk of the copies that has no room, not the store that they come from. */
function fullDiskOr(error: unknown): unknown {
  const told = asStoreFailure('disk', error);
  return told instanceof StoreFailure && told.fault === 'full' ? told : error;
}

async function touch(path: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(path, now, now);
    return true;
  } catch {
    return false;
  }
}
