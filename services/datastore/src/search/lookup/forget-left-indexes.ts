import type { DatastoreContext, RowIndexes } from '../../datastore-context.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { versionOfKey } from '../../tables/version-key.ts';
import { whichAreStored } from '../../tables/version.store.ts';

const VERSIONS_AT_ONCE = 500;

/** The object store, which takes the row index of a version along when the version's rows go. */
export function withoutLeftIndexes(objects: ObjectStore, rowIndexes: RowIndexes): ObjectStore {
  return {
    ...objects,
    delete: async (key) => {
      const versionId = versionOfKey(key);
      if (versionId) await rowIndexes.forget(versionId);
      await objects.delete(key);
    },
  };
}

/** Removes the row indexes of versions whose rows another process removed, or this one before it died. */
export async function forgetLeftIndexes(context: DatastoreContext): Promise<void> {
  const versionIds = await context.rowIndexes.list();
  for (let from = 0; from < versionIds.length; from += VERSIONS_AT_ONCE) {
    const some = versionIds.slice(from, from + VERSIONS_AT_ONCE);
    const stored = new Set(await whichAreStored(context.sql, some));
    for (const versionId of some) if (!stored.has(versionId)) await context.rowIndexes.forget(versionId);
  }
}
