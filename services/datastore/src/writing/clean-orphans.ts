import { StoreFailure } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { removeObject } from '../objects/save-object.ts';
import { listUnsettledObjects, type ObjectTables } from '../objects/known-object.store.ts';
import { mayLive } from '../objects/process-name.ts';

/**
 * Removes objects that processes had not done with when they died: written, but not referred to yet, or no longer. What
 * another living process is about is left alone.
 * @returns how many were removed
 */
export async function cleanOrphans(context: DatastoreContext): Promise<number> {
  const now = context.clock();
  const unsettled = await listUnsettledObjects(context.sql.as<ObjectTables>());
  const orphans = unsettled.filter(({ owner, noted_at }) => !mayLive(owner, new Date(noted_at), now));
  let removed = 0;
  for (const { object_key } of orphans) {
    try {
      await removeObject(context, object_key);
      removed += 1;
    } catch (error) {
      // A store that is away is no reason not to start: the next start finds the same notes.
      if (error instanceof StoreFailure) return removed;
      throw error;
    }
  }
  return removed;
}
