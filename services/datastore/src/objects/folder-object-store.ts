import { once } from 'node:events';
import { constants, createReadStream, statSync } from 'node:fs';
import { copyFile, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join, relative, sep } from 'node:path';
import { makeFolder } from '@gazetteer/kernel';
import { requireKey } from './object-key.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { requireContent, trialContent, trialStep } from './object-trial.ts';

const UNFINISHED = '.unfinished-';

/**
 * Objects as files of a folder. A file appears under its name only when it is whole and on disk, so a
 * crash leaves at most an unfinished copy, which `list` does not show.
 */
export function openFolderObjectStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => join(folder, requireKey(key));
  return {
    put: async (key, path) => writeWhole(path, pathOf(key)),
    localPath: async (key) => {
      const path = pathOf(key);
      // Every page of rows asks this: two microseconds here, and ten times as many through the threads for files.
      statSync(path);
      return path;
    },
    read: async (key, range) => {
      const content = createReadStream(pathOf(key), range);
      // From then on it can be read to its end, also where it is removed meanwhile.
      await once(content, 'open');
      return content;
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true });
      await rm(unfinishedOf(pathOf(key)), { force: true });
    },
    list: (prefix) => listFolder(folder, prefix),
    tryOut: () => tryFolder(folder),
  };
}

/** The file has no name as soon as it is open, so that not even a crash leaves anything of it. */
async function tryFolder(folder: string): Promise<void> {
  const path = join(folder, `${UNFINISHED}${randomUUID()}`);
  const handle = await trialStep('write', () => open(path, 'wx+'));
  try {
    await trialStep('delete', () => rm(path));
    await trialStep('write', async () => {
      await handle.write(trialContent);
      await handle.sync();
    });
    const found = Buffer.alloc(trialContent.length);
    await trialStep('read', () => handle.read(found, 0, found.length, 0));
    requireContent(found);
  } finally {
    await handle.close();
  }
}

async function writeWhole(from: string, to: string): Promise<void> {
  await makeFolder(dirname(to));
  const unfinished = unfinishedOf(to);
  try {
    // A clone where the file system can make one, a copy elsewhere.
    await copyFile(from, unfinished, constants.COPYFILE_FICLONE);
    await flush(unfinished);
    await rename(unfinished, to);
    await flush(dirname(to));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Where a copy lies until it is whole: found again by its key, so that what a crash left of it can be removed. */
function unfinishedOf(path: string): string {
  return join(dirname(path), `${UNFINISHED}${basename(path)}`);
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* listFolder(folder: string, prefix: string): AsyncIterable<StoredObject> {
  for (const path of await filesUnder(folder)) {
    const key = relative(folder, path).split(sep).join('/');
    if (!key.startsWith(prefix)) continue;
    const found = await stat(path).catch(() => undefined);
    if (found) yield { key, byteSize: found.size, modifiedAt: found.mtime };
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(UNFINISHED))
    .map((entry) => join(entry.parentPath, entry.name));
}

function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
