import type { OauthContext } from '../model/oauth-context.ts';
import { type GrantCursor, listGrantsOf } from './grant.store.ts';
import type { Grant } from './grant.ts';

const MOST = 500;

/** What somebody has let programs do, the newest first, at most 500 at once. */
export async function listGrants(
  { sql, clock }: OauthContext,
  projectId: string,
  subject: string,
  { limit = MOST, after }: { limit?: number; after?: GrantCursor | undefined } = {},
): Promise<Grant[]> {
  const now = clock().toISOString();
  return listGrantsOf(sql, projectId, { subject, now }, { limit: Math.min(limit, MOST), after });
}
