import type { DatastoreContext } from '../datastore-context.ts';
import { takeTurns } from './take-turns.ts';
import { deleteTable, listVersions } from './table.store.ts';

/** Removes a table with all its versions. One that does not exist is no error. */
export async function dropTable(context: DatastoreContext, resourceId: string): Promise<void> {
  await takeTurns(resourceId, async () => {
    const keys = await context.sql.transaction(async () => {
      const versions = await listVersions(context.sql, resourceId);
      await deleteTable(context.sql, resourceId);
      return versions.map((version) => version.object_key);
    });
    for (const key of keys) if (key) await context.objects.delete(key);
  });
}
