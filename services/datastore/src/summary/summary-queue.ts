import type { DatastoreContext } from '../datastore-context.ts';
import { askedBy } from '../engine/asker.ts';
import { openStored } from '../tables/open-table.ts';
import { findTable } from '../tables/table.store.ts';
import { measureTable } from './summarize-table.ts';
import type { SummaryQueue } from '../datastore-context.ts';

/**
 * Opens the queue of tables to measure.
 * @param contextOf asked when the first table is measured
 */
export function createSummaryQueue(contextOf: () => DatastoreContext): SummaryQueue {
  const waiting = new Set<string>();
  const closing = new AbortController();
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (const resourceId of waiting) {
      waiting.delete(resourceId);
      if (closing.signal.aborted) return;
      try {
        await measure(contextOf(), resourceId, closing.signal);
      } catch {
        // The table went, or the workers did: its figures are made for whoever asks for them.
      }
    }
  }

  function start(): void {
    // Whoever wrote the table does not ask for this.
    working ??= askedBy(undefined, work).finally(() => {
      working = undefined;
      if (waiting.size > 0 && !closing.signal.aborted) start();
    });
  }

  return {
    add: (resourceId) => {
      waiting.add(resourceId);
      start();
    },
    close: async () => {
      closing.abort();
      await working;
    },
  };
}

async function measure(context: DatastoreContext, resourceId: string, signal: AbortSignal): Promise<void> {
  const table = await findTable(context.sql, resourceId);
  if (table) await measureTable(context, await openStored(context, table), signal);
}
