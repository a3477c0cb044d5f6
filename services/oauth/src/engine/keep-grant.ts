import { extendGrant } from '../grants/grant.store.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { duringCall } from './during-call.ts';

/** Keeps a grant for as long as a token that is given for it: without its grant, no token holds. */
export async function keepGrant(
  { sql }: OauthContext,
  { id }: OauthProject,
  grantId: string,
  until: string,
): Promise<void> {
  const grant = duringCall().grants.get(grantId);
  if (!grant || grant.expiresAt < until) await extendGrant(sql, id, grantId, until);
}
