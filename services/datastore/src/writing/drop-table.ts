import type { DatastoreContext } from '../datastore-context.ts';
import { releaseObjects } from '../objects/save-object.ts';
import { deleteTable } from '../tables/table.store.ts';

/**
 * Removes a table with all its versions. One that does not exist is no error. May be part of a transaction, and so
 * waits for nobody: who writes the table meanwhile finds it gone, or learns from the catalogue that it goes.
 */
export async function dropTable(context: DatastoreContext, resourceId: string): Promise<void> {
  await context.sql.transaction(async () => {
    const keys = await deleteTable(context.sql, resourceId);
    await releaseObjects(context, keys);
  });
}
