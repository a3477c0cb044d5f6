import { PassThrough, type Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { OryError } from '@gazetteer/ory';
import { tokenOf } from '../model/consistency-token.ts';
import type { PermissionContext } from '../model/permission-context.ts';
import { writeTuple } from '../model/read-tuple.ts';
import { type Change, findWatchedRevisions, listChanges, type WatchPosition } from './watch.store.ts';

const LOOK_MILLISECONDS = 250;
const SIGN_OF_LIFE_MILLISECONDS = 15_000;
// Programs come back with the token they had last; whoever is gone without a word is let go.
const WATCH_MILLISECONDS = 30 * 60_000;
const CHANGES_AT_ONCE = 500;
// The greatest that both stores take; no change has so many items.
const LAST_ITEM = 2 ** 31 - 1;

/**
 * Tells of every tuple that is added or removed in a project from now on, or from behind a change, through whichever process,
 * as server-sent events (HTML Living Standard §9.2): `change` events, the last of each change with its token as id.
 * @param after the revision behind which to begin; from now on where it is not given
 * @throws OryError 410 where the changes behind it are forgotten
 */
export async function watchChanges(
  { sql }: PermissionContext,
  projectId: string,
  after: number | undefined,
  signal: AbortSignal,
): Promise<Readable> {
  const { forgotten, newest } = await findWatchedRevisions(sql, projectId);
  if (after !== undefined && after < forgotten) {
    const reason =
      'The changes behind this token are forgotten: list the tuples anew, then watch from now on.';
    throw new OryError(410, 'The requested resource is gone', { reason });
  }
  const events = new PassThrough();
  const ending = AbortSignal.any([signal, AbortSignal.timeout(WATCH_MILLISECONDS)]);
  const begin = { revision: after ?? newest, item: LAST_ITEM };
  // One more tells whether the last one ends its revision.
  const read = (position: WatchPosition) => listChanges(sql, projectId, position, CHANGES_AT_ONCE + 1);
  void watch(read, begin, events, ending).finally(() => events.end());
  return events;
}

async function watch(
  read: (position: WatchPosition) => Promise<Change[]>,
  begin: WatchPosition,
  events: PassThrough,
  ending: AbortSignal,
): Promise<void> {
  let position = begin;
  let quietSince = Date.now();
  // Tells proxies and programs at once that they are connected.
  events.write(': watching\n\n');
  while (!events.destroyed && !ending.aborted) {
    const found = await read(position).catch(() => undefined);
    // A store that is away ends the stream; the program comes back with its last token.
    if (!found) return;
    const changes = found.slice(0, CHANGES_AT_ONCE);
    for (const [index, change] of changes.entries()) {
      events.write(eventOf(change, found[index + 1]?.revision !== change.revision));
    }
    const last = changes.at(-1);
    if (last) {
      position = { revision: last.revision, item: last.item };
      quietSince = Date.now();
    } else if (Date.now() - quietSince > SIGN_OF_LIFE_MILLISECONDS) {
      events.write(': still watching\n\n');
      quietSince = Date.now();
    }
    if (found.length > changes.length) continue;
    await wait(LOOK_MILLISECONDS, undefined, { signal: ending, ref: false }).catch(() => {});
  }
}

/** Only the last tuple of a change has its token: who was cut off before comes back to the beginning of the change. */
function eventOf({ revision, action, tuple }: Change, endsRevision: boolean): string {
  const data = JSON.stringify({ action, relation_tuple: writeTuple(tuple) });
  return `${endsRevision ? `id: ${tokenOf(revision)}\n` : ''}event: change\ndata: ${data}\n\n`;
}
