import { describeStores } from '@gazetteer/testing';
import { describe, expect, it } from 'vitest';
import { messageIds, nodeNames, nodeValue, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity, PORTAL_HOST } from '../../identity-testing.ts';

const ada = { email: 'ada@example.org', name: 'Ada' };
const password = 'analytical engine 1843';
const HOUR = 3_600_000;

describeStores('signing in', (open) => {
  const begin = async () => {
    const identity = await openTestIdentity(await open());
    const browser = new TestBrowser(identity.server);
    const flow = await browser.start('registration');
    await browser.submit(flow, { method: 'password', password, traits: ada });
    return { ...identity, browser, visitor: new TestBrowser(identity.server) };
  };
  const credentials = { method: 'password', identifier: ada.email, password };

  describe('starting', () => {
    it('sends a browser to the page with the flow, and gives it the CSRF cookie', async () => {
      const { visitor } = await begin();
      const answer = await visitor.call('/self-service/login/browser?return_to=', {
        headers: { accept: 'text/html' },
      });
      expect(answer.status).toBe(303);
      expect(answer.location).toMatch(/^http:\/\/portal\.test\/login\?flow=[0-9a-f-]{36}$/);
      expect([...visitor.cookies.keys()]).toEqual([expect.stringMatching(/^csrf_token_[0-9a-f]{64}$/)]);
      const id = new URL(String(answer.location)).searchParams.get('flow');
      const { body } = await visitor.call(`/self-service/login/flows?id=${id}`);
      const flow = body as unknown as ShownFlow;
      expect(flow).toMatchObject({
        id,
        type: 'browser',
        request_url: 'http://portal.test/api/.ory/self-service/login/browser?return_to=',
        refresh: false,
        requested_aal: 'aal1',
        oauth2_login_challenge: null,
        ui: { method: 'POST', action: `http://portal.test/api/.ory/self-service/login?flow=${id}` },
      });
      expect(
        nodeNames(flow).filter((name) => !name.startsWith('passkey') && !name.startsWith('webauthn')),
      ).toEqual([
        'default/csrf_token',
        'default/identifier',
        'password/password',
        'password/method=password',
      ]);
    });

    it('gives an app a flow without cookie and with an empty CSRF token', async () => {
      const { visitor } = await begin();
      const flow = await visitor.start('login', '', 'api');
      expect(flow).toMatchObject({ type: 'api' });
      expect(nodeValue(flow, 'csrf_token')).toBe('');
      expect(visitor.cookies.size).toBe(0);
    });

    it('refuses who is signed in, unless refresh is asked for', async () => {
      const { browser } = await begin();
      const again = await browser.call('/self-service/login/browser');
      expect([again.status, again.body.error?.['id']]).toEqual([400, 'session_already_available']);
      const page = await browser.call('/self-service/login/browser', { headers: { accept: 'text/html' } });
      expect([page.status, page.location]).toEqual([303, 'http://portal.test/']);
      const refresh = await browser.start('login', '?refresh=true&aal=');
      expect(refresh['refresh']).toBe(true);
      expect(messageIds(refresh).form).toEqual([1010003]);
      expect(nodeValue(refresh, 'identifier')).toBe(ada.email);
    });

    it('ignores refresh without a session', async () => {
      const { visitor } = await begin();
      expect((await visitor.start('login', '?refresh=true'))['refresh']).toBe(false);
    });

    it('refuses the second step without the first, and a level nobody knows', async () => {
      const { visitor } = await begin();
      const second = await visitor.call('/self-service/login/browser?aal=aal2');
      expect([second.status, second.body.error?.['id']]).toEqual([401, 'session_aal1_required']);
      expect((await visitor.call('/self-service/login/browser?aal=aal7')).status).toBe(400);
      const page = await visitor.call('/self-service/login/browser?aal=aal2', {
        headers: { accept: 'text/html' },
      });
      expect(page.location).toMatch(/^http:\/\/portal\.test\/error\?id=/);
    });

    it('starts the second step with its message for who has done the first', async () => {
      const { browser } = await begin();
      const flow = await browser.start('login', '?aal=aal2');
      expect(flow['requested_aal']).toBe('aal2');
      expect(messageIds(flow).form).toEqual([1010004]);
      expect(nodeNames(flow)).not.toContain('password/password');
    });

    it('refuses a return address that is not allowed', async () => {
      const { visitor } = await begin();
      const answer = await visitor.call('/self-service/login/browser?return_to=https://evil.test/');
      expect([answer.status, answer.body.error?.['id']]).toEqual([
        400,
        'self_service_flow_return_to_forbidden',
      ]);
      expect(answer.body.error).toMatchObject({
        code: 400,
        status: 'Bad Request',
        message: expect.any(String),
      });
    });
  });

  describe('fetching the flow', () => {
    it('works in its own browser only, and while its time lasts', async () => {
      const { visitor, server, wait } = await begin();
      const flow = await visitor.start('login', '?return_to=http://portal.test/search');
      const stranger = new TestBrowser(server);
      const denied = await stranger.call(`/self-service/login/flows?id=${flow.id}`);
      expect([denied.status, denied.body.error?.['id']]).toEqual([403, 'security_csrf_violation']);
      wait(HOUR);
      const late = await visitor.call(`/self-service/login/flows?id=${flow.id}`);
      expect(late.status).toBe(410);
      expect(late.body.error).toMatchObject({
        id: 'self_service_flow_expired',
        details: {
          redirect_to: 'http://portal.test/api/.ory/self-service/login/browser',
          return_to: 'http://portal.test/search',
        },
      });
    });

    it('answers 404 for a flow nobody made, and 400 for an id that is none', async () => {
      const { visitor } = await begin();
      const unknown = '2f1f3c4e-8f0e-4c6e-9f5c-0d9a4f0a8f11';
      expect((await visitor.call(`/self-service/login/flows?id=${unknown}`)).status).toBe(404);
      expect((await visitor.call('/self-service/login/flows?id=nonsense')).status).toBe(400);
      expect((await visitor.call('/self-service/login/flows')).status).toBe(400);
    });

    it('masks the CSRF token anew each time', async () => {
      const { visitor } = await begin();
      const flow = await visitor.start('login');
      const { body } = await visitor.call(`/self-service/login/flows?id=${flow.id}`);
      expect(nodeValue(body as unknown as ShownFlow, 'csrf_token')).not.toBe(nodeValue(flow, 'csrf_token'));
    });
  });

  describe('submitting', () => {
    it('signs in a page without script by a redirect and a cookie', async () => {
      const { visitor } = await begin();
      const flow = await visitor.start('login', '?return_to=http://portal.test/search?sq=rain');
      const answer = await visitor.submitForm(flow, { ...credentials, identifier: ' ADA@Example.org ' });
      expect([answer.status, answer.location]).toEqual([303, 'http://portal.test/search?sq=rain']);
      expect(visitor.cookies.get('ory_kratos_session')).toMatch(/^ory_st_\w{32}$/);
    });

    it('signs in a script with the session and a cookie, without showing the token', async () => {
      const { visitor } = await begin();
      const answer = await visitor.submit(await visitor.start('login'), credentials);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ session: { active: true, identity: { traits: ada } } });
      expect(answer.body).not.toHaveProperty('session_token');
      expect(visitor.cookies.has('ory_kratos_session')).toBe(true);
    });

    it('signs in an app with a token and no cookie', async () => {
      const { visitor } = await begin();
      const flow = await visitor.start('login', '', 'api');
      const answer = await visitor.call(flow.ui.action, { json: credentials });
      expect(answer.body).toMatchObject({ session_token: expect.stringMatching(/^ory_st_/) });
      expect(visitor.cookies.size).toBe(0);
    });

    it('gives the browser a new CSRF token and a new session at each sign-in', async () => {
      const { browser } = await begin();
      const before = new Map(browser.cookies);
      const answer = await browser.submit(await browser.start('login', '?refresh=true'), credentials);
      expect(answer.status).toBe(200);
      for (const [name, value] of before) expect(browser.cookies.get(name)).not.toBe(value);
    });

    it('shows the form again with what was typed, never the password', async () => {
      const { visitor } = await begin();
      const flow = await visitor.start('login');
      const wrong = await visitor.submit(flow, { ...credentials, password: 'not it' });
      const shown = wrong.body as unknown as ShownFlow;
      expect([wrong.status, messageIds(shown).form]).toEqual([400, [4000006]]);
      expect(nodeValue(shown, 'identifier')).toBe(ada.email);
      expect(nodeValue(shown, 'password')).toBeUndefined();
      expect(shown['active']).toBe('password');
      const page = await visitor.submitForm(flow, { ...credentials, password: 'not it' });
      expect([page.status, page.location]).toEqual([303, `http://portal.test/login?flow=${flow.id}`]);
    });

    it('asks for a method when none fits', async () => {
      const { visitor } = await begin();
      const flow = await visitor.start('login');
      const answer = await visitor.submit(flow, { identifier: ada.email });
      expect(messageIds(answer.body as unknown as ShownFlow).form).toEqual([4010002]);
      expect((await visitor.submit(flow, { method: 'telepathy' })).status).toBe(400);
    });

    it('answers 404 for a method that is switched off', async () => {
      const { visitor, configure } = await begin();
      const flow = await visitor.start('login');
      await configure({ selfservice: { methods: { password: { enabled: false } } } });
      expect((await visitor.submit(flow, credentials)).status).toBe(404);
    });

    it('refuses a forged, missing or foreign CSRF token, and a submit from another site', async () => {
      const { visitor, server } = await begin();
      const flow = await visitor.start('login');
      const token = nodeValue(flow, 'csrf_token');
      const ids = [
        await visitor.call(flow.ui.action, { json: { ...credentials } }),
        await visitor.call(flow.ui.action, { json: { ...credentials, csrf_token: 'x'.repeat(88) } }),
        await new TestBrowser(server).call(flow.ui.action, { json: { ...credentials, csrf_token: token } }),
        await visitor.call(flow.ui.action, {
          json: { ...credentials, csrf_token: token },
          headers: { 'sec-fetch-site': 'cross-site' },
        }),
      ].map(({ status, body }) => [status, body.error?.['id']]);
      expect(ids).toEqual(Array.from({ length: 4 }, () => [403, 'security_csrf_violation']));
      const page = await visitor.call(flow.ui.action, { form: { ...credentials } });
      expect(page.location).toMatch(/^http:\/\/portal\.test\/error\?id=/);
      const header = { 'x-csrf-token': String(token) };
      expect((await visitor.call(flow.ui.action, { json: credentials, headers: header })).status).toBe(200);
    });

    it('refuses an app flow that comes from a browser', async () => {
      const { visitor } = await begin();
      const flow = await visitor.start('login', '', 'api');
      const submit = (headers: Record<string, string>) =>
        visitor.call(flow.ui.action, { json: credentials, headers });
      expect((await submit({ origin: 'https://evil.test' })).status).toBe(400);
      expect((await submit({ cookie: 'theme=dark' })).status).toBe(400);
      expect((await submit({ cookie: '__cf_bm=1; cf_clearance=2' })).status).toBe(200);
    });

    it('replaces an expired flow by a new one that says so', async () => {
      const { visitor, wait } = await begin();
      const flow = await visitor.start('login', '?return_to=http://portal.test/search');
      wait(HOUR + 5000);
      const late = await visitor.submit(flow, credentials);
      expect(late.status).toBe(410);
      expect(late.body).toMatchObject({
        error: { id: 'self_service_flow_expired' },
        expired_at: flow.expires_at,
        since: 5_000_000_000,
        use_flow_id: expect.any(String),
      });
      const next = await visitor.call(`/self-service/login/flows?id=${String(late.body['use_flow_id'])}`);
      expect(next.body).toMatchObject({ return_to: 'http://portal.test/search' });
      expect(messageIds(next.body as unknown as ShownFlow).form).toEqual([4010001]);
      const page = await visitor.submitForm(flow, credentials);
      expect(page.location).toMatch(/^http:\/\/portal\.test\/login\?flow=/);
      expect(page.location).not.toContain(flow.id);
    });

    it('turns away who is signed in already, such as in another tab', async () => {
      const { visitor } = await begin();
      const [one, two] = [await visitor.start('login'), await visitor.start('login')];
      await visitor.submit(one, credentials);
      const again = await visitor.submit(two, credentials);
      expect([again.status, again.body.error?.['id']]).toEqual([400, 'session_already_available']);
      const page = await visitor.submitForm(two, credentials);
      expect([page.status, page.location]).toEqual([303, 'http://portal.test/']);
    });

    it('answers 400 without a flow, 404 for an unknown one', async () => {
      const { visitor } = await begin();
      expect((await visitor.call('/self-service/login', { json: credentials })).status).toBe(400);
      const unknown = '/self-service/login?flow=2f1f3c4e-8f0e-4c6e-9f5c-0d9a4f0a8f11';
      expect((await visitor.call(unknown, { json: credentials })).status).toBe(404);
    });

    it('keeps people out whose address is not verified, where the project says so', async () => {
      const { visitor, configure } = await begin();
      await configure({
        selfservice: { flows: { login: { after: { hooks: [{ hook: 'require_verified_address' }] } } } },
      });
      const answer = await visitor.submit(await visitor.start('login'), credentials);
      expect(messageIds(answer.body as unknown as ShownFlow).form).toEqual([4000010]);
    });

    it('forgets the person with the browser unless asked to remember', async () => {
      const { visitor } = await begin();
      const answer = await visitor.submitForm(await visitor.start('login'), {
        ...credentials,
        remember: 'false',
      });
      const line = [answer.headers['set-cookie']]
        .flat()
        .find((text) => String(text).startsWith('ory_kratos_session'));
      expect(line).toBeDefined();
      expect(line).not.toMatch(/max-age/i);
      expect(line).toMatch(/HttpOnly/i);
      expect(line).toMatch(/SameSite=Lax/i);
    });
  });

  it('never shows a flow of another project', async () => {
    const { visitor, server } = await begin();
    const flow = await visitor.start('login', '', 'api');
    const elsewhere = new TestBrowser(server, `other.${PORTAL_HOST}`);
    expect((await elsewhere.call(`/self-service/login/flows?id=${flow.id}`)).status).toBe(404);
    const theirs = await elsewhere.start('login', '', 'api');
    const answer = await elsewhere.call(theirs.ui.action, { json: credentials });
    expect(messageIds(answer.body as unknown as ShownFlow).form).toEqual([4000006]);
  });
});
