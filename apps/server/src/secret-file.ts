import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { randomUUID } from 'node:crypto';
import { makeFolder } from '@gazetteer/kernel';

/**
 * What a file keeps secret; made and written when there is no such file yet. The file is readable by its owner alone.
 * Of several processes that start at once, one makes it and all get the same.
 */
export async function ensureSecretFile(file: string, make: () => string): Promise<string> {
  const kept = await readSecretFile(file);
  if (kept !== undefined) return kept;
  await makeFolder(dirname(file), 0o700);
  const mine = `${file}.${randomUUID()}`;
  await writeFile(mine, `${make()}\n`, { mode: 0o600 });
  try {
    // Unlike a rename, a link fails where another process was faster.
    await link(mine, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(mine, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Replaces what the file keeps, at once: whoever reads it gets the old text or the new one. */
export async function replaceSecretFile(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, `${text}\n`, { mode: 0o600, flush: true });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** What the file keeps, or undefined when there is none. */
export async function readSecretFile(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
