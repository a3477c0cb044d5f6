import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeStores } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { openTestOauth, type TestOauth } from '../oauth-testing.ts';
import { challengeOf, claimsOf, SampleApp } from '../sample-app-testing.ts';

const AFTER = 'https://app.example/signed-out';
const remember = { remember: true, remember_for: 3600 };

/** A server of an application, which notes what it is told. */
async function openListener(): Promise<{ url: string; told: string[] }> {
  const told: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      told.push(Buffer.concat(parts).toString());
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/logout`, told };
}

async function signOut(oauth: TestOauth, browser: OauthBrowser, query: Record<string, string>) {
  const address = `/api/.ory/oauth2/sessions/logout?${new URLSearchParams(query)}`;
  const begun = await browser.open(address);
  const challenge = challengeOf(begun.url);
  const path = `/admin/oauth2/auth/requests/logout/accept?logout_challenge=${challenge}`;
  const accept = async () => {
    const { body } = await oauth.call<{ redirect_to: string }>('PUT', path);
    return browser.open(body.redirect_to);
  };
  return { begun, challenge, accept };
}

describeStores('signing out', (open) => {
  it('asks the person, ends the sign-in, and goes to an address that the application has registered', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, { post_logout_redirect_uris: [AFTER] });
    const browser = new OauthBrowser(oauth);
    const { id_token = '' } = await app.signIn(browser, {}, { login: remember });
    oauth.wait(70);
    await app.signIn(browser, {}, { login: remember });
    const query = { id_token_hint: id_token, post_logout_redirect_uri: AFTER, state: 's1' };
    const stale = await browser.open(`/api/.ory/oauth2/sessions/logout?${new URLSearchParams(query)}`);
    expect(stale.url?.href).toBe(`${AFTER}?state=s1`);
    const fresh = await app.signIn(browser, {}, { login: remember });
    const { begun, challenge, accept } = await signOut(oauth, browser, {
      ...query,
      id_token_hint: fresh.id_token ?? '',
    });
    expect(begun.url?.pathname).toBe('/logout');
    expect((await app.read('logout', challenge)).body).toMatchObject({
      challenge,
      subject: 'ann',
      sid: expect.any(String),
      rp_initiated: true,
      request_url: expect.stringContaining('/oauth2/sessions/logout?'),
      client: { client_id: app.id },
    });
    const done = await accept();
    expect(done.url?.href).toBe(`${AFTER}?state=s1`);
    expect(browser.cookie('ory_hydra_session')).toBeUndefined();
    const silent = await app.begin(browser, { parameters: { prompt: 'none' } });
    expect(silent.url?.searchParams.get('error')).toBe('login_required');
  });

  it('is nothing that another site or browser can do in somebody’s name', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const [browser, other] = [new OauthBrowser(oauth), new OauthBrowser(oauth)];
    await app.signIn(browser, {}, { login: remember });
    await app.signIn(other, { subject: 'mallory' }, { login: { ...remember, subject: 'mallory' } });
    const { challenge } = await signOut(oauth, other, {});
    const path = `/admin/oauth2/auth/requests/logout/accept?logout_challenge=${challenge}`;
    const { body } = await oauth.call<{ redirect_to: string }>('PUT', path);
    const tried = await browser.open(body.redirect_to);
    expect(tried.url?.searchParams.get('error')).toBe('request_forbidden');
    expect(
      (await app.begin(browser, { parameters: { prompt: 'none' } })).url?.searchParams.get('error'),
    ).toBe('consent_required');
  });

  it('stays where it is when the person refuses, and goes home where nobody is signed in', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    expect((await signOut(oauth, browser, {})).begun.url?.href).toBe('http://portal.test/');
    await app.signIn(browser, {}, { login: remember });
    const { challenge } = await signOut(oauth, browser, {});
    const path = `/admin/oauth2/auth/requests/logout/reject?logout_challenge=${challenge}`;
    expect((await oauth.call('PUT', path)).status).toBe(204);
    expect(browser.cookie('ory_hydra_session')).toBeDefined();
  });

  it('refuses hints and addresses that it cannot trust, on the page for errors', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, { post_logout_redirect_uris: [AFTER] });
    const other = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const { id_token = '', access_token } = await app.signIn(browser, {}, { login: remember });
    const cases: Record<string, string>[] = [
      { post_logout_redirect_uri: AFTER },
      { state: 'alone' },
      { id_token_hint: id_token, post_logout_redirect_uri: 'https://evil.example/' },
      { id_token_hint: id_token, post_logout_redirect_uri: `${AFTER}/more` },
      { id_token_hint: `${id_token}x` },
      { id_token_hint: access_token },
      { id_token_hint: id_token, client_id: other.id },
      { client_id: 'nobody' },
    ];
    for (const query of cases) {
      const { begun } = await signOut(oauth, browser, query);
      expect(begun.url?.href).toContain('http://portal.test/error?error=invalid_request');
    }
    expect(browser.cookie('ory_hydra_session')).toBeDefined();
  });

  it('tells every application that signed the person in, by the server and by the browser', async () => {
    const oauth = await openTestOauth(await open());
    const listener = await openListener();
    const back = await SampleApp.create(oauth, {
      backchannel_logout_uri: listener.url,
      backchannel_logout_session_required: true,
    });
    const front = await SampleApp.create(oauth, {
      frontchannel_logout_uri: 'https://app.example/frontchannel?a=1',
      frontchannel_logout_session_required: true,
    });
    const broken = await SampleApp.create(oauth, { backchannel_logout_uri: 'http://127.0.0.1:1/' });
    const browser = new OauthBrowser(oauth);
    const tokens = await back.signIn(browser, {}, { login: remember });
    const seen = claimsOf((await front.signIn(browser)).id_token);
    await broken.signIn(browser);
    const { accept } = await signOut(oauth, browser, {});
    const { answer } = await accept();
    expect(answer.status).toBe(200);
    const page = new URLSearchParams({
      a: '1',
      iss: 'http://portal.test/api/.ory',
      sid: String(seen['sid']),
    });
    expect(answer.body).toContain(
      `<iframe hidden src="https://app.example/frontchannel?${String(page).replaceAll('&', '&amp;')}"></iframe>`,
    );
    expect(answer.body).toContain('url=http://portal.test/');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; img-src 'self'; frame-src https://app.example; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(listener.told).toHaveLength(1);
    const logoutToken = new URLSearchParams(listener.told[0]).get('logout_token') ?? '';
    expect(claimsOf(logoutToken)).toMatchObject({
      iss: 'http://portal.test/api/.ory',
      aud: back.id,
      sub: 'ann',
      sid: claimsOf(tokens.id_token)['sid'],
      jti: expect.any(String),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    expect(claimsOf(logoutToken)).not.toHaveProperty('nonce');
  });

  it('is not asked about where the application is of the house and names the session', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, {
      skip_logout_consent: true,
      post_logout_redirect_uris: [AFTER],
    });
    const browser = new OauthBrowser(oauth);
    const { id_token = '' } = await app.signIn(browser, {}, { login: remember });
    const { begun } = await signOut(oauth, browser, {
      id_token_hint: id_token,
      post_logout_redirect_uri: AFTER,
    });
    expect(begun.url?.href).toBe(AFTER);
    expect(browser.cookie('ory_hydra_session')).toBeUndefined();
  });
});
