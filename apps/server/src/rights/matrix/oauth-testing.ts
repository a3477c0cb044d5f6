import { hashToken } from '@gazetteer/kernel';
import type { Application } from '../../open-application.ts';
import { ISSUER, withoutSecrets } from './oauth-calls.ts';

/**
 * Makes a client, a key, an issuer, and a request of each kind, which are about somebody.
 * @param token of an administrator's session
 * @returns the id of the issuer
 */
export async function settleOauth(
  { server, oauth, identity }: Application,
  { token, subject }: { token: string; subject: string },
): Promise<string> {
  const make = async (path: string, payload: object) => {
    const headers = { 'x-session-token': token };
    const answer = await server.inject({ method: 'POST', url: `/api/.ory/admin${path}`, headers, payload });
    if (answer.statusCode !== 201) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ id: string }>();
  };
  await make('/clients', { ...withoutSecrets, client_id: 'program' });
  await make('/keys/set', { alg: 'ES256', use: 'sig', kid: 'key' });
  const { id } = await make('/trust/grants/jwt-bearer/issuers', ISSUER);
  const { id: project_id } = await identity.projects.ofHost('localhost');
  const kinds = ['login', 'consent', 'logout', 'device'] as const;
  const waiting = kinds.map((kind) => ({
    project_id,
    challenge: hashToken(`the-${kind}`),
    kind,
    client_id: 'program',
    subject,
    document: JSON.stringify({ ...DOCUMENT, subject }),
    answer: null,
    verifier_hash: null,
    used_at: null,
    created_at: '2026-01-01T00:00:00.000Z',
    expires_at: '2099-01-01T00:00:00.000Z',
  }));
  await oauth.sql.query.insertInto('oauth_requests').values(waiting).execute();
  return id;
}

/** What each site may read of a request. */
const DOCUMENT = {
  requested_scope: [],
  requested_access_token_audience: [],
  skip: false,
  oidc_context: { acr_values: [], ui_locales: [] },
  request_url: 'http://localhost:3000/api/.ory/oauth2/auth',
  redirect_to: 'http://localhost:3000/',
  session_id: '',
  login_challenge: '',
  login_session_id: '',
  acr: '',
  amr: [],
  context: null,
  sid: '',
  rp_initiated: false,
};
