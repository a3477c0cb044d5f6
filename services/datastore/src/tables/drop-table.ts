import type { DatastoreContext } from '../datastore-context.ts';
import { deleteTable } from './table.store.ts';

/**
 * Removes a table with all its versions. One that does not exist is no error. May be part of a transaction, and so
 * waits for nobody: who writes the table meanwhile is told of a conflict, or learns from the catalogue that it goes.
 */
export async function dropTable(context: DatastoreContext, resourceId: string): Promise<void> {
  await context.sql.transaction(async () => {
    const keys = await deleteTable(context.sql, resourceId);
    // A file that cannot be deleted goes at the next start: nothing needs it.
    const deleteFiles = () => Promise.allSettled(keys.map((key) => context.objects.delete(key)));
    await context.sql.afterCommit(async () => void (await deleteFiles()));
  });
}
