import { randomUUID } from 'node:crypto';
import type { Flow } from '../../engine/flow.ts';
import type { Issued } from './issue-code.ts';
import { insertSecret } from './sent-secret.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { hashToken, randomToken } from '../../model/secrets/token.ts';
import { withQuery } from '../../http/absolute-url.ts';

/** Makes a link that opens a flow, once. Its token has 190 bits, so its SHA-256 is enough to know it by. */
export async function issueLink(context: IdentityContext, issued: Issued, flow: Flow): Promise<string> {
  const token = randomToken('');
  const { projectId, purpose, address, identityId, expiresAt } = issued;
  await insertSecret(context.sql, {
    id: randomUUID(),
    project_id: projectId,
    flow_id: flow.id,
    identity_id: identityId ?? null,
    purpose: `${purpose}_link`,
    address: address ?? null,
    digest: hashToken(token),
    tries: 0,
    used_at: null,
    expires_at: expiresAt,
    created_at: context.clock().toISOString(),
  });
  return withQuery(flow.ui.action, { token });
}
