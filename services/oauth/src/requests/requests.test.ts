import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { openTestOauth } from '../oauth-testing.ts';
import { challengeOf, REDIRECT, SampleApp } from '../sample-app-testing.ts';

const ROOT = '/admin/oauth2/auth/requests';

describeStores('login and consent requests', (open) => {
  it('are found by their challenge, under its long and its short name', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const login = challengeOf((await app.begin(new OauthBrowser(oauth))).url);
    const cases: [string, string, unknown, number, string][] = [
      ['GET', `login?challenge=${login}`, undefined, 200, ''],
      ['GET', 'login', undefined, 400, 'login_challenge'],
      ['GET', 'consent?consent_challenge=', undefined, 400, 'consent_challenge'],
      ['GET', `consent?consent_challenge=${login}`, undefined, 404, 'no consent request'],
      ['GET', 'login?login_challenge=unknown', undefined, 404, 'no login request'],
      ['GET', 'logout?logout_challenge=unknown', undefined, 404, 'no logout request'],
      ['PUT', `login/accept?login_challenge=${login}`, { remember: true }, 400, 'subject'],
      ['PUT', `login/accept?login_challenge=${login}`, { subject: '' }, 400, 'subject'],
      ['PUT', `login/accept?login_challenge=${login}`, { subject: 'ann', admin: true }, 400, 'admin'],
      [
        'PUT',
        `login/accept?login_challenge=${login}`,
        { subject: 'ann', remember_for: -1 },
        400,
        'remember_for',
      ],
      ['PUT', 'login/accept?login_challenge=unknown', { subject: 'ann' }, 404, 'no login request'],
      ['PUT', 'login/reject?login_challenge=unknown', {}, 404, 'no login request'],
      ['PUT', 'consent/accept?consent_challenge=unknown', {}, 404, 'no consent request'],
      ['PUT', 'logout/accept?logout_challenge=unknown', undefined, 404, 'no logout request'],
    ];
    for (const [method, path, body, status, words] of cases) {
      const answer = await oauth.call(method, `${ROOT}/${path}`, body);
      expect([method, path, answer.status]).toEqual([method, path, status]);
      const { error_description = '' } = answer.body;
      expect(error_description).toContain(words);
    }
  });

  it('are for administrators only', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const login = challengeOf((await app.begin(new OauthBrowser(oauth))).url);
    for (const [as, status, error] of [
      ['', 401, 'request_unauthorized'],
      ['ann', 403, 'request_forbidden'],
    ] as const) {
      const read = await oauth.call('GET', `${ROOT}/login?login_challenge=${login}`, undefined, { as });
      expect(read).toMatchObject({ status, body: { error } });
      const path = `${ROOT}/login/accept?login_challenge=${login}`;
      expect(await oauth.call('PUT', path, { subject: 'ann' }, { as })).toMatchObject({ status });
    }
    expect((await app.read('login', login)).status).toBe(200);
  });

  it('are what the browser asked for, whatever its headers say of other sites, and no longer than it can come back with', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const headers = {
      'x-request-url': 'https://evil.example/',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/evil',
      forwarded: 'host=evil.example;proto=https',
      'x-original-url': 'https://evil.example/',
    };
    const call: typeof oauth.call = (method, path, body, options) =>
      oauth.call(method, path, body, { ...options, headers: { ...options?.headers, ...headers } });
    const browser = new OauthBrowser({ ...oauth, call });
    const login = challengeOf((await app.begin(browser)).url);
    const own = expect.stringMatching(/^http:\/\/portal\.test\/api\/\.ory\/oauth2\/auth\?/);
    expect((await app.read('login', login)).body).toMatchObject({ request_url: own });
    const { url } = await browser.open(await app.accept('login', login, { subject: 'ann' }));
    expect(url?.origin).toBe('http://portal.test');
    expect((await app.read('consent', challengeOf(url))).body).toMatchObject({ request_url: own });
    const form = new URLSearchParams({ client_id: app.id, ui_locales: 'x'.repeat(9000) });
    const { answer } = await browser.open('/api/.ory/oauth2/auth', form);
    expect(answer).toMatchObject({ status: 400 });
    const kept = await oauth.context.sql.query.selectFrom('oauth_interactions').selectAll().execute();
    // Only the consent that is asked for now waits.
    expect(kept).toHaveLength(1);
  });

  it('are over when the browser has come back: 410 with the way to begin anew, and 409 for a late answer', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const login = challengeOf((await app.begin(browser)).url);
    await app.accept('login', login, { subject: 'ben' });
    const redirect = await app.accept('login', login, { subject: 'ann' });
    const consent = challengeOf((await browser.open(redirect)).url);
    expect((await app.read('consent', consent)).body['subject']).toBe('ann');
    const over = await app.read('login', login);
    expect(over).toMatchObject({
      status: 410,
      body: { redirect_to: expect.stringContaining('/api/.ory/oauth2/auth?') },
    });
    expect((await browser.open(String(over.body['redirect_to']))).url?.pathname).toBe('/login');
    const late = await app.answer('login', 'accept', login, { subject: 'ann' });
    expect(late).toMatchObject({ status: 409, body: { error: 'Conflict' } });
  });

  it('go on in the browser that began them, once, with the verifier that belongs to the answer', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const [browser, other] = [new OauthBrowser(oauth), new OauthBrowser(oauth)];
    const login = challengeOf((await app.begin(browser)).url);
    const [first, redirect] = [
      await app.accept('login', login, { subject: 'ann' }),
      await app.accept('login', login, { subject: 'ann' }),
    ];
    for (const address of [
      first,
      `${redirect}x`,
      redirect.replace(/login_verifier=.*/, 'login_verifier=none'),
    ]) {
      const { url } = await browser.open(address);
      expect(url?.href).toContain('http://portal.test/error?error=request_forbidden');
    }
    const both = await Promise.all([browser.open(redirect), browser.open(redirect)]);
    const pages = both.map(({ url }) => url?.pathname);
    expect(new Set(pages)).toEqual(new Set(['/consent', '/error']));
    const another = challengeOf((await app.begin(browser)).url);
    const stolen = await other.open(await app.accept('login', another, { subject: 'mallory' }));
    expect(stolen.url?.searchParams.get('error')).toBe('request_forbidden');
  });

  it('sign nobody in who was led to the site with the request of another browser', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const [mallory, ann] = [new OauthBrowser(oauth), new OauthBrowser(oauth)];
    const login = challengeOf((await app.begin(mallory)).url);
    const redirect = await app.accept('login', login, { subject: 'ann' });
    expect((await ann.open(redirect)).url?.searchParams.get('error')).toBe('request_forbidden');
    const verifier = new URL(redirect).searchParams.get('login_verifier') ?? '';
    for (const query of [
      '',
      '?login_verifier=',
      `?login_verifier=${login}.guessed`,
      '?consent_verifier=none',
    ]) {
      const { url } = await mallory.open(`/api/.ory/oauth2/auth/${login}${query}`);
      expect(url?.searchParams.get('error')).toBe('request_forbidden');
    }
    // The site's own answer still goes on where the request was begun, and only there.
    const asked = await mallory.open(`/api/.ory/oauth2/auth/${login}?login_verifier=${verifier}`);
    const consent = challengeOf(asked.url);
    const granting = await app.accept('consent', consent, { grant_scope: ['openid'] });
    expect((await ann.open(granting)).url?.searchParams.get('error')).toBe('request_forbidden');
    const without = await mallory.open(`/api/.ory/oauth2/auth/${consent}`);
    expect(without.url?.searchParams.get('error')).toBe('request_forbidden');
  });

  it('that nobody answers to the end leave no sign-in behind that was not to be remembered', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const login = challengeOf((await app.begin(browser)).url);
    await browser.open(await app.accept('login', login, { subject: 'ann' }));
    const again = await app.begin(browser);
    expect((await app.read('login', challengeOf(again.url))).body).toMatchObject({
      skip: false,
      subject: '',
    });
    const silent = await app.begin(browser, { parameters: { prompt: 'none' } });
    expect(silent.url?.searchParams.get('error')).toBe('login_required');
  });

  it('tell the application when a site refuses', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const login = challengeOf((await app.begin(browser)).url);
    const { url } = await browser.open(
      await app.reject('login', login, {
        error: 'access_denied',
        error_description: 'Not today',
        error_hint: 'Come again.',
      }),
    );
    expect(url?.href.startsWith(REDIRECT)).toBe(true);
    expect(url?.searchParams.get('error')).toBe('access_denied');
    expect(url?.searchParams.get('error_description')).toBe('Not today Come again.');
    expect(url?.searchParams.get('state')).toBe('a-state-of-the-app');
    const next = challengeOf((await app.begin(browser)).url);
    const asked = await browser.open(await app.accept('login', next, { subject: 'ann' }));
    const back = await browser.open(await app.reject('consent', challengeOf(asked.url), {}));
    expect(back.url?.searchParams.get('error')).toBe('request_denied');
    expect(back.url?.searchParams.get('code')).toBeNull();
  });

  it('grant no more than was asked for, and expire', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const begun = await app.begin(browser, { scope: 'openid photos.read' });
    const asked = await browser.open(await app.accept('login', challengeOf(begun.url), { subject: 'ann' }));
    const consent = challengeOf(asked.url);
    for (const more of [
      { grant_scope: ['photos.write'] },
      { grant_access_token_audience: ['https://a.example'] },
    ]) {
      expect(await app.answer('consent', 'accept', consent, more)).toMatchObject({ status: 400 });
    }
    oauth.wait(31);
    expect(await app.read('consent', consent)).toMatchObject({ status: 404 });
  });

  it('of one project are unknown in another', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const login = challengeOf((await app.begin(new OauthBrowser(oauth))).url);
    const path = `${ROOT}/login?login_challenge=${login}`;
    expect((await oauth.call('GET', path, undefined, { host: 'other.portal.test' })).status).toBe(404);
  });
});

describeStores('what somebody has let programs do', (open) => {
  it('is listed, and ends with its tokens when it is taken back', async () => {
    const oauth = await openTestOauth(await open());
    const [app, other] = [await SampleApp.create(oauth), await SampleApp.create(oauth)];
    const consent = { remember: true, remember_for: 60, session: { id_token: { email: 'ann@example.org' } } };
    const tokens = await app.signIn(new OauthBrowser(oauth), { scope: 'openid offline' }, { consent });
    const others = await other.signIn(new OauthBrowser(oauth));
    const list = '/admin/oauth2/auth/sessions/consent';
    const { body: listed } = await oauth.call<Record<string, unknown>[]>('GET', `${list}?subject=ann`);
    expect(listed).toHaveLength(2);
    expect(listed[1]).toMatchObject({
      consent_request: { subject: 'ann', client: { client_id: app.id } },
      grant_scope: ['openid', 'offline'],
      grant_access_token_audience: [],
      session: { id_token: { email: 'ann@example.org' } },
      remember: true,
      remember_for: 60,
    });
    expect((await oauth.call('GET', `${list}?subject=nobody`)).body).toEqual([]);
    const paged = await oauth.call('GET', `${list}?subject=ann&page_size=1`);
    expect(paged.body).toHaveLength(1);
    const next = /<([^>]+)>; rel="next"/.exec(String(paged.headers['link']))?.[1] ?? '';
    const rest = await oauth.call('GET', new URL(next).pathname + new URL(next).search);
    expect(rest.body).toEqual(listed.slice(1));
    for (const query of ['', '?subject=ann', '?client=x']) {
      expect((await oauth.call('DELETE', `${list}${query}`)).status).toBe(400);
    }
    expect((await oauth.call('DELETE', `${list}?subject=ann&client=${app.id}`)).status).toBe(204);
    expect(await app.introspect(tokens.access_token)).toEqual({ active: false });
    expect(await app.refresh(tokens.refresh_token ?? '')).toMatchObject({ status: 400 });
    expect(await other.introspect(others.access_token)).toMatchObject({ active: true });
    expect((await oauth.call('DELETE', `${list}?subject=ann&all=true`)).status).toBe(204);
    expect(await other.introspect(others.access_token)).toEqual({ active: false });
  });
});
