import { decodeProtectedHeader } from 'jose';
import { expect } from 'vitest';
import { makeProof } from '../browser-testing.ts';
import { type Check, type Checks, deviates, describePlan, type Stage } from './plan-testing.ts';
import { PERSON_SCOPES } from './provider-testing.ts';
import { type Parameters, register } from './relying-party-testing.ts';
import {
  idTokenUnsigned,
  refreshToken,
  refusesAddress,
  requestByReference,
  requestObjectWithRedirectUri,
  server,
  unsignedRequestObject,
} from './shared-modules-testing.ts';

/** The modules of `oidcc-basic-certification-test-plan`, in its order. */
const MODULES = [
  'oidcc-server',
  'oidcc-response-type-missing',
  'oidcc-idtoken-signature',
  'oidcc-idtoken-unsigned',
  'oidcc-userinfo-get',
  'oidcc-userinfo-post-header',
  'oidcc-userinfo-post-body',
  'oidcc-ensure-request-without-nonce-succeeds-for-code-flow',
  'oidcc-scope-profile',
  'oidcc-scope-email',
  'oidcc-scope-address',
  'oidcc-scope-phone',
  'oidcc-scope-all',
  'oidcc-alternate-happy-flow',
  'oidcc-display-page',
  'oidcc-display-popup',
  'oidcc-prompt-login',
  'oidcc-prompt-none-not-logged-in',
  'oidcc-prompt-none-logged-in',
  'oidcc-max-age-1',
  'oidcc-max-age-10000',
  'oidcc-ensure-request-with-unknown-parameter-succeeds',
  'oidcc-id-token-hint',
  'oidcc-login-hint',
  'oidcc-ui-locales',
  'oidcc-claims-locales',
  'oidcc-ensure-request-with-acr-values-succeeds',
  'oidcc-codereuse',
  'oidcc-codereuse-30seconds',
  'oidcc-ensure-registered-redirect-uri',
  'oidcc-ensure-post-request-succeeds',
  'oidcc-server-client-secret-post',
  'oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported',
  'oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported',
  'oidcc-claims-essential',
  'oidcc-ensure-request-object-with-redirect-uri',
  'oidcc-refresh-token',
  'oidcc-ensure-request-with-valid-pkce-succeeds',
] as const;

/** A parameter that must at least do no harm; where a site is to heed it, the site is told. */
const accepts =
  (changed: Parameters, told: Record<string, unknown> = {}): Check =>
  async ({ app, person }) => {
    await app.signIn(person, changed);
    expect(person.questions[0]?.request['oidc_context']).toMatchObject(told);
  };

/** The claims that the consent site grants with scopes are told at the userinfo endpoint. */
const tells =
  (scopes: string[], claims: Record<string, unknown>): Check =>
  async ({ app, person }) => {
    const { tokens } = await app.signIn(person, { scope: ['openid', ...scopes].join(' ') });
    const { status, body } = await app.userinfo(tokens.access_token);
    expect({ status, body }).toMatchObject({ status: 200, body: { sub: person.subject, ...claims } });
  };

const PROFILE = { name: 'Ann Lee', updated_at: expect.any(Number) };
const EMAIL = { email: 'ann@example.org', email_verified: true };
const ADDRESS = { address: { country: 'IN' } };
const PHONE = { phone_number: '+91 832 1234567' };

/** Signs in, and a moment later again with other parameters. */
async function signInTwice({ provider, app, person }: Stage, second: Parameters, first: Parameters = {}) {
  const before = await app.signIn(person, first);
  provider.oauth.wait(2 / 60);
  const hint = 'id_token_hint' in second ? { id_token_hint: before.tokens.id_token } : {};
  const after = await app.signIn(person, { ...second, ...hint });
  expect(after.claims.sub).toBe(before.claims.sub);
  return { before, after, later: Number(after.claims['auth_time']) - Number(before.claims['auth_time']) };
}

/** The second time the person has nothing to do, and the sign-in is that of the first time. */
const staysSignedIn =
  (second: Parameters, first?: Parameters): Check =>
  async (stage) => {
    const { after, later } = await signInTwice(stage, second, first);
    expect(later).toBe(0);
    expect(after.seen).toEqual([]);
  };

const signsInAgain =
  (second: Parameters): Check =>
  async (stage) => {
    const { after, later } = await signInTwice(stage, second);
    expect(after.seen).toContain('login');
    expect(later).toBeGreaterThanOrEqual(2);
  };

/** A code that was redeemed is worth nothing any more; that somebody has tried again ends what it was redeemed for. */
const redeemsOnce =
  (seconds: number): Check =>
  async ({ provider, app, person }) => {
    const { code, tokens } = await app.signIn(person);
    provider.oauth.wait(seconds / 60);
    const again = await app.redeem(code, app.registration.redirect_uris[0]);
    expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await app.userinfo(tokens.access_token)).status).toBe(401);
  };

const checks: Checks<(typeof MODULES)[number]> = {
  'oidcc-server': server,
  'oidcc-response-type-missing': async ({ app, person }) => {
    const parameters = app.parameters({ response_type: undefined });
    const error = app.checkError(await app.authorize(person, parameters), parameters);
    expect(['unsupported_response_type', 'invalid_request']).toContain(error);
  },
  'oidcc-idtoken-signature': async ({ app, person }) => {
    const { tokens } = await app.signIn(person);
    expect(decodeProtectedHeader(tokens.id_token)).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
  },
  'oidcc-idtoken-unsigned': idTokenUnsigned,
  'oidcc-userinfo-get': async ({ app, person }) => {
    const { tokens, claims } = await app.signIn(person);
    const answer = await app.userinfo(tokens.access_token);
    expect(answer).toMatchObject({ status: 200, body: { sub: claims.sub } });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  },
  'oidcc-userinfo-post-header': async ({ app, person }) => {
    const { tokens, claims } = await app.signIn(person);
    const answer = await app.userinfo(tokens.access_token, 'POST');
    expect(answer).toMatchObject({ status: 200, body: { sub: claims.sub } });
  },
  'oidcc-userinfo-post-body': async ({ provider, app, person }) => {
    const { tokens, claims } = await app.signIn(person);
    const form = new URLSearchParams({ access_token: tokens.access_token });
    const answer = await provider.send('POST', provider.metadata['userinfo_endpoint'] ?? '', form);
    expect(answer).toMatchObject({ status: 200, body: { sub: claims.sub } });
  },
  'oidcc-ensure-request-without-nonce-succeeds-for-code-flow': accepts({ nonce: undefined }),
  'oidcc-scope-profile': tells(['profile'], PROFILE),
  'oidcc-scope-email': tells(['email'], EMAIL),
  'oidcc-scope-address': tells(['address'], ADDRESS),
  'oidcc-scope-phone': tells(['phone'], PHONE),
  'oidcc-scope-all': tells(PERSON_SCOPES, { ...PROFILE, ...EMAIL, ...ADDRESS, ...PHONE }),
  'oidcc-alternate-happy-flow': async ({ app, person }) => {
    const parameters = app.parameters({ scope: 'email openid' });
    const reversed = Object.fromEntries(Object.entries(parameters).toReversed());
    const { tokens } = await app.finish(await app.authorize(person, reversed), parameters);
    expect((await app.userinfo(tokens.access_token)).body).toMatchObject(EMAIL);
  },
  'oidcc-display-page': accepts({ display: 'page' }, { display: 'page' }),
  'oidcc-display-popup': accepts({ display: 'popup' }, { display: 'popup' }),
  'oidcc-prompt-login': signsInAgain({ prompt: 'login' }),
  'oidcc-prompt-none-not-logged-in': async ({ app, person }) => {
    const parameters = app.parameters({ prompt: 'none' });
    const answer = await app.authorize(person, parameters);
    expect(app.checkError(answer, parameters)).toBe('login_required');
    expect(person.questions).toEqual([]);
  },
  'oidcc-prompt-none-logged-in': staysSignedIn({ prompt: 'none' }),
  'oidcc-max-age-1': signsInAgain({ max_age: '1' }),
  'oidcc-max-age-10000': staysSignedIn({ max_age: '10000' }, { max_age: '15000' }),
  'oidcc-ensure-request-with-unknown-parameter-succeeds': accepts({ extra: 'foobar' }),
  'oidcc-id-token-hint': staysSignedIn({ prompt: 'none', id_token_hint: '' }),
  'oidcc-login-hint': accepts({ login_hint: 'ann@app.example' }, { login_hint: 'ann@app.example' }),
  'oidcc-ui-locales': accepts({ ui_locales: 'se fr' }, { ui_locales: ['se', 'fr'] }),
  'oidcc-claims-locales': accepts({ claims_locales: 'se' }),
  'oidcc-ensure-request-with-acr-values-succeeds': async ({ provider, app, person }) => {
    const supported: string[] = provider.metadata.acr_values_supported ?? [];
    const values = supported.toReversed();
    const { claims } = await app.signIn(person, { acr_values: values.join(' ') });
    expect(person.questions[0]?.request['oidc_context']).toMatchObject({ acr_values: values });
    expect(claims['acr']).toBe(values[0]);
  },
  'oidcc-codereuse': redeemsOnce(0),
  'oidcc-codereuse-30seconds': redeemsOnce(30),
  'oidcc-ensure-registered-redirect-uri': refusesAddress({
    redirect_uri: 'https://app.example/callback/other',
  }),
  'oidcc-ensure-post-request-succeeds': async ({ provider, app, person }) => {
    const parameters = app.parameters();
    const endpoint = provider.metadata['authorization_endpoint'] ?? '';
    const answer = await person.open(endpoint, new URLSearchParams(parameters));
    const { claims } = await app.finish(answer, parameters);
    expect(claims.sub).toBe(person.subject);
  },
  'oidcc-server-client-secret-post': async ({ provider, person }) => {
    const app = await register(provider, { token_endpoint_auth_method: 'client_secret_post' });
    await server({ provider, app, person });
  },
  'oidcc-request-uri-unsigned-supported-correctly-or-rejected-as-unsupported': requestByReference('none'),
  'oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported': unsignedRequestObject,
  'oidcc-claims-essential': deviates(
    'the parameter is not supported, and discovery says so; a request with it goes through',
    async ({ provider, app, person }) => {
      expect(provider.metadata).toMatchObject({ claims_parameter_supported: false });
      const claims = JSON.stringify({ userinfo: { name: { essential: true } } });
      const { tokens } = await app.signIn(person, { claims });
      const { status, body } = await app.userinfo(tokens.access_token);
      expect({ status, body }).toEqual({ status: 200, body: { sub: person.subject } });
    },
  ),
  'oidcc-ensure-request-object-with-redirect-uri': requestObjectWithRedirectUri,
  'oidcc-refresh-token': refreshToken,
  'oidcc-ensure-request-with-valid-pkce-succeeds': async ({ app, person }) => {
    const { verifier, challenge } = makeProof();
    const proof = { code_challenge: challenge, code_challenge_method: 'S256' };
    const { claims } = await app.signIn(person, proof, { code_verifier: verifier });
    expect(claims.sub).toBe(person.subject);
  },
};

describePlan('Basic OP', MODULES, checks);
