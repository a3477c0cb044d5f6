import type { Caller } from '@gazetteer/kernel';
import { mayLive } from '../objects/process-name.ts';
import { releaseObjects } from '../objects/save-object.ts';
import { requireOwnLook } from './look-rights.ts';
import { deleteLook, listExpired, listOfResource, listUnread, type StoredLook } from './look.store.ts';
import type { Looks } from './looks.ts';

/** Removes a look with its file and its rows. */
export async function dropLook(
  { context, sql }: Pick<Looks, 'context' | 'sql'>,
  look: Pick<StoredLook, 'id' | 'rows_key'>,
): Promise<void> {
  await sql.transaction(async () => {
    const dropped = await deleteLook(sql, look);
    if (dropped) await releaseObjects(context, [dropped.file_key, ...rowObjectsOf(dropped)]);
  });
}

/** The keys of what was read of a file, and of what came of comparing it. */
export function rowObjectsOf({
  rows_key,
  next_key,
  sample_key,
}: Pick<StoredLook, 'rows_key' | 'next_key' | 'sample_key'>): string[] {
  return [rows_key, next_key, sample_key].filter((key) => key !== null);
}

/** Throws a look away; nothing was changed by it. @throws not_found */
export async function discardLook(looks: Looks, caller: Caller, id: string): Promise<void> {
  await dropLook(looks, await requireOwnLook(looks, caller, id));
}

/** Removes looks whose time is over, and those whose file nobody reads any more because the process that did has died. */
export async function dropExpired(looks: Pick<Looks, 'context' | 'sql'>): Promise<void> {
  const now = looks.context.clock();
  const expired = await listExpired(looks.sql, now.toISOString());
  const left = (await listUnread(looks.sql)).filter(
    ({ reader, created_at }) => reader !== null && !mayLive(reader, new Date(created_at), now),
  );
  for (const look of [...expired, ...left]) await dropLook(looks, look);
}

/** Removes the looks at files for a resource that goes away. */
export async function dropLooksOf(looks: Pick<Looks, 'context' | 'sql'>, resourceId: string): Promise<void> {
  for (const look of await listOfResource(looks.sql, resourceId)) await dropLook(looks, look);
}
