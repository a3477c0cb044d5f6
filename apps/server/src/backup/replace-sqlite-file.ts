import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';

/**
 * Puts one SQLite file in the place of another, at once. The other may be missing or damaged.
 * @throws BackupError where a program has the other one open: it would go on writing into a file that nobody sees any more
 */
export async function replaceSqliteFile(file: string, replacement: string): Promise<void> {
  requireUnused(file);
  // What a crash has left of the other one would be taken for a part of the new one.
  await rm(`${file}-wal`, { force: true });
  await rm(`${file}-shm`, { force: true });
  await rename(replacement, file);
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const BUSY = 5;

/**
 * Requires that no program has a SQLite file open; one that is missing or damaged passes. Only who is alone with a file may
 * leave the mode in which readers and writers share it; all that was written is in the file itself then.
 * @throws BackupError
 */
export function requireUnused(file: string): void {
  if (!existsSync(file)) return;
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('pragma journal_mode = delete');
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    // Which kind of busy stands in the higher bits.
    if ((errcode & 0xff) === BUSY) {
      throw new BackupError(`${file} is in use: stop the server first.`);
    }
  } finally {
    database?.close();
  }
}
