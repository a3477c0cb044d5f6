import type { DatastoreContext } from '../datastore-context.ts';
import { deleteTable, listVersions } from './table.store.ts';

/**
 * Removes a table with all its versions. One that does not exist is no error. May be part of a transaction, and so
 * waits for nobody: who writes the table meanwhile is told of a conflict, or learns from the catalogue that it goes.
 */
export async function dropTable(context: DatastoreContext, resourceId: string): Promise<void> {
  const keys = await context.sql.transaction(async () => {
    const versions = await listVersions(context.sql, resourceId);
    await deleteTable(context.sql, resourceId);
    return versions.map((version) => version.object_key);
  });
  for (const key of keys) if (key) await context.objects.delete(key);
}
