import * as spoken from '@ory/client';
import * as today from 'ory-client-today';
import { describe, expect, it } from 'vitest';
import { authorizationAddress, OauthBrowser } from '../browser-testing.ts';
import { APP_ORIGIN, keepStore, REDIRECT_URI } from './provider-testing.ts';
import { type ListeningProvider, listen } from './socket-testing.ts';

type Client = Pick<typeof spoken, 'Configuration' | 'OAuth2Api' | 'OidcApi'>;

// The two generations differ in types only where they have the same calls.
const clients: [string, Client][] = [
  ['@ory/client 1.1.0', spoken],
  ['the newest @ory/client', today as unknown as Client],
];

const SCOPE = 'openid offline_access';
const AFTERWARDS = `${APP_ORIGIN}/signed-out`;
const NOT_FOLLOWED = { maxRedirects: 0, validateStatus: (status: number) => status === 302 };
const OUTSIDE = { headers: { 'x-test-caller': '' } };

const failing = (status: number, error: string) => ({ response: { status, data: { error } } });

for (const [name, { Configuration, OAuth2Api, OidcApi }] of clients) {
  describe(`the login, consent and logout sites, and applications, by ${name}`, () => {
    const store = keepStore();

    /** An application, and the calls that its sites, its administrators and it itself make. */
    async function begin() {
      const provider = await listen(store());
      const basePath = provider.issuer;
      const admin = new OAuth2Api(new Configuration({ basePath }));
      const { data } = await admin.createOAuth2Client({
        oAuth2Client: {
          redirect_uris: [REDIRECT_URI],
          post_logout_redirect_uris: [AFTERWARDS],
          grant_types: ['authorization_code', 'refresh_token'],
          scope: SCOPE,
        },
      });
      const { client_id: id = '', client_secret: password = '' } = data;
      const own = { basePath, username: id, password, baseOptions: OUTSIDE };
      const application = new OAuth2Api(new Configuration(own));
      const withToken = (accessToken: string) =>
        new OidcApi(new Configuration({ basePath, accessToken, baseOptions: OUTSIDE }));
      const browser = new OauthBrowser(provider.oauth, provider.host);
      return { provider, admin, application, withToken, browser, site: new Site(admin, browser, id), id };
    }

    it('lead to tokens, which are renewed, read, and given up', async () => {
      const { application, admin, withToken, site } = await begin();
      const { code } = await site.signIn();
      const redirectUri = REDIRECT_URI;
      const { data: tokens } = await application.oauth2TokenExchange({
        grantType: 'authorization_code',
        code,
        redirectUri,
      });
      expect(tokens).toMatchObject({ scope: SCOPE, expires_in: 3600, id_token: expect.any(String) });
      const { refresh_token: refreshToken = '' } = tokens;
      const { data: renewed } = await application.oauth2TokenExchange({
        grantType: 'refresh_token',
        refreshToken,
      });
      const { access_token: token = '' } = renewed;
      expect((await withToken(token).getOidcUserInfo()).data).toEqual({ sub: 'ann', name: 'Ann Lee' });
      expect((await admin.introspectOAuth2Token({ token, scope: 'openid' })).data).toMatchObject({
        active: true,
        sub: 'ann',
        ext: { color: 'red' },
      });
      expect((await application.revokeOAuth2Token({ token })).status).toBe(200);
      expect((await admin.introspectOAuth2Token({ token })).data).toEqual({ active: false });
      await expect(withToken(token).getOidcUserInfo()).rejects.toMatchObject(failing(401, 'invalid_token'));
      await expect(
        application.oauth2TokenExchange({ grantType: 'authorization_code', code, redirectUri }),
      ).rejects.toMatchObject(failing(400, 'invalid_grant'));
    });

    it('refuse a sign-in and a consent, and find requests that are over or were never there', async () => {
      const { admin, site } = await begin();
      const loginChallenge = await site.ask('login');
      const rejectOAuth2Request = { error: 'access_denied', error_description: 'not today' };
      const login = await admin.rejectOAuth2LoginRequest({ loginChallenge, rejectOAuth2Request });
      expect((await site.follow(login.data))?.searchParams.get('error')).toBe('access_denied');
      await expect(admin.getOAuth2LoginRequest({ loginChallenge })).rejects.toMatchObject({
        response: { status: 410, data: { redirect_to: expect.stringContaining('/oauth2/auth?') } },
      });
      const consentChallenge = await site.ask('consent');
      const consent = await admin.rejectOAuth2ConsentRequest({ consentChallenge, rejectOAuth2Request });
      const back = await site.follow(consent.data);
      expect(back?.href).toContain(`${REDIRECT_URI}?error=access_denied&error_description=not+today`);
      await expect(admin.getOAuth2ConsentRequest({ consentChallenge: 'none' })).rejects.toMatchObject(
        failing(404, 'Not Found'),
      );
    });

    it('list and end the consents and sign-ins of somebody, and the tokens of an application', async () => {
      const { admin, site, application, id } = await begin();
      const { code } = await site.signIn();
      const { data: tokens } = await application.oauth2TokenExchange({
        grantType: 'authorization_code',
        code,
        redirectUri: REDIRECT_URI,
      });
      const { access_token: token = '' } = tokens;
      const { data: consents } = await admin.listOAuth2ConsentSessions({ subject: 'ann', pageSize: 1 });
      expect(consents).toMatchObject([
        { grant_scope: SCOPE.split(' '), remember: true, consent_request: { client: { client_id: id } } },
      ]);
      expect((await admin.deleteOAuth2Token({ clientId: id })).status).toBe(204);
      expect((await admin.introspectOAuth2Token({ token })).data).toEqual({ active: false });
      const revoked = await admin.revokeOAuth2ConsentSessions({ subject: 'ann', client: id });
      expect(revoked.status).toBe(204);
      expect((await admin.revokeOAuth2ConsentSessions({ subject: 'ann', all: true })).status).toBe(204);
      expect((await admin.listOAuth2ConsentSessions({ subject: 'ann' })).data).toEqual([]);
      expect((await admin.revokeOAuth2LoginSessions({ subject: 'ann' })).status).toBe(204);
      await expect(admin.revokeOAuth2ConsentSessions({ subject: 'ann' })).rejects.toMatchObject(
        failing(400, 'invalid_request'),
      );
    });

    it('sign out, or do not when the person does not want to', async () => {
      const { admin, application, site } = await begin();
      const { code } = await site.signIn();
      const { data: tokens } = await application.oauth2TokenExchange({
        grantType: 'authorization_code',
        code,
        redirectUri: REDIRECT_URI,
      });
      const hint = tokens.id_token as unknown as string;
      const refused = await site.signOut(hint);
      expect((await admin.getOAuth2LogoutRequest({ logoutChallenge: refused })).data).toMatchObject({
        subject: 'ann',
        rp_initiated: true,
      });
      expect((await admin.rejectOAuth2LogoutRequest({ logoutChallenge: refused })).status).toBe(204);
      const logoutChallenge = await site.signOut(hint);
      const { data: accepted } = await admin.acceptOAuth2LogoutRequest({ logoutChallenge });
      expect((await site.follow(accepted))?.href).toBe(AFTERWARDS);
    });

    it('find out what the provider can do, and where browsers are sent that ask for nothing', async () => {
      const { provider, application, withToken } = await begin();
      const { data } = await withToken('').discoverOidcConfiguration();
      expect(data).toMatchObject({
        issuer: provider.issuer,
        response_types_supported: ['code'],
        subject_types_supported: ['public', 'pairwise'],
      });
      expect(locationOf(await application.oAuth2Authorize(NOT_FOLLOWED), provider)).toMatch(
        /^\/error\?error=invalid_request/,
      );
      expect(locationOf(await withToken('').revokeOidcSession(NOT_FOLLOWED), provider)).toBe('/');
    });
  });
}

type Redirect = { redirect_to: string };

/** The login, consent and logout sites of somebody's browser, by the client that their programmers have installed. */
class Site {
  readonly #admin: spoken.OAuth2Api;
  readonly #browser: OauthBrowser;
  readonly #clientId: string;

  constructor(admin: spoken.OAuth2Api, browser: OauthBrowser, clientId: string) {
    this.#admin = admin;
    this.#browser = browser;
    this.#clientId = clientId;
  }

  /** Sends the browser on its way, to the login or the consent site. @returns the challenge that the site gets */
  async ask(site: 'login' | 'consent'): Promise<string> {
    const parameters = { client_id: this.#clientId, redirect_uri: REDIRECT_URI, scope: SCOPE };
    const { url } = await this.#browser.open(authorizationAddress(parameters));
    const loginChallenge = url?.searchParams.get('login_challenge') ?? '';
    if (site === 'login') return loginChallenge;
    const { data: asked } = await this.#admin.getOAuth2LoginRequest({ loginChallenge });
    expect(asked).toMatchObject({ skip: false, requested_scope: SCOPE.split(' ') });
    const acceptOAuth2LoginRequest = { subject: 'ann', remember: true, remember_for: 60, amr: ['password'] };
    const { data } = await this.#admin.acceptOAuth2LoginRequest({ loginChallenge, acceptOAuth2LoginRequest });
    return (await this.follow(data))?.searchParams.get('consent_challenge') ?? '';
  }

  /** Signs in and consents. @returns what the application gets */
  async signIn(): Promise<{ code: string }> {
    const consentChallenge = await this.ask('consent');
    const { data: asked } = await this.#admin.getOAuth2ConsentRequest({ consentChallenge });
    expect(asked).toMatchObject({ subject: 'ann', client: { client_id: this.#clientId } });
    const acceptOAuth2ConsentRequest = {
      grant_scope: asked.requested_scope ?? [],
      remember: true,
      session: { access_token: { color: 'red' }, id_token: { name: 'Ann Lee' } },
    };
    const { data } = await this.#admin.acceptOAuth2ConsentRequest({
      consentChallenge,
      acceptOAuth2ConsentRequest,
    });
    return { code: (await this.follow(data))?.searchParams.get('code') ?? '' };
  }

  /** Sends the browser to sign out. @returns the challenge that the site gets */
  async signOut(idToken: string): Promise<string> {
    const query = new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: AFTERWARDS });
    const { url } = await this.#browser.open(`/api/.ory/oauth2/sessions/logout?${query.toString()}`);
    return url?.searchParams.get('logout_challenge') ?? '';
  }

  /** Sends the browser where a site's answer says. */
  async follow({ redirect_to }: Redirect): Promise<URL | undefined> {
    return (await this.#browser.open(redirect_to)).url;
  }
}

function locationOf(answer: { headers: object }, { host }: ListeningProvider): string {
  const { location = '' } = answer.headers as Record<string, string>;
  return location.replace(`http://${host}`, '');
}
