import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

// A file this fresh may be open in a query that has not begun to read it.
const IN_USE_MILLISECONDS = 10 * 60_000;

/**
 * Removes the files of a folder that were not used for the longest time, until it has at most so many bytes. What was used in
 * the last minutes stays even when that is more.
 */
export async function makeRoom(folder: string, limitBytes: number): Promise<void> {
  const files = await describeFiles(folder);
  files.sort((one, other) => one.usedAt - other.usedAt);
  let total = files.reduce((sum, file) => sum + file.byteSize, 0);
  for (const file of files) {
    if (total <= limitBytes || file.usedAt > Date.now() - IN_USE_MILLISECONDS) return;
    await rm(file.path, { force: true });
    total -= file.byteSize;
  }
}

async function describeFiles(folder: string) {
  const files: { path: string; byteSize: number; usedAt: number }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, byteSize: found.size, usedAt: found.mtimeMs });
  }
  return files;
}
