import { anonymous, type Caller, hashToken } from '@gazetteer/kernel';
import type { IdentityContext } from '../model/identity-context.ts';
import { findUsedKey, noteKeyUse, type UsedKey } from '../model/personal-keys/personal-key.store.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';

/** A key that is used all the time costs one write a minute. */
const USE_MILLISECONDS = 60_000;

/**
 * Who calls with a person's key in the portal's own project: that person, with the rights they have now. The store is
 * asked each time, so that a key that was revoked anywhere, and every key of an account that was switched off, is worth
 * nothing from the next request on.
 * @param host the host that the request names, which says which project it is about
 * @param key a text of the shape that `isPersonalKey` knows
 */
export async function callerOfKey(context: IdentityContext, host: string, key: string): Promise<Caller> {
  const project = await context.projects.ofHost(host);
  if (project.id !== PORTAL_PROJECT) return anonymous;
  const now = context.clock();
  // Found by its digest: how long that takes tells nothing of any key.
  const found = await findUsedKey(context.sql, PORTAL_PROJECT, hashToken(key), now.toISOString());
  if (!found) return anonymous;
  // The note is of use to people; a store that cannot take it, such as a full one, must not lock programs out.
  await noteUse(context, found, now).catch(() => undefined);
  const { id, name, identity_id: identity, administrator, scope } = found;
  return { kind: 'personal-key', id, name, identity, administrator, scope };
}

async function noteUse({ sql }: IdentityContext, { id, last_used_at }: UsedKey, now: Date): Promise<void> {
  if (last_used_at !== null && now.getTime() - Date.parse(last_used_at) < USE_MILLISECONDS) return;
  await noteKeyUse(sql, id, now.toISOString());
}
