import type { Sent } from './sent.ts';

const KEY = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: 'key' };
const PUBLIC_KEY = {
  ...KEY,
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
};
export const ISSUER = {
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
export const withoutSecrets = { redirect_uris: ['https://app.example/'], token_endpoint_auth_method: 'none' };
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
  [`POST ${pages}/device`]: () => ({
    ...challengeOf('device'),
    body: { user_code: 'BCDF-GHJK' },
    headers: sameSite,
  }),
  [`GET ${pages}/device`]: () => challengeOf('device'),
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
