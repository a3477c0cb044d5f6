import { ApplicationError } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { tableNotFound } from './table-access.ts';
import { findTable, type StoredTable } from './table.store.ts';

/**
 * Runs a change of a table as it was found. Whoever removes a table does not wait for those who change it, and takes the
 * file away under them.
 * @throws not_found when that is why the change failed, else what the change throws
 */
export async function changeTable<Result>(
  context: DatastoreContext,
  found: StoredTable | undefined,
  change: () => Promise<Result>,
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!found || error instanceof ApplicationError) throw error;
    if (await findTable(context.sql, found.resourceId)) throw error;
    throw tableNotFound(found.resourceId);
  }
}
