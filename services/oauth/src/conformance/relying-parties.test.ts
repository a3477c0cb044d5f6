import * as oauth from 'oauth4webapi';
import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import * as openid from 'openid-client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { APP_ORIGIN, keepStore, Person, REDIRECT_URI } from './provider-testing.ts';
import { ADMINISTRATORS_KEY, fetchOfPage, fetchOutside, listen } from './socket-testing.ts';

const AFTERWARDS = `${APP_ORIGIN}/signed-out`;
const SCOPE = 'openid offline_access email';
const DESCRIPTION = {
  client_name: 'An application',
  redirect_uris: [REDIRECT_URI],
  post_logout_redirect_uris: [AFTERWARDS],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'] as ['code'],
};

const byKey = (_server: unknown, _client: unknown, _body: URLSearchParams, headers: Headers) =>
  headers.set('authorization', `Bearer ${ADMINISTRATORS_KEY}`);

describe('programs of the field rely on the provider, from discovery to sign-out', () => {
  const store = keepStore();

  it('with openid-client', async () => {
    const provider = await listen(store());
    const person = new Person(provider);
    const execute = [openid.allowInsecureRequests];
    const options = { execute, [openid.customFetch]: fetchOutside, algorithm: 'oidc' as const };
    const config = await openid.dynamicClientRegistration(
      new URL(provider.issuer),
      DESCRIPTION,
      undefined,
      options,
    );
    const verifier = openid.randomPKCECodeVerifier();
    const checks = { expectedState: openid.randomState(), expectedNonce: openid.randomNonce() };
    const address = openid.buildAuthorizationUrl(config, {
      redirect_uri: REDIRECT_URI,
      scope: SCOPE,
      state: checks.expectedState,
      nonce: checks.expectedNonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const back = await person.open(address.href);
    const proof = { ...checks, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await openid.authorizationCodeGrant(config, back, proof);
    expect(tokens.claims()).toMatchObject({ sub: 'ann', email: 'ann@example.org' });
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(await openid.fetchUserInfo(config, renewed.access_token, 'ann')).toMatchObject({ sub: 'ann' });

    const { supportsPKCE: _, ...known } = config.serverMetadata();
    const metadata = { ...known, introspection_endpoint: introspectionOf(provider.issuer) };
    const keeper = new openid.Configuration(metadata, 'an API of the state', undefined, byKey);
    openid.allowInsecureRequests(keeper);
    keeper[openid.customFetch] = fetchOutside;
    const introspected = await openid.tokenIntrospection(keeper, renewed.access_token);
    expect(introspected).toMatchObject({ active: true, sub: 'ann', scope: SCOPE });
    await openid.tokenRevocation(config, renewed.refresh_token ?? '');
    expect(await openid.tokenIntrospection(keeper, renewed.access_token)).toEqual({ active: false });

    const end = openid.buildEndSessionUrl(config, {
      id_token_hint: renewed.id_token ?? '',
      post_logout_redirect_uri: AFTERWARDS,
      state: 'bye',
    });
    expect((await person.open(end.href)).href).toBe(`${AFTERWARDS}?state=bye`);
    const silent = openid.buildAuthorizationUrl(config, {
      redirect_uri: REDIRECT_URI,
      scope: SCOPE,
      prompt: 'none',
    });
    const refused = await person.open(silent.href);
    await expect(openid.authorizationCodeGrant(config, refused)).rejects.toMatchObject({
      error: 'login_required',
    });
  });

  it('with oauth4webapi', async () => {
    const provider = await listen(store());
    const person = new Person(provider, 'bob');
    const options = { [oauth.allowInsecureRequests]: true, [oauth.customFetch]: fetchOutside };
    const issuer = new URL(provider.issuer);
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, options),
    );
    const asked = await oauth.dynamicClientRegistrationRequest(server, DESCRIPTION, options);
    const client = await oauth.processDynamicClientRegistrationResponse(asked);
    const proof = oauth.ClientSecretBasic(client.client_secret as string);
    const [verifier, state, nonce] = [
      oauth.generateRandomCodeVerifier(),
      oauth.generateRandomState(),
      oauth.generateRandomNonce(),
    ];
    const address = new URL(server.authorization_endpoint ?? '');
    address.search = new URLSearchParams({
      client_id: client.client_id,
      redirect_uri: REDIRECT_URI,
      response_type: 'code',
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString();
    const back = oauth.validateAuthResponse(server, client, await person.open(address.href), state);
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      proof,
      back,
      REDIRECT_URI,
      verifier,
      options,
    );
    const checks = { expectedNonce: nonce, requireIdToken: true };
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, checks);
    await oauth.validateApplicationLevelSignature(server, answer, options);
    expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({ sub: 'bob', aud: client.client_id });
    const again = await oauth.refreshTokenGrantRequest(
      server,
      client,
      proof,
      tokens.refresh_token ?? '',
      options,
    );
    const renewed = await oauth.processRefreshTokenResponse(server, client, again);
    const { access_token: token } = renewed;
    const told = await oauth.userInfoRequest(server, client, token, options);
    expect(await oauth.processUserInfoResponse(server, client, 'bob', told)).toMatchObject({ sub: 'bob' });

    const keeper = { ...server, introspection_endpoint: introspectionOf(provider.issuer) };
    const introspect = async () => {
      const response = await oauth.introspectionRequest(keeper, client, byKey, token, options);
      return oauth.processIntrospectionResponse(keeper, client, response);
    };
    expect(await introspect()).toMatchObject({ active: true, sub: 'bob', client_id: client.client_id });
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, proof, token, options),
    );
    expect(await introspect()).toEqual({ active: false });

    const end = new URL(server.end_session_endpoint ?? '');
    const hint = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: AFTERWARDS };
    end.search = new URLSearchParams(hint).toString();
    expect((await person.open(end.href)).href).toBe(AFTERWARDS);
  });

  it('with oidc-client-ts, in the page of an application without a secret', async () => {
    const provider = await listen(store());
    const person = new Person(provider, 'eve');
    const client_id = await registerPage(provider.issuer);
    vi.stubGlobal('fetch', fetchOfPage(APP_ORIGIN).bind(undefined));
    onTestFinished(() => void vi.unstubAllGlobals());
    const browser = {
      prepare: async () => ({
        navigate: async ({ url }: { url: string }) => ({ url: (await person.open(url)).href }),
        close: () => undefined,
      }),
      callback: async () => undefined,
    };
    const storage = new WebStorageStateStore({ store: new InMemoryWebStorage() });
    const settings = {
      authority: provider.issuer,
      client_id,
      redirect_uri: REDIRECT_URI,
      popup_post_logout_redirect_uri: AFTERWARDS,
      scope: SCOPE,
      loadUserInfo: true,
      automaticSilentRenew: false,
      userStore: storage,
      stateStore: storage,
    };
    const manager = new UserManager(settings, browser, browser, browser);
    onTestFinished(() => manager.events.unload());
    const user = await manager.signinPopup();
    expect(user.profile).toMatchObject({ sub: 'eve', email: 'ann@example.org' });
    const renewed = await manager.signinSilent();
    expect(renewed).toMatchObject({ scope: SCOPE, profile: { sub: 'eve' } });
    expect(renewed?.access_token).not.toBe(user.access_token);
    await manager.revokeTokens(['access_token', 'refresh_token']);
    const ended = await fetch(`${provider.issuer}/userinfo`, {
      headers: { authorization: `Bearer ${renewed?.access_token ?? ''}` },
    });
    expect(ended).toMatchObject({ status: 401 });
    await expect(manager.signinSilent({ prompt: 'none' })).resolves.toMatchObject({
      profile: { sub: 'eve' },
    });
    await manager.signoutPopup();
    expect(await manager.getUser()).toBeNull();
    await expect(manager.signinSilent()).rejects.toMatchObject({ error: 'login_required' });
  });
});

/** Where servers that have a key ask about tokens; it is of the administration, so discovery does not name it. */
function introspectionOf(issuer: string): string {
  return `${issuer}/admin/oauth2/introspect`;
}

/** Registers an application that is a page in a browser. */
async function registerPage(issuer: string): Promise<string> {
  const page = { token_endpoint_auth_method: 'none', allowed_cors_origins: [APP_ORIGIN] };
  const answer = await fetchOutside(`${issuer}/oauth2/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...DESCRIPTION, ...page }),
  });
  return ((await answer.json()) as { client_id: string }).client_id;
}
