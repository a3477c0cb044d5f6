import { LRUCache } from '@gazetteer/kernel';
import type { OauthContext } from '../model/oauth-context.ts';
import { findClient } from './client.store.ts';
import type { StoredClient } from './client.ts';

/** That a client was removed, or its tokens were ended, by another process is seen after this long at the latest. */
const FRESH_MILLISECONDS = 1000;
const MOST_CLIENTS = 10_000;

type Known = { since: Date | undefined; until: number };

const known = new WeakMap<OauthContext, LRUCache<string, Known>>();

/**
 * Since when the tokens of a client hold that are kept nowhere. Cheap enough to be asked at each request.
 * @returns undefined where the project has no such client
 */
export async function tokensValidSince(
  context: OauthContext,
  projectId: string,
  clientId: string,
): Promise<Date | undefined> {
  const clients = known.get(context) ?? new LRUCache<string, Known>({ max: MOST_CLIENTS });
  known.set(context, clients);
  const key = keyOf(projectId, clientId);
  const now = context.clock().getTime();
  const before = clients.get(key);
  if (before && now < before.until) return before.since;
  const client = await findClient(context.sql, projectId, clientId);
  const since = client && sinceOf(client);
  clients.set(key, { since, until: now + FRESH_MILLISECONDS });
  return since;
}

/** Lets this process see at once that the tokens of a client have ended. */
export function forgetValidSince(context: OauthContext, projectId: string, clientId: string): void {
  known.get(context)?.delete(keyOf(projectId, clientId));
}

/** Tokens of a client that was removed are none of another that has its id. They tell their time in whole seconds. */
function sinceOf({ createdAt, tokensValidAfter }: StoredClient): Date {
  const made = new Date(createdAt);
  made.setMilliseconds(0);
  const after = new Date(tokensValidAfter ?? 0);
  return after > made ? after : made;
}

function keyOf(projectId: string, clientId: string): string {
  return JSON.stringify([projectId, clientId]);
}
