import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { TestBrowser } from '../browser-testing.ts';
import { OTHER_HOST, openTestIdentity } from '../identity-testing.ts';

const ada = { email: 'ada@example.org', name: 'Ada' };
const password = 'analytical engine 1843';
const HOUR = 3_600_000;
const EXPORT = '/self-service/account/export';
const ACCOUNT = '/self-service/account';
const html = { accept: 'text/html' };

describeStores('one’s own account', (open) => {
  const begin = async () => {
    const identity = await openTestIdentity(await open());
    const register = async (host?: string) => {
      const browser = new TestBrowser(identity.server, host);
      const flow = await browser.start('registration');
      const { body } = await browser.submit(flow, { method: 'password', password, traits: ada });
      return { browser, id: (body['identity'] as { id: string }).id };
    };
    return { ...identity, register, ...(await register()) };
  };

  it('is taken along as a file: who I am, how I sign in, where, and what was recorded', async () => {
    const { browser, id } = await begin();
    await browser.call(EXPORT);
    const { status, headers, body } = await browser.call(EXPORT);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="account.json"');
    expect(headers['cache-control']).toBe('no-store');
    expect(body['identity']).toMatchObject({ id, traits: ada });
    expect(body['credentials']).toContainEqual(
      expect.objectContaining({ type: 'password', identifiers: [ada.email] }),
    );
    expect(body['sessions']).toMatchObject([{ active: true, devices: [{ ip_address: '127.0.0.1' }] }]);
    expect(body['events']).toContainEqual(expect.objectContaining({ event: 'data_exported' }));
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('is deleted at once: nobody is signed in any more, nobody can sign in, the address is free', async () => {
    const { browser, register, server } = await begin();
    const elsewhere = new TestBrowser(server);
    const credentials = { method: 'password', identifier: ada.email, password };
    expect((await elsewhere.submit(await elsewhere.start('login'), credentials)).status).toBe(200);
    expect((await browser.call(ACCOUNT, { method: 'DELETE' })).status).toBe(204);
    expect(browser.cookies.has('ory_kratos_session')).toBe(false);
    expect((await elsewhere.call(EXPORT)).body.error).toMatchObject({ id: 'session_inactive' });
    expect((await browser.submit(await browser.start('login'), credentials)).status).toBe(400);
    expect((await register()).id).toBeDefined();
  });

  it('takes along what other services keep, and with it that goes', async () => {
    const removed: string[] = [];
    const personalData = {
      export: async (id: string) => ({ charts: [`of ${id}`], identity: 'another' }),
      remove: async (id: string) => void removed.push(id),
    };
    const { server } = await openTestIdentity(await open(), { personalData });
    const browser = new TestBrowser(server);
    const submit = { method: 'password', password, traits: ada };
    const { body } = await browser.submit(await browser.start('registration'), submit);
    const { id } = body['identity'] as { id: string };
    const exported = await browser.call(EXPORT);
    expect(exported.body).toMatchObject({ charts: [`of ${id}`], identity: { id } });
    await browser.call(ACCOUNT, { method: 'DELETE' });
    expect(removed).toEqual([id]);
  });

  it('is nobody’s without a session', async () => {
    const { server } = await begin();
    const stranger = new TestBrowser(server);
    expect((await stranger.call(EXPORT)).body.error).toMatchObject({ id: 'session_inactive' });
    expect((await stranger.call(ACCOUNT, { method: 'DELETE' })).status).toBe(401);
    const visit = await stranger.call(`${EXPORT}?return_to=/profile`, { headers: html });
    expect(visit.status).toBe(303);
    expect(visit.location).toBe(
      'http://portal.test/api/.ory/self-service/login/browser?return_to=%2Fprofile',
    );
  });

  it('asks for a fresh sign-in, and says where', async () => {
    const { browser, wait } = await begin();
    wait(HOUR + 1);
    const login =
      'http://portal.test/api/.ory/self-service/login/browser?refresh=true&return_to=http%3A%2F%2Fportal.test%2Fprofile';
    const refused = await browser.call(`${ACCOUNT}?return_to=/profile`, { method: 'DELETE' });
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({ id: 'session_refresh_required' });
    expect(refused.body['redirect_browser_to']).toBe(login);
    const visit = await browser.call(`${EXPORT}?return_to=/profile`, { headers: html });
    expect([visit.status, visit.location]).toEqual([303, login]);
  });

  it('is not led to another site after the sign-in', async () => {
    const { browser, wait } = await begin();
    wait(HOUR + 1);
    const { status, body } = await browser.call(`${EXPORT}?return_to=https://evil.test/`);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ id: 'self_service_flow_return_to_forbidden' });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.test' }],
    [{ origin: 'null' }],
  ])('is safe from other sites: %j', async (headers) => {
    const { browser } = await begin();
    for (const [path, method] of [
      [EXPORT, 'GET'],
      [ACCOUNT, 'DELETE'],
    ] as const) {
      const { status, body } = await browser.call(path, { method, headers });
      expect(status).toBe(403);
      expect(body.error).toMatchObject({ id: 'security_csrf_violation' });
    }
    // As browsers say it on a site that is reached under another name than its own.
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };
    expect((await browser.call(EXPORT, { headers: own })).status).toBe(200);
  });

  it('shows a refusal on the error page to somebody who followed a link', async () => {
    const { browser } = await begin();
    const { status, location } = await browser.call(EXPORT, {
      headers: { ...html, 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(303);
    expect(location).toContain('http://portal.test/error?id=');
  });

  it('of one project is another one’s than that of the next with the same address', async () => {
    const { browser, register, other } = await begin();
    const there = await register(OTHER_HOST);
    await browser.call(ACCOUNT, { method: 'DELETE' });
    const { status, body } = await there.browser.call(EXPORT);
    expect(status).toBe(200);
    expect(body['identity']).toMatchObject({ id: there.id });
    expect(JSON.stringify(body)).toContain(other.baseUrl);
  });
});
