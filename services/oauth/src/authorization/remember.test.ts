import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { acceptRequest } from '../requests/answer-request.ts';
import { openTestOauth, SECURE_HOST } from '../oauth-testing.ts';
import { readRequest } from '../requests/read-request.ts';
import { challengeOf, claimsOf, REDIRECT, SampleApp } from '../sample-app-testing.ts';

const remember = { remember: true, remember_for: 3600 };

describeStores('a sign-in that is remembered', (open) => {
  it('lets the login site skip its question, and the consent site where the consent covers what is asked', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    await app.signIn(
      browser,
      { scope: 'openid photos.read' },
      { login: remember, consent: { remember: true } },
    );
    const again = await app.begin(browser, { scope: 'openid photos.read' });
    const login = challengeOf(again.url);
    expect((await app.read('login', login)).body).toMatchObject({ skip: true, subject: 'ann' });
    expect(await app.answer('login', 'accept', login, { subject: 'ben' })).toMatchObject({ status: 400 });
    const asked = await browser.open(await app.accept('login', login, { subject: 'ann' }));
    expect((await app.read('consent', challengeOf(asked.url))).body).toMatchObject({
      skip: true,
      subject: 'ann',
    });
    const more = await app.begin(browser, { scope: 'openid photos.write' });
    const next = await browser.open(await app.accept('login', challengeOf(more.url), { subject: 'ann' }));
    expect((await app.read('consent', challengeOf(next.url))).body).toMatchObject({ skip: false });
  });

  it('is not assumed where it was not asked for, where the application asks anew, and after its time', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const forgetting = new OauthBrowser(oauth);
    await app.signIn(forgetting);
    expect(forgetting.cookie('ory_hydra_session')).toBeUndefined();
    expect((await app.read('login', challengeOf((await app.begin(forgetting)).url))).body['skip']).toBe(
      false,
    );
    const browser = new OauthBrowser(oauth);
    await app.signIn(browser, {}, { login: remember });
    for (const parameters of [{ prompt: 'login' }, { max_age: '0' }] as Record<string, string>[]) {
      const { url } = await app.begin(browser, { parameters });
      expect((await app.read('login', challengeOf(url))).body).toMatchObject({ skip: false, subject: '' });
    }
    oauth.wait(61);
    expect((await app.read('login', challengeOf((await app.begin(browser)).url))).body['skip']).toBe(false);
  });

  it('passes without any site where the application says prompt=none', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const silent = { parameters: { prompt: 'none' }, scope: 'openid photos.read' };
    await app.signIn(browser, { scope: 'openid' }, { login: remember, consent: { remember: true } });
    const needsConsent = await app.begin(browser, silent);
    expect(needsConsent.url?.searchParams.get('error')).toBe('consent_required');
    await app.signIn(browser, { scope: 'openid photos.read' }, { consent: { remember: true } });
    const { url, proof } = await app.begin(browser, silent);
    expect(url?.href).toContain(`${REDIRECT}?code=`);
    const { body } = await app.redeem(url?.searchParams.get('code') ?? '', proof);
    expect(await app.introspect(body.access_token)).toMatchObject({ active: true, sub: 'ann' });
  });

  it('of the project’s own pages is as old as the person’s session there, and holds as long', async () => {
    const oauth = await openTestOauth(await open());
    const { context } = oauth;
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const project = await context.projects.ofHost('portal.test');
    const ask = async (parameters: Record<string, string>) => {
      const begun = await app.begin(browser, { parameters });
      const { document } = await readRequest(context, project, 'login', challengeOf(begun.url));
      return { ...begun, document };
    };
    for (const parameters of [{ prompt: 'login' }, { max_age: '60' }] as Record<string, string>[]) {
      expect((await ask(parameters)).document.fresh).toBe(true);
    }
    const { document, proof } = await ask({});
    expect(document.fresh).toBe(false);
    const authenticated_at = new Date(Date.now() - 30 * 60_000).toISOString();
    const signedIn = { subject: 'ann', ...remember, authenticated_at };
    const { redirect_to } = await acceptRequest(context, project, 'login', document.challenge, signedIn);
    const asked = await browser.open(redirect_to);
    const consent = { grant_scope: ['openid'] };
    const { url } = await browser.open(await app.accept('consent', challengeOf(asked.url), consent));
    const { body } = await app.redeem(url?.searchParams.get('code') ?? '', proof);
    expect(claimsOf(body.id_token)['auth_time']).toBe(Math.floor(Date.parse(authenticated_at) / 1000));
    oauth.wait(59);
    expect((await ask({})).document.skip).toBe(true);
    oauth.wait(2);
    expect((await ask({})).document.skip).toBe(false);
  });

  it('of the project’s own page ends with the person’s session there, and that of another site does not', async () => {
    const oauth = await openTestOauth(await open());
    const { context } = oauth;
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const project = await context.projects.ofHost('portal.test');
    let here: string | undefined;
    context.people.signedIn = async ({ origin }) => (origin === project.origin ? here : 'nobody');
    const signInHere = async (subject: string) => {
      here = subject;
      const challenge = challengeOf((await app.begin(browser, { parameters: { prompt: 'login' } })).url);
      const answer = { subject, ...remember, authenticated_at: new Date().toISOString() };
      const { redirect_to } = await acceptRequest(context, project, 'login', challenge, answer);
      const asked = challengeOf((await browser.open(redirect_to)).url);
      await browser.open(await app.accept('consent', asked, { grant_scope: ['openid'], remember: true }));
    };
    const silently = async () => {
      const { url } = await app.begin(browser, { parameters: { prompt: 'none' } });
      return url?.searchParams.get('error') ?? 'signed in';
    };
    const isSkipped = async () =>
      (await app.read('login', challengeOf((await app.begin(browser)).url))).body['skip'];
    await signInHere('ann');
    expect([await silently(), await isSkipped()]).toEqual(['signed in', true]);
    here = undefined;
    expect([await silently(), await isSkipped()]).toEqual(['login_required', false]);
    await signInHere('ben');
    expect(await silently()).toBe('signed in');
    here = 'ann';
    expect([await silently(), await isSkipped()]).toEqual(['login_required', false]);
    here = undefined;
    await app.signIn(browser, {}, { login: remember, consent: { remember: true } });
    expect([await silently(), await isSkipped()]).toEqual(['signed in', true]);
  });

  it('ends when somebody else signs in, and all at once for administrators', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    await app.signIn(browser, {}, { login: remember });
    const tokens = await app.signIn(
      browser,
      { subject: 'ben', parameters: { prompt: 'login' } },
      { login: { ...remember, subject: 'ben' } },
    );
    expect(await app.introspect(tokens.access_token)).toMatchObject({ sub: 'ben' });
    const { url } = await app.begin(browser);
    expect((await app.read('login', challengeOf(url))).body).toMatchObject({ skip: true, subject: 'ben' });
    const ended = await oauth.call('DELETE', '/admin/oauth2/auth/sessions/login?subject=ben');
    expect(ended.status).toBe(204);
    expect((await app.read('login', challengeOf((await app.begin(browser)).url))).body['skip']).toBe(false);
  });

  it('ends also when somebody else signs in whose request began in another tab before', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const [first, second] = [challengeOf((await app.begin(browser)).url), await app.begin(browser)];
    await browser.open(await app.accept('login', first, { subject: 'ann', ...remember }));
    const late = await app.accept('login', challengeOf(second.url), { subject: 'ben', ...remember });
    expect((await browser.open(late)).url?.pathname).toBe('/consent');
    const { url } = await app.begin(browser);
    expect((await app.read('login', challengeOf(url))).body).toMatchObject({ skip: true, subject: 'ben' });
  });

  it('is found by the ID token that names the person, by whichever name', async () => {
    const oauth = await openTestOauth(await open());
    const hints: string[] = [];
    const silent = async (app: SampleApp, browser: OauthBrowser, id_token_hint = '') => {
      const { url } = await app.begin(browser, { parameters: { prompt: 'none', id_token_hint } });
      return url?.searchParams.get('error') ?? 'signed in';
    };
    for (const subject_type of ['public', 'pairwise']) {
      const app = await SampleApp.create(oauth, { subject_type });
      const browser = new OauthBrowser(oauth);
      const site = { login: remember, consent: { remember: true } };
      const { id_token = '' } = await app.signIn(browser, {}, site);
      const other = await app.signIn(new OauthBrowser(oauth), { subject: 'ben' });
      expect(await silent(app, browser, id_token)).toBe('signed in');
      expect(await silent(app, browser, other.id_token)).toBe('login_required');
      hints.push(id_token);
    }
    expect(new Set(hints.map((hint) => claimsOf(hint)['sub'])).size).toBe(2);
  });

  it('has a cookie that changes with each sign-in, is of this host alone, and of https where the project is', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, {}, SECURE_HOST);
    const browser = new OauthBrowser(oauth, SECURE_HOST);
    const lines: string[] = [];
    const visit = browser.visit.bind(browser);
    browser.visit = async (...asked) => {
      const answer = await visit(...asked);
      lines.push(...[answer.headers['set-cookie'] ?? []].flat());
      return answer;
    };
    const sessions: (string | undefined)[] = [];
    const { id_token = '' } = await app.signIn(browser, {}, { login: remember });
    sessions.push(browser.cookie('ory_hydra_session'));
    await app.signIn(browser, { parameters: { prompt: 'login' } }, { login: remember });
    sessions.push(browser.cookie('ory_hydra_session'));
    expect(new Set(sessions).size).toBe(2);
    // A text that somebody else has put there is no session, and never becomes one.
    const planted = await oauth.call('GET', '/oauth2/auth', undefined, {
      host: SECURE_HOST,
      as: '',
      headers: { cookie: `ory_hydra_session=${String(sessions[0])}` },
    });
    expect(String(planted.headers['set-cookie'])).toMatch(/^ory_hydra_session=[\w-]+;/);
    expect(String(planted.headers['set-cookie'])).not.toContain(String(sessions[0]));
    await browser.open('/api/.ory/oauth2/device/verify');
    const { url } = await browser.open(`/api/.ory/oauth2/sessions/logout?id_token_hint=${id_token}`);
    await browser.open(await app.accept('logout', challengeOf(url)));
    const names = ['ory_hydra_session', 'ory_hydra_request', 'ory_hydra_device'];
    for (const name of names) expect(lines.some((line) => line.startsWith(`${name}=`))).toBe(true);
    for (const line of lines) {
      expect(line).toMatch(/; secure/i);
      expect(line).toMatch(/; httponly/i);
      expect(line).toMatch(/; samesite=lax/i);
      expect(line).not.toMatch(/; domain/i);
    }
  });

  it('asks again where nothing proves which program it is, and never for programs of the house', async () => {
    const oauth = await openTestOauth(await open());
    const browser = new OauthBrowser(oauth);
    const addresses = {
      'http://app.example/callback': false,
      'com.example.app:/cb': false,
      [REDIRECT]: true,
    };
    for (const [redirect_uri, isKnown] of Object.entries(addresses)) {
      const fields = { token_endpoint_auth_method: 'none', redirect_uris: [redirect_uri] };
      const app = await SampleApp.create(oauth, fields);
      const parameters = { redirect_uri };
      await app.authorize(browser, { parameters }, { login: remember, consent: { remember: true } });
      const { url } = await app.begin(browser, { parameters });
      const asked = await browser.open(await app.accept('login', challengeOf(url), { subject: 'ann' }));
      expect((await app.read('consent', challengeOf(asked.url))).body['skip']).toBe(isKnown);
      const silent = await app.begin(browser, { parameters: { redirect_uri, prompt: 'none' } });
      expect(silent.url?.searchParams.get('error')).toBe(isKnown ? null : 'consent_required');
    }
    const house = await SampleApp.create(oauth, { skip_consent: true });
    const begun = await house.begin(browser);
    const next = await browser.open(await house.accept('login', challengeOf(begun.url), { subject: 'ann' }));
    expect((await house.read('consent', challengeOf(next.url))).body['skip']).toBe(true);
  });
});
