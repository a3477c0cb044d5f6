import type { DatastoreContext } from '../datastore-context.ts';
import { releaseObjects } from '../objects/save-object.ts';
import { deleteTable } from '../tables/table.store.ts';
import { forgetObjects, listKeptEdits } from '../tables/version.store.ts';

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

/** Removes the rows of edits that are no longer kept. */
export async function thinVersions(context: DatastoreContext, resourceId: string): Promise<void> {
  const old = editsToForget(await listKeptEdits(context.sql, resourceId));
  if (old.length === 0) return;
  await context.sql.transaction(async () => {
    await forgetObjects(
      context.sql,
      old.map(({ id }) => id),
    );
    await releaseObjects(
      context,
      old.flatMap(({ object_key }) => object_key ?? []),
    );
  });
}

/** An edit of a table whose rows are kept. */
type KeptEdit = { id: string; created_at: string };

// A table that is edited by hand changes many times an hour, and each version is a whole file.
const LATEST_EDITS = 10;
const LATEST_DAYS = 30;

/**
 * Chooses the edits whose rows go: the latest ten stay, and of each of the thirty latest days with edits
 * the last one, so that yesterday's and last month's table can still be read.
 * @param edits the newest first
 */
export function editsToForget<Edit extends KeptEdit>(edits: readonly Edit[]): Edit[] {
  const lastOfDay = new Map<string, Edit>();
  for (const edit of edits) {
    const day = edit.created_at.slice(0, 10);
    if (!lastOfDay.has(day) && lastOfDay.size < LATEST_DAYS) lastOfDay.set(day, edit);
  }
  const kept = new Set([...edits.slice(0, LATEST_EDITS), ...lastOfDay.values()]);
  return edits.filter((edit) => !kept.has(edit));
}
