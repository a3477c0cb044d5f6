import { pageTokens } from '@gazetteer/ory';
import { authorizationAddress, makeProof, OauthBrowser } from './browser-testing.ts';
import { makeKey } from './keys/make-key.ts';
import { type Answer, OTHER_HOST, type TestOauth } from './oauth-testing.ts';
import { challengeOf, REDIRECT, SampleApp } from './sample-app-testing.ts';

export const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
const remember = { remember: true, remember_for: 3600 };
const scope = 'openid offline photos.read';
/** The same program, with the same secret, in both projects. */
export const twin = { client_id: 'twin', client_secret: 'the same secret in both' };
export const grant_types = ['authorization_code', 'refresh_token', 'client_credentials', DEVICE];

type Json = Record<string, unknown>;
export type Known = Awaited<ReturnType<typeof fillProject>>;

/** Makes one of everything in the portal's project that has an id, or opens something. */
export async function fillProject(oauth: TestOauth) {
  const { body: client } = await oauth.call<Record<string, string>>('POST', '/admin/clients', {
    client_id: 'only-here',
    client_secret: 'a secret of the portal',
    redirect_uris: [REDIRECT],
    grant_types,
  });
  const app = await SampleApp.create(oauth, { ...twin, grant_types });
  const signed = await SampleApp.create(oauth, { access_token_strategy: 'jwt' });
  const browser = new OauthBrowser(oauth);
  const site = { login: remember, consent: { remember: true } };
  const tokens = await app.signIn(browser, { scope }, site);
  const { access_token: jwt } = await signed.signIn(browser, { scope });
  const { body: own } = await signed.token({ grant_type: 'client_credentials' });
  const { back, proof } = await app.authorize(browser, { scope });
  const device = (await app.token({ scope }, '/oauth2/device/auth')) as unknown as Answer<Json>;
  const userCode = String(device.body['user_code']);
  const deviceChallenge = challengeOf((await browser.open(String(device.body['verification_uri']))).url);
  const accept = `/admin/oauth2/auth/requests/device/accept?device_challenge=${deviceChallenge}`;
  const typed = await oauth.call<Json>('PUT', accept, { user_code: userCode });
  const login = challengeOf((await app.begin(browser)).url);
  const asked = challengeOf((await app.begin(browser)).url);
  const { url } = await browser.open(await app.accept('login', asked, { subject: 'ann' }));
  const consent = challengeOf(url);
  const ended = await browser.open(`/api/.ory/oauth2/sessions/logout?id_token_hint=${tokens.id_token}`);
  const logout = challengeOf(ended.url);
  const verifierIn = (address: string) => new URL(address).searchParams;
  const { body: set } = await oauth.call<{ keys: Json[] }>('POST', '/admin/keys/mine', {
    alg: 'ES256',
    kid: 'first',
  });
  const { publicKey: jwk } = await makeKey({ algorithm: 'ES256', kid: 'issuer' });
  const issuer = {
    issuer: 'https://issuer.example',
    subject: 'ann',
    jwk,
    expires_at: '2100-01-01T00:00:00Z',
  };
  const trusted = await oauth.call<{ id: string }>('POST', '/admin/trust/grants/jwt-bearer/issuers', issuer);
  return {
    app,
    signed,
    tokens,
    jwt,
    own: own.access_token,
    proof,
    code: back.searchParams.get('code') ?? '',
    session: browser.cookie('ory_hydra_session') ?? '',
    registration: client['registration_access_token'] ?? '',
    challenges: { login, consent, logout, device: deviceChallenge },
    verifiers: {
      login: verifierIn(await app.accept('login', login, { subject: 'ann' })).get('login_verifier') ?? '',
      consent:
        verifierIn(await app.accept('consent', consent, { grant_scope: ['openid'] })).get(
          'consent_verifier',
        ) ?? '',
      logout: verifierIn(await app.accept('logout', logout)).get('logout_verifier') ?? '',
      device: verifierIn(String(typed.body['redirect_to'])).get('device_verifier') ?? '',
    },
    device: { code: String(device.body['device_code']), typed: userCode },
    key: set.keys[0] as Json,
    issuer,
    issuerId: trusted.body.id,
  };
}

export type Case = {
  route: string;
  path?: string;
  body?: unknown;
  as?: string;
  headers?: Record<string, string>;
  /** The status of a refusal, or what an answer is that knows nothing of the portal's. */
  answer: number | Json | unknown[] | string;
};

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${encodeURIComponent(secret)}`).toString('base64')}`,
});
const form = (fields: Record<string, string>) => new URLSearchParams(fields);

/** Every call, with what opens something in the portal's project, as it is answered in the other one. */
export function callsElsewhere(known: Known): Case[] {
  const { challenges, verifiers, tokens, device, key } = known;
  const twins = basic(twin.client_id, twin.client_secret);
  const clients = '/admin/clients/:id';
  const issuers = '/admin/trust/grants/jwt-bearer/issuers';
  const requests = '/admin/oauth2/auth/requests';
  const own = '/self-service/oauth2';
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const token = (fields: Record<string, string>, error: string): Case => ({
    route: 'POST /oauth2/token',
    body: form(fields),
    headers: twins,
    answer: { error },
  });
  const admin: Case[] = [
    { route: 'GET /admin/clients', path: '?client_name=only', answer: [] },
    { route: `GET ${clients}`, answer: 404 },
    { route: `PUT ${clients}`, body: { redirect_uris: [REDIRECT] }, answer: 404 },
    { route: `PATCH ${clients}`, body: [{ op: 'add', path: '/owner', value: 'x' }], answer: 404 },
    { route: `PUT ${clients}/lifespans`, body: {}, answer: 404 },
    { route: `POST ${clients}/secrets/rotate`, answer: 404 },
    { route: `DELETE ${clients}/secrets/rotate`, answer: 404 },
    { route: `DELETE ${clients}`, answer: 404 },
    // Behind its own sets, which every project has, nothing is left.
    {
      route: 'GET /admin/keys',
      path: `?page_token=${pageTokens('key sets').write('hydra.openid.id-token')}`,
      answer: [],
    },
    { route: 'GET /admin/keys/:set', answer: 404 },
    { route: 'GET /admin/keys/:set/:kid', answer: 404 },
    { route: 'DELETE /admin/keys/:set/:kid', answer: 204 },
    { route: 'DELETE /admin/keys/:set', answer: 204 },
    { route: `GET ${issuers}`, answer: [] },
    { route: `GET ${issuers}/:id`, answer: 404 },
    { route: `DELETE ${issuers}/:id`, answer: 404 },
    ...(['login', 'consent', 'logout'] as const).flatMap((kind): Case[] => {
      const path = `?${kind}_challenge=${challenges[kind]}`;
      const body = kind === 'login' ? { subject: 'ben' } : {};
      return [
        { route: `GET ${requests}/${kind}`, path, answer: 404 },
        { route: `PUT ${requests}/${kind}/accept`, path, body, answer: 404 },
        { route: `PUT ${requests}/${kind}/reject`, path, body: {}, answer: 404 },
      ];
    }),
    {
      route: `PUT ${requests}/device/accept`,
      path: `?device_challenge=${challenges.device}`,
      body: { user_code: device.typed },
      answer: 404,
    },
    { route: 'GET /admin/oauth2/auth/sessions/consent', path: '?subject=ann', answer: [] },
    { route: 'DELETE /admin/oauth2/auth/sessions/consent', path: '?subject=ann&all=true', answer: 204 },
    { route: 'DELETE /admin/oauth2/auth/sessions/login', path: '?subject=ann', answer: 204 },
    ...[tokens.access_token, tokens.refresh_token ?? '', known.jwt, known.own].map((value) => ({
      route: 'POST /admin/oauth2/introspect',
      body: form({ token: value }),
      answer: { active: false },
    })),
    { route: 'DELETE /admin/oauth2/tokens', path: '?client_id=twin', answer: 204 },
    // What is made in one project under the same name is nothing to the other.
    { route: 'POST /admin/keys/:set', body: { alg: 'ES256', kid: 'first' }, answer: 201 },
    { route: 'PUT /admin/keys/:set', body: { keys: [key] }, answer: 200 },
    { route: 'PUT /admin/keys/:set/:kid', body: key, answer: 200 },
    { route: `POST ${issuers}`, body: known.issuer, answer: 201 },
    { route: 'POST /admin/clients', body: { client_id: 'only-there' }, answer: 201 },
  ];
  const people: Case[] = (['consent', 'logout', 'device'] as const).flatMap((kind): Case[] => {
    const path = `?${kind}_challenge=${challenges[kind]}`;
    const body = kind === 'device' ? { user_code: device.typed } : { decision: 'accept' };
    return [
      { route: `GET ${own}/${kind}`, path, as: 'ann', answer: 404 },
      { route: `POST ${own}/${kind}`, path, body, as: 'ann', answer: 404 },
    ];
  });
  const hint = tokens.id_token ?? '';
  const address = (more: Record<string, string>) =>
    authorizationAddress({
      client_id: twin.client_id,
      redirect_uri: REDIRECT,
      scope: 'openid',
      code_challenge: makeProof().challenge,
      code_challenge_method: 'S256',
      ...more,
    }).slice('/api/.ory/oauth2/auth'.length);
  const cookie = (name: string, value: string) => ({ cookie: `${name}=${value}` });
  const browsers: Case[] = [
    { route: 'GET /oauth2/auth', path: address({ client_id: 'only-here' }), answer: 'error=invalid_client' },
    {
      route: 'GET /oauth2/auth',
      path: address({ prompt: 'none' }),
      headers: cookie('ory_hydra_session', known.session),
      answer: 'error=login_required',
    },
    {
      route: 'POST /oauth2/auth',
      body: form({ response_type: 'code', client_id: 'only-here' }),
      answer: 'error=invalid_client',
    },
    { route: 'GET /oauth2/auth', path: address({ id_token_hint: hint }), answer: 'error=invalid_request' },
    ...(['login', 'consent'] as const).flatMap((kind): Case[] =>
      ['/oauth2/auth/:request', '/oauth2/device/verify/:request'].map((route) => ({
        route: `GET ${route.replace(':request', challenges[kind])}`,
        path: `?${kind}_verifier=${verifiers[kind]}`,
        headers: cookie('ory_hydra_request', challenges[kind]),
        answer: 'error=request_forbidden',
      })),
    ),
    {
      route: 'GET /oauth2/device/verify',
      path: `?device_verifier=${verifiers.device}`,
      headers: cookie('ory_hydra_device', challenges.device),
      answer: 'error=request_forbidden',
    },
    {
      route: 'GET /oauth2/sessions/logout',
      path: `?logout_verifier=${verifiers.logout}`,
      headers: cookie('ory_hydra_session', known.session),
      answer: 'error=request_forbidden',
    },
    {
      route: 'POST /oauth2/sessions/logout',
      body: form({ id_token_hint: hint }),
      answer: 'error=invalid_request',
    },
  ];
  const programs: Case[] = [
    ...(['GET', 'PUT', 'DELETE'] as const).map((method) => ({
      route: `${method} /oauth2/register/:id`,
      ...(method === 'PUT' ? { body: { redirect_uris: [REDIRECT] } } : {}),
      headers: bearer(known.registration),
      answer: 401,
    })),
    { route: 'POST /oauth2/register', body: { redirect_uris: [REDIRECT] }, answer: 201 },
    ...[tokens.access_token, known.jwt].flatMap((value) =>
      ['GET', 'POST'].map((method) => ({
        route: `${method} /userinfo`,
        headers: bearer(value),
        answer: 401,
      })),
    ),
    token(
      {
        grant_type: 'authorization_code',
        code: known.code,
        redirect_uri: REDIRECT,
        code_verifier: known.proof.verifier,
      },
      'invalid_grant',
    ),
    token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' }, 'invalid_grant'),
    token({ grant_type: DEVICE, device_code: device.code }, 'invalid_grant'),
    ...['/oauth2/token', '/oauth2/device/auth'].map((path) => ({
      route: `POST ${path}`,
      body: form({ grant_type: 'client_credentials' }),
      headers: basic('only-here', 'a secret of the portal'),
      answer: { error: 'invalid_client' },
    })),
    ...[tokens.access_token, tokens.refresh_token ?? ''].map((value) => ({
      route: 'POST /oauth2/revoke',
      body: form({ token: value }),
      headers: twins,
      answer: 200,
    })),
  ];
  return [
    ...admin,
    ...people,
    { route: `GET ${own}/grants`, as: 'ann', answer: [] },
    { route: `DELETE ${own}/grants/:client_id`, as: 'ann', answer: 204 },
    ...browsers.map((one) => ({ as: '', ...one })),
    ...programs.map((one) => ({ as: '', ...one })),
    { route: 'GET /.well-known/jwks.json', answer: 200 },
    { route: 'GET /.well-known/openid-configuration', answer: { issuer: `http://${OTHER_HOST}/api/.ory` } },
    {
      route: 'GET /.well-known/oauth-authorization-server',
      answer: { issuer: `http://${OTHER_HOST}/api/.ory` },
    },
  ];
}
