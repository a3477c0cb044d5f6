import { SignJWT, UnsecuredJWT } from 'jose';
import { expect } from 'vitest';
import { type Check, deviates, type Stage } from './plan-testing.ts';
import { Person } from './provider-testing.ts';
import { askToRegister, expectErrorPage, makeAppKey, register } from './relying-party-testing.ts';

/** `oidcc-server`: everything that an application needs works, and is as the standards say. */
export const server: Check = async ({ app, person }) => {
  const { tokens, claims, seen } = await app.signIn(person);
  expect(seen).toEqual(['login', 'consent']);
  // What nobody has asked for is not told.
  expect(claims).not.toHaveProperty('name');
  expect(await app.userinfo(tokens.access_token)).toMatchObject({ status: 200, body: { sub: claims.sub } });
};

/** `oidcc-idtoken-unsigned`: an ID token that nobody could check is not given, which OpenID Connect leaves open. */
export const idTokenUnsigned = deviates('is not supported, and discovery says so', async ({ provider }) => {
  expect(provider.metadata.id_token_signing_alg_values_supported).not.toContain('none');
  const refused = await askToRegister(provider, { id_token_signed_response_alg: 'none' });
  expect(refused).toMatchObject({ status: 400, body: { error: 'invalid_client_metadata' } });
});

/** An application with a key of its own, by which its request objects are signed. */
async function signing({ provider }: Pick<Stage, 'provider'>) {
  const key = await makeAppKey('of request objects');
  const fields = { jwks: key.jwks, request_object_signing_alg: 'RS256', scope: 'openid' };
  const app = await register(provider, fields, key);
  const audience = provider.metadata['issuer'] ?? '';
  const sign = (parameters: Record<string, string>) =>
    new SignJWT({ ...parameters, aud: audience, iss: app.registration['client_id'] ?? '' })
      .setProtectedHeader({ alg: 'RS256', kid: key.kid })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key.privateKey);
  return { app, sign };
}

/** `oidcc-ensure-request-object-with-redirect-uri`: what a request object says counts more than what stands beside it. */
export const requestObjectWithRedirectUri: Check = async ({ provider, person }) => {
  const { app, sign } = await signing({ provider });
  const parameters = app.parameters();
  const { response_type = '', client_id = '', scope = '' } = parameters;
  const beside = { response_type, client_id, scope, redirect_uri: 'https://evil.example/callback' };
  const answer = await app.authorize(person, { ...beside, request: await sign(parameters) });
  const { claims } = await app.finish(answer, parameters);
  expect(claims.sub).toBe(person.subject);
};

/** A request object without a signature is refused, and discovery says so: the suite leaves modules about them out then. */
export const unsignedRequestObject = deviates(
  'only signed ones are supported, and discovery says so',
  async ({ provider, app, person }) => {
    const { metadata } = provider;
    expect(metadata).toMatchObject({ request_parameter_supported: true });
    expect(metadata.request_object_signing_alg_values_supported).toContain('RS256');
    expect(metadata.request_object_signing_alg_values_supported).not.toContain('none');
    const parameters = app.parameters();
    const request = new UnsecuredJWT({ ...parameters, aud: metadata['issuer'] }).encode();
    const answer = await app.authorize(person, { ...parameters, request });
    expect(app.checkError(answer, parameters)).toBe('invalid_request_object');
    expect(person.questions).toEqual([]);
  },
);

/** Request objects at addresses: the suite's Basic plan lets a provider refuse them, its Dynamic plan wants them. */
export const requestByReference = (algorithm: 'none' | 'RS256') =>
  deviates('is not supported, and discovery says so', async ({ provider, person }) => {
    const { app, sign } = await signing({ provider });
    const address = 'https://app.example/request.jwt';
    const parameters = app.parameters();
    const object = algorithm === 'none' ? new UnsecuredJWT(parameters).encode() : await sign(parameters);
    provider.pages.set(address, object);
    expect(provider.metadata).toMatchObject({ request_uri_parameter_supported: false });
    const answer = await app.authorize(person, { ...parameters, request_uri: address });
    expect(app.checkError(answer, parameters)).toBe('request_uri_not_supported');
    expect(person.questions).toEqual([]);
  });

/** `oidcc-refresh-token`: refresh tokens give new tokens about the same person, to the application that got them only. */
export const refreshToken: Check = async ({ provider, app, person }) => {
  expect(provider.metadata.grant_types_supported).toContain('refresh_token');
  const scope = 'openid offline_access';
  const { tokens, claims } = await app.signIn(person, { scope, prompt: 'consent' });
  expect(tokens.refresh_token).toMatch(/^[\x20-\x7e]+$/);
  const { status, body } = await app.refresh(tokens.refresh_token);
  expect(status).toBe(200);
  expect(body.access_token).not.toBe(tokens.access_token);
  const renewed = await app.checkIdToken(body, String(claims['nonce']));
  const { iss, sub, aud, auth_time, sid } = claims;
  expect(renewed).toMatchObject({ iss, sub, aud, auth_time, sid });
  expect(await app.userinfo(body.access_token)).toMatchObject({ status: 200, body: { sub: claims.sub } });

  const other = await register(provider, { ...app.registration, client_id: '', client_secret: '' }, app.key);
  const others = await other.signIn(new Person(provider), { scope, prompt: 'consent' });
  const stolen = await app.refresh(others.tokens.refresh_token);
  expect(stolen).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
};

/** The browser is shown an error and goes to no application. */
export const refusesAddress =
  (changed: Record<string, string | undefined>): Check =>
  async ({ provider, app, person }) => {
    const answer = await app.authorize(person, app.parameters(changed));
    expect(expectErrorPage(answer, provider).get('error')).toMatch(/^invalid_(request|redirect_uri)$/);
    expect(person.questions).toEqual([]);
  };
