import { ApplicationError, type Caller, conflict, notFound } from '@gazetteer/kernel';
import { nameOfCaller, requireImporter } from '../jobs/job-rights.ts';
import type { Looks } from './looks.ts';
import { findLook, type StoredLook } from './look.store.ts';
import type { LookContent } from './look-content.ts';

/** A look whose file has been read. */
export type ReadyLook = StoredLook & { rows_key: string; read: LookContent };

/**
 * The look of whoever made it, as long as they may import there. For all others it does not exist, nor does one whose time
 * is over.
 * @throws not_found
 */
export async function requireOwnLook(
  { context, sql }: Looks,
  caller: Caller,
  id: string,
): Promise<ReadyLook> {
  const missing = notFound('There is no such look');
  const look = await findLook(sql, id);
  const isTheirs = caller.kind !== 'anonymous' && look?.asked_by === nameOfCaller(caller);
  if (!look || !isTheirs || look.expires_at <= context.clock().toISOString()) throw missing;
  const { rows_key, content, resource_id, package_id } = look;
  if (rows_key === null || content === null) throw missing;
  const target = resource_id === null ? { package_id } : { resource_id };
  await requireImporter(context, caller, target).catch(() => {
    throw missing;
  });
  return { ...look, rows_key, read: JSON.parse(content) as LookContent };
}

/**
 * Reads what a look has in files. While that goes on another reading of the look may put other files in their place:
 * then it is read once more, as it is by now.
 * @throws not_found, also where it was published or discarded meanwhile
 */
export async function readOwnLook<Result>(
  looks: Looks,
  caller: Caller,
  id: string,
  read: (look: ReadyLook) => Promise<Result>,
): Promise<Result> {
  let look = await requireOwnLook(looks, caller, id);
  while (true) {
    try {
      return await read(look);
    } catch (error) {
      const latest = await requireOwnLook(looks, caller, id);
      if (hasSameFiles(look, latest)) throw error;
      look = latest;
    }
  }
}

/**
 * Changes a look from its files, once: a change is not for other files than it was meant for.
 * @throws not_found, conflict where they are gone because it was read anew, published or discarded meanwhile
 */
export async function changeOwnLook<Result>(
  looks: Looks,
  caller: Caller,
  id: string,
  change: (look: ReadyLook) => Promise<Result>,
): Promise<Result> {
  const look = await requireOwnLook(looks, caller, id);
  try {
    return await change(look);
  } catch (error) {
    // What is told to whoever asks holds whatever else happened; a file that is not there may have been taken away.
    if (error instanceof ApplicationError && error.status < 500) throw error;
    if (hasSameFiles(look, await requireOwnLook(looks, caller, id))) throw error;
    throw readMeanwhile();
  }
}

export function readMeanwhile(): ApplicationError {
  return conflict('It was read anew, published or discarded meanwhile');
}

function hasSameFiles(one: StoredLook, other: StoredLook): boolean {
  return (
    one.rows_key === other.rows_key && one.next_key === other.next_key && one.sample_key === other.sample_key
  );
}
