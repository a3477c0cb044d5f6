import type { DatastoreContext } from '../datastore-context.ts';
import { listObjectKeys } from './table.store.ts';

// A younger object may belong to a change that another process is about to publish.
const MINIMUM_AGE_MILLISECONDS = 60 * 60_000;

/**
 * Removes objects that no version needs: what a crash left between writing a file and switching to it.
 * @returns how many there were
 */
export async function cleanOrphans(context: DatastoreContext): Promise<number> {
  const before = context.clock().getTime() - MINIMUM_AGE_MILLISECONDS;
  const old: string[] = [];
  for await (const { key, modifiedAt } of context.objects.list('tables/')) {
    if (modifiedAt.getTime() < before) old.push(key);
  }
  if (old.length === 0) return 0;
  const needed = await listObjectKeys(context.sql);
  const orphans = old.filter((key) => !needed.has(key));
  for (const key of orphans) await context.objects.delete(key);
  return orphans.length;
}
