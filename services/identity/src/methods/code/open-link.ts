import type { Purpose } from './issue-code.ts';
import { spendLink } from './sent-secret.store.ts';
import type { Flow } from '../../engine/flow.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { hashToken } from '../../model/secrets/token.ts';

/**
 * Takes the token of a link that was sent, once.
 * @returns whose account it is for and where it was sent to; undefined when it is wrong, used or too old
 */
export async function openLink(
  context: IdentityContext,
  flow: Flow,
  purpose: Purpose,
  token: string,
): Promise<{ identityId: string; address: string | undefined } | undefined> {
  const wanted = { project_id: flow.project_id, flow_id: flow.id, purpose: `${purpose}_link` };
  const now = context.clock().toISOString();
  const row = await spendLink(context.sql, { ...wanted, digest: hashToken(token) }, now);
  return row?.identity_id ? { identityId: row.identity_id, address: row.address ?? undefined } : undefined;
}
