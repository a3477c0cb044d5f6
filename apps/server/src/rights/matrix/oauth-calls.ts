import { hashToken } from '@gazetteer/kernel';
import type { Application } from '../../open-application.ts';
import type { Sent } from './calls.ts';

const KEY = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: 'key' };
const PUBLIC_KEY = {
  ...KEY,
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
};
const ISSUER = {
  issuer: 'https://issuer.example',
  subject: 'robot',
  scope: [],
  jwk: PUBLIC_KEY,
  expires_at: '2099-01-01T00:00:00Z',
};

const requests = '/api/.ory/admin/oauth2/auth/requests';
const pages = '/api/.ory/self-service/oauth2';
const challengeOf = (kind: string): Sent => ({ query: { [`${kind}_challenge`]: `the-${kind}` } });
const form = (fields: Record<string, string>): Sent => ({
  body: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
const withoutSecrets = { redirect_uris: ['https://app.example/'], token_endpoint_auth_method: 'none' };
const sameSite = { 'sec-fetch-site': 'same-origin' };

/** What the calls of OAuth2 send. */
export const oauthSent: Record<string, () => Sent> = {
  'POST /api/.ory/admin/clients': () => ({ body: withoutSecrets }),
  'PUT /api/.ory/admin/clients/{id}': () => ({ body: withoutSecrets }),
  'PATCH /api/.ory/admin/clients/{id}': () => ({ body: [{ op: 'add', path: '/client_name', value: 'x' }] }),
  'PUT /api/.ory/admin/clients/{id}/lifespans': () => ({ body: {} }),
  'POST /api/.ory/admin/keys/{set}': () => ({ body: { alg: 'ES256', use: 'sig', kid: 'other' } }),
  'PUT /api/.ory/admin/keys/{set}': () => ({ body: { keys: [PUBLIC_KEY] } }),
  'PUT /api/.ory/admin/keys/{set}/{kid}': () => ({ body: PUBLIC_KEY }),
  'POST /api/.ory/admin/trust/grants/jwt-bearer/issuers': () => ({ body: { ...ISSUER, subject: 'other' } }),
  'GET /api/.ory/admin/oauth2/auth/sessions/consent': () => ({ query: { subject: 'ann' } }),
  'DELETE /api/.ory/admin/oauth2/auth/sessions/consent': () => ({ query: { subject: 'ann', all: 'true' } }),
  'DELETE /api/.ory/admin/oauth2/auth/sessions/login': () => ({ query: { subject: 'ann' } }),
  'DELETE /api/.ory/admin/oauth2/tokens': () => ({ query: { client_id: 'program' } }),
  'POST /api/.ory/admin/oauth2/introspect': () => form({ token: 'unknown' }),
  'PUT /api/.ory/admin/oauth2/auth/requests/device/accept': () => ({
    ...challengeOf('device'),
    body: { user_code: 'ABCD' },
  }),
  'POST /api/.ory/oauth2/auth': () => form({ client_id: 'program' }),
  [`POST ${pages}/consent`]: () => ({
    ...challengeOf('consent'),
    body: { decision: 'reject' },
    headers: sameSite,
  }),
  [`POST ${pages}/logout`]: () => ({
    ...challengeOf('logout'),
    body: { decision: 'reject' },
    headers: sameSite,
  }),
  [`GET ${pages}/consent`]: () => challengeOf('consent'),
  [`GET ${pages}/logout`]: () => challengeOf('logout'),
  ...Object.fromEntries(
    (['login', 'consent', 'logout'] as const).flatMap((kind) => [
      [`GET ${requests}/${kind}`, () => challengeOf(kind)],
      [`PUT ${requests}/${kind}/accept`, () => ({ ...challengeOf(kind), ...answers[kind] })],
      [`PUT ${requests}/${kind}/reject`, () => ({ ...challengeOf(kind), ...refusals[kind] })],
    ]),
  ),
};

const answers = { login: { body: { subject: 'ann' } }, consent: { body: {} }, logout: {} };
const refusals = { login: { body: {} }, consent: { body: {} }, logout: {} };

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
