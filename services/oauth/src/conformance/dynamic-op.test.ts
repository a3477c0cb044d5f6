import { decodeProtectedHeader } from 'jose';
import { expect } from 'vitest';
import { createKeyRotation } from '../keys/rotate-keys.ts';
import { discoveryDocument } from './discovery-modules-testing.ts';
import { type Check, type Checks, describePlan } from './plan-testing.ts';
import { REDIRECT_URI } from './provider-testing.ts';
import { askToRegister, makeAppKey, register, type SignIn } from './relying-party-testing.ts';
import {
  idTokenUnsigned,
  refreshToken,
  refusesAddress,
  requestByReference,
  requestObjectWithRedirectUri,
  server,
} from './shared-modules-testing.ts';

/** The modules of `oidcc-dynamic-certification-test-plan` for the response type `code`, in its order. */
const MODULES = [
  'oidcc-idtoken-rs256',
  'oidcc-idtoken-unsigned',
  'oidcc-userinfo-rs256',
  'oidcc-ensure-redirect-uri-in-authorization-request',
  'oidcc-redirect-uri-query-OK',
  'oidcc-redirect-uri-query-mismatch',
  'oidcc-redirect-uri-query-added',
  'oidcc-redirect-uri-regfrag',
  'oidcc-discovery-endpoint-verification',
  'oidcc-server',
  'oidcc-registration-logo-uri',
  'oidcc-registration-policy-uri',
  'oidcc-registration-tos-uri',
  'oidcc-registration-jwks-uri',
  'oidcc-registration-sector-uri',
  'oidcc-registration-sector-bad',
  'oidcc-server-rotate-keys',
  'oidcc-refresh-token-rp-key-rotation',
  'oidcc-request-uri-unsigned',
  'oidcc-request-uri-signed-rs256',
  'oidcc-ensure-request-object-with-redirect-uri',
  'oidcc-refresh-token',
  'oidcc-ensure-client-assertion-with-iss-aud-succeeds',
] as const;

const WITH_KEY = { token_endpoint_auth_method: 'private_key_jwt' };
const JWKS_URI = 'https://app.example/keys';
const SECTOR_URI = 'https://app.example/redirect-uris.json';

/** The plan's own suite needs a person to look at the login page; here, what the page gets to show. */
const showsAtLogin =
  (field: 'logo_uri' | 'policy_uri' | 'tos_uri'): Check =>
  async ({ provider, person }) => {
    const app = await register(provider, { [field]: `https://app.example/${field}` });
    await app.signIn(person);
    for (const { request } of person.questions) {
      expect(request).toMatchObject({ client: { [field]: `https://app.example/${field}` } });
    }
    expect(person.questions.map(({ site }) => site)).toEqual(['login', 'consent']);
  };

/** An application that keeps its keys at an address. */
async function withKeysAt({ provider, person }: Parameters<Check>[0]) {
  const key = await makeAppKey('the first key');
  provider.pages.set(JWKS_URI, key.jwks);
  const app = await register(provider, { ...WITH_KEY, jwks_uri: JWKS_URI }, key);
  const signIn = (): Promise<SignIn> => app.signIn(person, { scope: 'openid offline_access' });
  return { app, signIn };
}

const checks: Checks<(typeof MODULES)[number]> = {
  'oidcc-idtoken-rs256': async ({ provider, person }) => {
    const app = await register(provider, { id_token_signed_response_alg: 'RS256' });
    const { tokens } = await app.signIn(person);
    expect(decodeProtectedHeader(tokens.id_token)).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
  },
  'oidcc-idtoken-unsigned': idTokenUnsigned,
  'oidcc-userinfo-rs256': async ({ provider, person }) => {
    const app = await register(provider, { userinfo_signed_response_alg: 'RS256' });
    const { tokens } = await app.signIn(person);
    const { status, body, headers } = await app.userinfo<string>(tokens.access_token);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/jwt' });
    const claims = await app.checkSignedUserinfo(body, 'RS256');
    expect(claims.sub).toBe(person.subject);
    expect(claims).not.toHaveProperty('nonce');
  },
  'oidcc-ensure-redirect-uri-in-authorization-request': async ({ provider, person }) => {
    const app = await register(provider, { redirect_uris: [REDIRECT_URI, `${REDIRECT_URI}/second`] });
    await refusesAddress({ redirect_uri: undefined })({ provider, app, person });
  },
  'oidcc-redirect-uri-query-OK': async ({ provider, person }) => {
    const app = await register(provider, { redirect_uris: [`${REDIRECT_URI}?foo=bar`] });
    const { claims } = await app.signIn(person);
    expect(claims.sub).toBe(person.subject);
  },
  'oidcc-redirect-uri-query-mismatch': async ({ provider, person }) => {
    const app = await register(provider, { redirect_uris: [`${REDIRECT_URI}?foo=bar`] });
    await refusesAddress({ redirect_uri: `${REDIRECT_URI}?foo=other` })({ provider, app, person });
  },
  'oidcc-redirect-uri-query-added': refusesAddress({ redirect_uri: `${REDIRECT_URI}?foo=bar` }),
  'oidcc-redirect-uri-regfrag': async ({ provider }) => {
    const refused = await askToRegister(provider, { redirect_uris: [`${REDIRECT_URI}#fragment`] });
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_redirect_uri' } });
    expect(refused.headers['content-type']).toMatch(/^application\/json/);
  },
  'oidcc-discovery-endpoint-verification': discoveryDocument(
    ['code', 'id_token', 'id_token token'],
    ['authorization_code', 'implicit'],
  ),
  'oidcc-server': server,
  'oidcc-registration-logo-uri': showsAtLogin('logo_uri'),
  'oidcc-registration-policy-uri': showsAtLogin('policy_uri'),
  'oidcc-registration-tos-uri': showsAtLogin('tos_uri'),
  'oidcc-registration-jwks-uri': async (stage) => {
    const { signIn } = await withKeysAt(stage);
    expect((await signIn()).claims.sub).toBe(stage.person.subject);
  },
  'oidcc-registration-sector-uri': async ({ provider }) => {
    provider.pages.set(SECTOR_URI, [REDIRECT_URI, 'https://other.example/callback']);
    const fields = { subject_type: 'pairwise', sector_identifier_uri: SECTOR_URI };
    const { registration } = await register(provider, fields);
    expect(registration).toMatchObject(fields);
  },
  'oidcc-registration-sector-bad': async ({ provider }) => {
    provider.pages.set(SECTOR_URI, ['https://other.example/callback']);
    const fields = { subject_type: 'pairwise', sector_identifier_uri: SECTOR_URI };
    const refused = await askToRegister(provider, fields);
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_client_metadata' } });
  },
  'oidcc-server-rotate-keys': async ({ provider, app, person }) => {
    const before = await app.signIn(person);
    const names = async () => {
      const answer = await provider.send<{ keys: { kid: string }[] }>(
        'GET',
        provider.metadata['jwks_uri'] ?? '',
      );
      return answer.body.keys.map(({ kid }) => kid);
    };
    const old = await names();
    const { run } = createKeyRotation(provider.oauth.context);
    provider.oauth.wait(2160 * 60);
    await run();
    provider.oauth.wait(24 * 60 + 1);
    const shown = await names();
    expect(shown).toEqual(expect.arrayContaining(old));
    expect(shown.length).toBeGreaterThan(old.length);
    const after = await app.signIn(person);
    const [first, second] = [before, after].map(({ tokens }) => decodeProtectedHeader(tokens.id_token).kid);
    expect(old).toContain(first);
    expect(old).not.toContain(second);
  },
  'oidcc-refresh-token-rp-key-rotation': async (stage) => {
    const { app, signIn } = await withKeysAt(stage);
    const { tokens } = await signIn();
    app.key = await makeAppKey('the second key');
    stage.provider.pages.set(JWKS_URI, app.key.jwks);
    stage.provider.oauth.wait(1);
    const { status, body } = await app.refresh(tokens.refresh_token);
    expect(status).toBe(200);
    expect((await app.userinfo(body.access_token)).status).toBe(200);
  },
  'oidcc-request-uri-unsigned': requestByReference('none'),
  'oidcc-request-uri-signed-rs256': requestByReference('RS256'),
  'oidcc-ensure-request-object-with-redirect-uri': requestObjectWithRedirectUri,
  'oidcc-refresh-token': refreshToken,
  'oidcc-ensure-client-assertion-with-iss-aud-succeeds': async ({ provider, app, person }) => {
    const parameters = app.parameters();
    const code = app.checkCode(await app.authorize(person, parameters), parameters);
    const form = { grant_type: 'authorization_code', code, redirect_uri: parameters['redirect_uri'] };
    const { status, body } = await app.token(form, provider.metadata['issuer']);
    expect(status).toBe(200);
    expect((await app.checkIdToken(body, parameters['nonce'])).sub).toBe(person.subject);
  },
};

// The plan wants a provider that lets applications choose the implicit grant, too.
const settings = { oauth2: { grant: { implicit: { enabled: true } } } };
describePlan('Dynamic OP', MODULES, checks, { fields: WITH_KEY, settings });
