import { statfs } from 'node:fs/promises';
import { StoreFailure, type StoreName } from './store-failure.ts';

// Below it a checkpoint or an index page of SQLite may already fail.
const SCARCE_BYTES = 8 * 1024 ** 2;

/** @throws StoreFailure of this store where the disk of its folder is as good as full */
export async function requireRoom(folder: string, store: StoreName): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < SCARCE_BYTES) throw new StoreFailure(store, 'full');
}

/** How many bytes the disk of a folder has, and how many of them this process may still write. */
export async function roomOf(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}
