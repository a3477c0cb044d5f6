import { hashToken } from '@gazetteer/kernel';
import { milliseconds } from '@gazetteer/ory';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { insertRequest } from './request.store.ts';
import type { Documents } from './request.ts';

/** Puts a question to the login, consent or logout site, or to the page for codes of devices. */
export async function startRequest<Kind extends keyof Documents>(
  { sql, clock }: OauthContext,
  project: OauthProject,
  { kind, challenge, clientId, document }: NewRequest<Kind>,
): Promise<void> {
  const now = clock();
  const waits = milliseconds(project.settings.ttl.login_consent_request);
  await insertRequest(sql, {
    project_id: project.id,
    challenge: hashToken(challenge),
    kind,
    client_id: clientId,
    subject: document.subject || null,
    document: JSON.stringify(document),
    answer: null,
    verifier_hash: null,
    used_at: null,
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + waits).toISOString(),
  });
}

export type NewRequest<Kind extends keyof Documents> = {
  kind: Kind;
  challenge: string;
  clientId: string | null;
  document: Documents[Kind];
};
