import { describe, expect, it } from 'vitest';
import { authorizationAddress, OauthBrowser } from '../browser-testing.ts';
import { LoginConsentApp, type Page } from './login-consent-app-testing.ts';
import { APP_ORIGIN, keepStore, REDIRECT_URI } from './provider-testing.ts';
import { listen } from './socket-testing.ts';

const AFTERWARDS = `${APP_ORIGIN}/signed-out`;
const ANN = { button: 'log in', email: 'ann@example.org' } as const;
const ALLOW = { button: 'allow access', scope: ['openid', 'photos'] } as const;
const DENY = { button: 'deny access' } as const;

describe('Ory’s login, consent and logout application', () => {
  const store = keepStore();

  async function begin() {
    const { oauth, host, issuer } = await listen(store());
    const client = await oauth.call<{ client_id: string; client_secret: string }>(
      'POST',
      '/admin/clients',
      {
        client_name: 'Photos',
        redirect_uris: [REDIRECT_URI],
        post_logout_redirect_uris: [AFTERWARDS],
        scope: 'openid photos',
      },
      { host },
    );
    const { client_id, client_secret } = client.body;
    const app = new LoginConsentApp(issuer, new OauthBrowser(oauth, host));
    const ask = (more: Record<string, string> = {}) =>
      app.open(
        authorizationAddress({ client_id, redirect_uri: REDIRECT_URI, scope: 'openid photos', ...more }),
      );
    const redeem = async (code: string) => {
      const form = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT_URI };
      const authorization = `Basic ${Buffer.from(`${client_id}:${encodeURIComponent(client_secret)}`).toString('base64')}`;
      const sent = { as: '', host, headers: { authorization } };
      const { body } = await oauth.call<Record<string, string>>(
        'POST',
        '/oauth2/token',
        new URLSearchParams(form),
        sent,
      );
      return body;
    };
    return { app, ask, redeem };
  }

  it('signs in, and asks no more of somebody who has let it remember', async () => {
    const { app, ask, redeem } = await begin();
    const login = await ask();
    expect(login).toMatchObject({
      path: '/login',
      shown: { skip: false, client: { client_name: 'Photos' } },
    });
    const consent = await app.press(login, { ...ANN, remember: true });
    expect(consent).toMatchObject({
      path: '/consent',
      shown: { subject: ANN.email, requested_scope: ALLOW.scope },
    });
    const allowed = await app.press(consent as Page, { ...ALLOW, scope: [...ALLOW.scope], remember: true });
    expect(await redeem(parameterOf(allowed, 'code'))).toMatchObject({ scope: 'openid photos' });
    expect(await redeem(parameterOf(await ask(), 'code'))).toMatchObject({ scope: 'openid photos' });
    expect(parameterOf(await ask({ scope: 'openid', prompt: 'none' }), 'code')).not.toBe('');
    expect(await ask({ prompt: 'login' })).toMatchObject({ path: '/login', shown: { skip: false } });
    expect(await ask({ prompt: 'consent' })).toMatchObject({ path: '/consent', shown: { skip: false } });
  });

  it('asks again where nothing was to be remembered', async () => {
    const { app, ask } = await begin();
    const consent = await app.press(await ask(), ANN);
    const allowed = await app.press(consent as Page, { ...ALLOW, scope: ['openid'] });
    expect(parameterOf(allowed, 'code')).not.toBe('');
    expect(await ask()).toMatchObject({ path: '/login', shown: { skip: false, subject: '' } });
  });

  it('tells the application that somebody has refused, at either page', async () => {
    const { app, ask } = await begin();
    expect(parameterOf(await app.press(await ask(), DENY), 'error')).toBe('access_denied');
    const consent = await app.press(await ask(), ANN);
    const refused = await app.press(consent as Page, DENY);
    expect(parameterOf(refused, 'error_description')).toBe('The resource owner denied the request');
  });

  it('signs out when somebody wants to, and not before', async () => {
    const { app, ask, redeem } = await begin();
    const consent = await app.press(await ask(), { ...ANN, remember: true });
    const allowed = await app.press(consent as Page, { ...ALLOW, scope: [...ALLOW.scope], remember: true });
    const { id_token = '' } = await redeem(parameterOf(allowed, 'code'));
    const query = new URLSearchParams({
      id_token_hint: id_token,
      post_logout_redirect_uri: AFTERWARDS,
      state: 's',
    });
    const signOut = () => app.open(`/api/.ory/oauth2/sessions/logout?${query.toString()}`);
    expect(await app.press(await signOut(), { button: 'no' })).toBeUndefined();
    expect(parameterOf(await ask({ prompt: 'none' }), 'code')).not.toBe('');
    expect(await app.press(await signOut(), { button: 'yes' })).toEqual(new URL(`${AFTERWARDS}?state=s`));
    expect(parameterOf(await ask({ prompt: 'none' }), 'error')).toBe('login_required');
  });
});

/** A parameter of the address that the browser is at, outside. */
function parameterOf(at: Page | URL | undefined, name: string): string {
  if (!(at instanceof URL)) throw new Error(`The browser is at a page: ${JSON.stringify(at)}`);
  return at.searchParams.get(name) ?? '';
}
