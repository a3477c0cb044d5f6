import { ApplicationError } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { tableNotFound } from './table-access.ts';
import { findTable } from './table.store.ts';

/**
 * Runs work on a table as it was found. Whoever removes a table does not wait for those who read or change it, and
 * takes the file away under them.
 * @throws not_found when that is why the work failed, else what the work throws
 */
export async function whileTableStands<Result>(
  context: DatastoreContext,
  found: { resourceId: string } | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!found || error instanceof ApplicationError) throw error;
    if (await findTable(context.sql, found.resourceId)) throw error;
    throw tableNotFound(found.resourceId);
  }
}
