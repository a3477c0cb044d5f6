/** What the tests of pictures stand on: files in memory, and small pictures. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Sql } from '@gazetteer/kernel';
import { onTestFinished } from 'vitest';
import type { MediaStore } from './media-store.ts';

export type TestMediaStore = MediaStore & { files: Map<string, Buffer> };

/** Keeps files in memory, for one test. */
export function openTestMediaStore(sql: Sql): TestMediaStore {
  const files = new Map<string, Buffer>();
  const find = (key: string): Buffer => {
    const bytes = files.get(key);
    if (!bytes) throw new Error(`There is no ${key}`);
    return bytes;
  };
  return {
    files,
    keep: async ({ key, path }, refer) => {
      files.set(key, await readFile(path));
      try {
        await sql.transaction(refer);
      } catch (error) {
        files.delete(key);
        throw error;
      }
    },
    read: async (key) => Readable.from([find(key)]),
    localPath: async (key) => {
      const folder = await mkdtemp(join(tmpdir(), 'gazetteer-media-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      const path = join(folder, 'file');
      await writeFile(path, find(key));
      return path;
    },
    release: async (keys) => sql.afterCommit(async () => keys.forEach((key) => files.delete(key))),
  };
}
