import type { OauthContext } from '../model/oauth-context.ts';
import { listKeys } from './key.store.ts';
import { ownSetNames } from './own-sets.ts';
import { openKey } from './seal-key.ts';

/**
 * Opens all keys that a project signs with, and makes none.
 * @returns how many there are
 * @throws where our secrets do not open one
 */
export async function openSigningKeys(
  { sql, secrets }: Pick<OauthContext, 'sql' | 'secrets'>,
  projectId: string,
): Promise<number> {
  const rows = await listKeys(sql, projectId, ownSetNames);
  for (const row of rows) openKey(secrets, row);
  return rows.length;
}
