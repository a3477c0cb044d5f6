import type { DatastoreContext } from '../datastore-context.ts';
import { createBackgroundQueue } from '../engine/background-queue.ts';
import { openStored } from '../tables/open-table.ts';
import { findTable } from '../tables/table.store.ts';
import { measureTable } from './summarize-table.ts';
import type { SummaryQueue } from '../datastore-context.ts';

/**
 * Opens the queue of tables to measure. Where the table went, or the workers did, its figures are made for whoever asks for them.
 * @param contextOf asked when the first table is measured
 */
export function createSummaryQueue(contextOf: () => DatastoreContext): SummaryQueue {
  const queue = createBackgroundQueue<string>('measuring tables', async (resourceId, signal) =>
    measure(contextOf(), resourceId, signal),
  );
  return { add: (resourceId) => queue.add(resourceId, resourceId), close: queue.close };
}

async function measure(context: DatastoreContext, resourceId: string, signal: AbortSignal): Promise<void> {
  const table = await findTable(context.sql, resourceId);
  if (table) await measureTable(context, await openStored(context, table), signal);
}
