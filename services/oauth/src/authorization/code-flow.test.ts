import { createHash } from 'node:crypto';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { openTestOauth } from '../oauth-testing.ts';
import { challengeOf, claimsOf, REDIRECT, SampleApp } from '../sample-app-testing.ts';

describeStores('the authorization code flow', (open) => {
  it('asks the login and the consent site, and gives tokens for what was granted', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const browser = new OauthBrowser(oauth);
    const scope = 'openid offline photos.read';
    const begun = await app.begin(browser, {
      scope,
      parameters: { nonce: 'n1', login_hint: 'ann@example.org' },
    });
    expect(begun.url?.href).toMatch(/^http:\/\/portal\.test\/login\?login_challenge=/);
    const login = challengeOf(begun.url);
    expect(await app.read('login', login)).toMatchObject({
      status: 200,
      body: {
        challenge: login,
        requested_scope: scope.split(' '),
        requested_access_token_audience: [],
        skip: false,
        subject: '',
        oidc_context: { acr_values: [], ui_locales: [], login_hint: 'ann@example.org' },
        client: { client_id: app.id },
        request_url: expect.stringMatching(/^http:\/\/portal\.test\/api\/\.ory\/oauth2\/auth\?/),
      },
    });
    const signedIn = { subject: 'ann', acr: 'aal1', amr: ['password'], context: { from: 'login' } };
    const asked = await browser.open(await app.accept('login', login, signedIn));
    expect(asked.url?.href).toMatch(/^http:\/\/portal\.test\/consent\?consent_challenge=/);
    const consent = challengeOf(asked.url);
    expect((await app.read('consent', consent)).body).toMatchObject({
      requested_scope: scope.split(' '),
      subject: 'ann',
      skip: false,
      login_challenge: login,
      acr: 'aal1',
      amr: ['password'],
      context: { from: 'login' },
    });
    const granted = {
      grant_scope: ['openid', 'offline'],
      session: { access_token: { color: 'red' }, id_token: { email: 'ann@example.org' } },
    };
    const { url: back } = await browser.open(await app.accept('consent', consent, granted));
    expect(back?.href.startsWith(`${REDIRECT}?code=ory_ac_`)).toBe(true);
    expect(back?.searchParams.get('state')).toBe('a-state-of-the-app');
    expect(back?.searchParams.get('iss')).toBe('http://portal.test/api/.ory');
    const {
      status,
      body: tokens,
      headers,
    } = await app.redeem(back?.searchParams.get('code') ?? '', begun.proof);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^ory_at_.{43}$/),
      refresh_token: expect.stringMatching(/^ory_rt_.{43}$/),
      id_token: expect.any(String),
      expires_in: 3600,
      scope: 'openid offline',
      token_type: 'Bearer',
    });
    expect(claimsOf(tokens.id_token)).toMatchObject({
      iss: 'http://portal.test/api/.ory',
      aud: app.id,
      sub: 'ann',
      nonce: 'n1',
      acr: 'aal1',
      amr: ['password'],
      email: 'ann@example.org',
      auth_time: expect.any(Number),
      sid: expect.any(String),
    });
    expect(await app.introspect(tokens.access_token)).toMatchObject({
      active: true,
      sub: 'ann',
      scope: 'openid offline',
      client_id: app.id,
      token_use: 'access_token',
      iss: 'http://portal.test/api/.ory',
      ext: { color: 'red' },
    });
    expect(await app.introspect(tokens.refresh_token ?? '')).toMatchObject({ token_use: 'refresh_token' });
  });

  it('gives tokens for a code once, and ends them when it is brought again', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const { back, proof } = await app.authorize(new OauthBrowser(oauth), { scope: 'openid offline' });
    const code = back.searchParams.get('code') ?? '';
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.redeem(code, proof)));
    const given = answers.filter(({ status }) => status === 200);
    expect(given).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error === 'invalid_grant')).toHaveLength(3);
    const [first] = given;
    expect(await app.redeem(code, proof)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await app.introspect(first?.body.access_token ?? '')).toEqual({ active: false });
    expect(await app.introspect(first?.body.refresh_token ?? '')).toEqual({ active: false });
  });

  it('refuses a code without its proof, at another address, and for another client', async () => {
    const oauth = await openTestOauth(await open());
    const [app, other] = [await SampleApp.create(oauth), await SampleApp.create(oauth)];
    const { back, proof } = await app.authorize(new OauthBrowser(oauth));
    const code = back.searchParams.get('code') ?? '';
    const form = { grant_type: 'authorization_code', code, code_verifier: proof.verifier };
    const refused = [
      await app.redeem(code, { ...proof, verifier: 'x'.repeat(43) }),
      await app.token({ ...form, redirect_uri: 'https://app.example/other' }),
      await other.redeem(code, proof),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    }
    expect((await app.redeem(code, proof)).status).toBe(200);
  });

  it('asks a program without a secret for a proof, always', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, { token_endpoint_auth_method: 'none' });
    const { url } = await app.begin(new OauthBrowser(oauth), {
      parameters: { code_challenge: '', code_challenge_method: '' },
    });
    expect(url?.href).toContain(`${REDIRECT}?error=invalid_request`);
    const tokens = await app.signIn(new OauthBrowser(oauth));
    expect(tokens.access_token).toMatch(/^ory_at_/);
  });

  it('answers by a form that the browser may send to the application, and by nothing else on that page', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const silent = { prompt: 'none', response_mode: 'form_post', state: '"><script>alert(1)</script>' };
    const { answer } = await app.begin(new OauthBrowser(oauth), { parameters: silent });
    expect(answer.body).toContain(`action="${REDIRECT}"`);
    expect(answer.body).toContain('name="error" value="login_required"');
    expect(answer.body).toContain('name="iss" value="http://portal.test/api/.ory"');
    expect(answer.body).not.toContain('<script>alert');
    const [, script = ''] = /<script>([^]*?)<\/script>/.exec(answer.body) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    const policy = String(answer.headers['content-security-policy']).split(/; ?/);
    expect(policy).toContain(`script-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    // Nobody can say in advance where an application leads the browser on to.
    expect(policy.join()).not.toContain('form-action');
  });

  it('tells errors to the application where it can be trusted, else on the page for errors', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const cases = [
      [{ scope: 'openid secrets.read' }, REDIRECT, 'invalid_scope'],
      [{ response_type: 'token' }, REDIRECT, 'unsupported_response_type'],
      [{ response_type: 'nonsense' }, REDIRECT, 'unsupported_response_type'],
      [{ audience: 'https://api.example' }, REDIRECT, 'invalid_request'],
      [{ prompt: 'none' }, REDIRECT, 'login_required'],
      [{ redirect_uri: 'https://evil.example/' }, 'http://portal.test/error', 'invalid_redirect_uri'],
      [{ redirect_uri: `${REDIRECT}/more` }, 'http://portal.test/error', 'invalid_redirect_uri'],
      [{ client_id: 'nobody' }, 'http://portal.test/error', 'invalid_client'],
    ] as const;
    for (const [parameters, place, error] of cases) {
      const { url } = await app.begin(new OauthBrowser(oauth), { parameters });
      // Answers with tokens stand behind the # of the address, and so do errors in their place.
      const shown = url?.searchParams.get('error') ?? new URLSearchParams(url?.hash.slice(1)).get('error');
      expect(`${url?.origin}${url?.pathname} ${shown}`).toBe(`${place} ${error}`);
    }
  });
});
