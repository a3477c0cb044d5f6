import { recordAudit } from '../model/audit/record-audit.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { endKeys, listDescent, lockKeys } from '../model/personal-keys/personal-key.store.ts';
import { PORTAL_PROJECT } from '../model/projects/project.ts';

type Revocation = {
  /** Whose key it is. */
  identityId: string;
  keyId: string;
  ip?: string;
  /** Who revokes it, where that is not the person. */
  by?: string;
};

/**
 * Ends a key of a person, and every key that was made with it, from the next request on in every process.
 * @returns false where the person has no such key, or it was revoked before
 */
export async function revokePersonalKey(
  context: IdentityContext,
  { identityId, keyId, ip, by }: Revocation,
): Promise<boolean> {
  const { sql, clock } = context;
  const owner = { projectId: PORTAL_PROJECT, identityId };
  return sql.transaction(async () => {
    await lockKeys(sql, owner);
    const ended = withDescendants(await listDescent(sql, owner), keyId);
    if (ended.length === 0) return false;
    await endKeys(sql, owner.projectId, ended, clock().toISOString());
    for (const key of ended) {
      await recordAudit(context, {
        project_id: owner.projectId,
        event: 'api_key_revoked',
        identity_id: identityId,
        ...(ip === undefined ? {} : { ip }),
        details: { key, ...(by === undefined ? {} : { by }) },
      });
    }
    return true;
  });
}

/** A key that is among these, and those that were made with it, with one of those, and so on. */
function withDescendants(keys: readonly { id: string; made_with: string | null }[], keyId: string): string[] {
  const found = keys.filter(({ id }) => id === keyId).map(({ id }) => id);
  // The list grows while it is walked: what was made with a key that was found is looked at in its turn.
  for (const parent of found) {
    for (const { id, made_with } of keys) if (made_with === parent) found.push(id);
  }
  return found;
}
