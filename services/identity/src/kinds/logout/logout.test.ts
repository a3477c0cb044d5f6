import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity } from '../../identity-testing.ts';

const traits = { email: 'ada@example.org', name: 'Ada' };
const form = { method: 'password', password: 'analytical engine 1843', traits };

describeStores('signing out', (open) => {
  const begin = async () => {
    const identity = await openTestIdentity(await open());
    const browser = new TestBrowser(identity.server);
    await browser.submit(await browser.start('registration'), form);
    return { ...identity, browser };
  };
  const isSignedIn = async (browser: TestBrowser) =>
    (await browser.call('/self-service/logout/browser')).status === 200;

  it('ends the session of a page and leads where was asked for', async () => {
    const { browser } = await begin();
    const { body } = await browser.call('/self-service/logout/browser?return_to=http://portal.test/search');
    const csrf = [...browser.cookies].find(([name]) => name.startsWith('csrf_token_'));
    const answer = await browser.call(String(body['logout_url']), { headers: { accept: 'text/html' } });
    expect([answer.status, answer.location]).toEqual([303, 'http://portal.test/search']);
    expect(browser.cookies.has('ory_kratos_session')).toBe(false);
    expect(browser.cookies.get(csrf?.[0] ?? '')).not.toBe(csrf?.[1]);
  });

  it('ends it for the very next request, even where the cookie is kept', async () => {
    const { browser } = await begin();
    const kept = browser.cookies.get('ory_kratos_session') ?? '';
    const { body } = await browser.call('/self-service/logout/browser');
    expect((await browser.call(`/self-service/logout?token=${String(body['logout_token'])}`)).status).toBe(
      204,
    );
    browser.cookies.set('ory_kratos_session', kept);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('needs a session, its own token, and an allowed address', async () => {
    const { browser, server } = await begin();
    const stranger = new TestBrowser(server);
    const without = await stranger.call('/self-service/logout/browser');
    expect([without.status, without.body.error?.['id']]).toEqual([401, 'session_inactive']);
    expect((await stranger.call('/self-service/logout?token=ory_lo_x')).status).toBe(401);
    expect((await browser.call('/self-service/logout')).status).toBe(400);
    expect((await browser.call('/self-service/logout?token=ory_lo_x')).status).toBe(403);
    await stranger.submit(await stranger.start('registration'), {
      ...form,
      traits: { ...traits, email: 'b@c.de' },
    });
    const theirs = (await stranger.call('/self-service/logout/browser')).body['logout_token'];
    expect((await browser.call(`/self-service/logout?token=${String(theirs)}`)).status).toBe(403);
    const away = await browser.call('/self-service/logout/browser?return_to=https://evil.test');
    expect(away.body.error?.['id']).toBe('self_service_flow_return_to_forbidden');
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('sends a page without session to the error page, which knows why', async () => {
    const { server } = await begin();
    const stranger = new TestBrowser(server);
    const answer = await stranger.call('/self-service/logout?token=x', { headers: { accept: 'text/html' } });
    const id = new URL(String(answer.location)).searchParams.get('id');
    const shown = await stranger.call(`/self-service/errors?id=${id}`);
    expect(shown.body).toMatchObject({
      id,
      error: { code: 401, id: 'session_inactive' },
      created_at: expect.any(String),
    });
    const elsewhere = new TestBrowser(server, 'other.portal.test');
    expect((await elsewhere.call(`/self-service/errors?id=${id}`)).status).toBe(404);
    expect((await stranger.call('/self-service/errors?error=stub:500')).body).toMatchObject({
      error: { code: 500 },
    });
  });

  it('ends the session of an app by its token, and knows no other body', async () => {
    const { server } = await begin();
    const app = new TestBrowser(server);
    const flow = await app.start('login', '', 'api');
    const { body } = await app.call(flow.ui.action, {
      json: { method: 'password', identifier: traits.email, password: form.password },
    });
    const out = (json: object) => app.call('/self-service/logout/api', { method: 'DELETE', json });
    expect((await out({ session_token: body['session_token'], extra: 1 })).status).toBe(400);
    expect((await out({ session_token: body['session_token'] })).status).toBe(204);
    expect((await out({ session_token: body['session_token'] })).status).toBe(403);
  });
});
