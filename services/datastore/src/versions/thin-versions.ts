import type { DatastoreContext } from '../datastore-context.ts';
import { editsToForget } from './choose-edits.ts';
import { forgetObjects, listKeptEdits } from './version.store.ts';

/** Removes the rows of edits that are no longer kept. A file that outlives its entry goes at the next start. */
export async function thinVersions(context: DatastoreContext, resourceId: string): Promise<void> {
  const old = editsToForget(await listKeptEdits(context.sql, resourceId));
  await forgetObjects(
    context.sql,
    old.map(({ id }) => id),
  );
  for (const { object_key } of old) if (object_key) await context.objects.delete(object_key);
}
