import { randomInt, randomUUID } from 'node:crypto';
import { hashToken, randomToken } from '@gazetteer/kernel';
import type { Flow } from '../../engine/flow.ts';
import { withQuery } from '../../http/absolute-url.ts';
import { insertSecret } from './sent-secret.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** What a code or link is sent for. */
export type Purpose = 'recovery' | 'verification' | 'login' | 'registration';

export type Issued = {
  projectId: string;
  purpose: Purpose;
  /** Where it is sent to; absent for what an administrator hands over. */
  address?: string | undefined;
  /** Whose account it is for, where that is known already. */
  identityId?: string | undefined;
  expiresAt: string;
};

/**
 * Makes a code of six digits that is good in each of the flows. Only digests are kept, keyed and mixed with the flow:
 * a million codes are soon tried by whoever reads the table and has no key.
 */
export async function issueCode(
  context: IdentityContext,
  issued: Issued,
  flowIds: readonly string[],
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const { projectId, purpose, address, identityId, expiresAt } = issued;
  for (const flow_id of flowIds) {
    await insertSecret(context.sql, {
      id: randomUUID(),
      project_id: projectId,
      flow_id,
      identity_id: identityId ?? null,
      purpose,
      address: address ?? null,
      digest: context.secrets.digest(codeMaterial(purpose, flow_id, code)),
      tries: 0,
      used_at: null,
      expires_at: expiresAt,
      created_at: context.clock().toISOString(),
    });
  }
  return code;
}

/** What the digest of a code is made of. */
export function codeMaterial(purpose: Purpose, flowId: string, code: string): string {
  return `code ${purpose} ${flowId} ${code}`;
}

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
