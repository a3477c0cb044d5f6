import type { IdentityContext } from '../identity-context.ts';
import { removeWords } from './identity-search.store.ts';
import { deleteIdentityRow } from './identity.store.ts';

/**
 * Removes an identity with its credentials, addresses and sessions.
 * @returns false when the project has no such identity
 */
export async function deleteIdentity(
  context: IdentityContext,
  projectId: string,
  id: string,
): Promise<boolean> {
  return context.sql.transaction(async () => {
    const ordinal = await deleteIdentityRow(context.sql, projectId, id);
    if (ordinal === undefined) return false;
    await removeWords(context.sql, ordinal);
    return true;
  });
}
