import type { OauthContext } from '../model/oauth-context.ts';
import { insertUsedAssertion } from './used-assertion.store.ts';

/**
 * The longest time between now and the end of an assertion, as Ory Hydra has it: thirty days. For that long is remembered what
 * was used.
 */
export const LONGEST_SECONDS = 720 * 60 * 60;

/**
 * Uses up what may be used only once, such as the `jti` of an assertion; of several that do so at once, in whichever process,
 * one is first.
 * @param id short and unlike any other's: a digest, where others have chosen it
 * @param expiresAt when it can be forgotten, because it would be refused by its age
 * @returns false where it has been used before
 */
export async function spendOnce(
  { sql }: OauthContext,
  projectId: string,
  id: string,
  expiresAt: string,
): Promise<boolean> {
  return insertUsedAssertion(sql, { project_id: projectId, id, expires_at: expiresAt });
}
