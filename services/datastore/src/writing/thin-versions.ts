import type { DatastoreContext } from '../datastore-context.ts';
import { releaseObjects } from '../objects/keep-object.ts';
import { editsToForget } from './choose-edits.ts';
import { forgetObjects, listKeptEdits } from '../tables/version.store.ts';

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
