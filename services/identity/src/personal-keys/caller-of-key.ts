import { anonymous, type Caller, hashToken, noteKeyUse } from '@gazetteer/kernel';
import type { IdentityContext } from '../model/identity-context.ts';
import { findUsedKey, saveKeyUse } from '../model/personal-keys/personal-key.store.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';

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
  await noteKeyUse(found, now, (usedAt) => saveKeyUse(context.sql, found.id, usedAt));
  const { id, name, identity_id: identity, administrator, scope } = found;
  return { kind: 'personal-key', id, name, identity, administrator, scope };
}
