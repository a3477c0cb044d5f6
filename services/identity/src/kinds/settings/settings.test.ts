import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames, nodeValue, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { openTestIdentity } from '../../identity-testing.ts';

const HOUR = 3_600_000;
const ada = { email: 'ada@example.org', name: 'Ada' };
const password = 'analytical engine 1843';

describeStores('settings', (open) => {
  const begin = async () => {
    const identity = await openTestIdentity(await open());
    const browser = new TestBrowser(identity.server);
    await browser.submit(await browser.start('registration'), { method: 'password', password, traits: ada });
    return { ...identity, browser };
  };
  const html = { headers: { accept: 'text/html' } };

  it('show what can be changed, and whose they are', async () => {
    const { browser } = await begin();
    const flow = await browser.start('settings');
    expect(flow.state).toBe('show_form');
    expect(flow['identity']).toMatchObject({ traits: ada });
    expect(nodeNames(flow).slice(0, 4)).toEqual([
      'default/csrf_token',
      'profile/traits.email',
      'profile/traits.name',
      'profile/method=profile',
    ]);
    expect(nodeValue(flow, 'traits.name')).toBe('Ada');
    const fetched = await browser.call(`/self-service/settings/flows?id=${flow.id}`);
    expect(fetched.body).toMatchObject({ id: flow.id, identity: { traits: ada } });
  });

  it('save a change for a script, for a page and for an app', async () => {
    const { browser, server } = await begin();
    const flow = await browser.start('settings');
    const saved = await browser.submit(flow, { method: 'profile', traits: { ...ada, name: 'Ada Lovelace' } });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ state: 'success', identity: { traits: { name: 'Ada Lovelace' } } });
    expect(messageIds(saved.body as unknown as ShownFlow).form).toEqual([1050001]);
    const form = { method: 'profile', 'traits.email': ada.email, 'traits.name': 'Countess' };
    const page = await browser.submitForm(flow, form);
    expect(page).toMatchObject({ status: 303, location: `http://portal.test/settings?flow=${flow.id}` });
    const elsewhere = await browser.start('settings', '?return_to=http://portal.test/charts');
    expect((await browser.submitForm(elsewhere, form)).location).toBe('http://portal.test/charts');
    const script = await browser.submit(elsewhere, { method: 'profile', traits: ada });
    expect(script.body['continue_with']).toEqual([
      { action: 'redirect_browser_to', redirect_browser_to: 'http://portal.test/charts' },
    ]);

    const app = new TestBrowser(server);
    const login = await app.start('login', '', 'api');
    const signedIn = await app.submit(login, { method: 'password', identifier: ada.email, password });
    const headers = { 'x-session-token': String(signedIn.body['session_token']) };
    const native = new TestBrowser(server, 'portal.test', headers);
    const own = await native.start('settings', '', 'api');
    const changed = await native.submit(own, { method: 'profile', traits: { ...ada, name: 'Augusta' } });
    expect(changed).toMatchObject({ status: 200, body: { state: 'success' } });
  });

  it('need a session', async () => {
    const { server, browser } = await begin();
    const stranger = new TestBrowser(server);
    const page = await stranger.call('/self-service/settings/browser?return_to=/charts', html);
    expect(page.status).toBe(303);
    const login = new URL(String(page.location));
    expect(login.pathname).toBe('/api/.ory/self-service/login/browser');
    expect(login.searchParams.get('return_to')).toBe(
      'http://portal.test/api/.ory/self-service/settings/browser?return_to=/charts',
    );
    const flow = await browser.start('settings');
    browser.cookies.delete('ory_kratos_session');
    for (const refused of [
      await stranger.call('/self-service/settings/browser'),
      await stranger.call('/self-service/settings/api'),
      await browser.call(`/self-service/settings/flows?id=${flow.id}`),
      await browser.submit(flow, { method: 'profile', traits: ada }),
    ]) {
      expect(refused).toMatchObject({ status: 401, body: { error: { id: 'session_inactive' } } });
    }
    const submitted = await browser.submitForm(flow, { method: 'profile' });
    expect(submitted.location).toContain('/self-service/login/browser?return_to=');
  });

  it('belong to the one who started them', async () => {
    const { browser, server } = await begin();
    const flow = await browser.start('settings');
    const other = new TestBrowser(server);
    const registration = await other.start('registration');
    const grace = { email: 'grace@example.org', name: 'Grace' };
    await other.submit(registration, { method: 'password', password, traits: grace });
    browser.cookies.set('ory_kratos_session', String(other.cookies.get('ory_kratos_session')));
    for (const refused of [
      await browser.call(`/self-service/settings/flows?id=${flow.id}`),
      await browser.submit(flow, { method: 'profile', traits: ada }),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { error: { id: 'security_identity_mismatch' } } });
    }
  });

  it('ask for a fresh sign-in before an address is changed, and then go on', async () => {
    const { browser, wait } = await begin();
    wait(2 * HOUR);
    const flow = await browser.start('settings');
    const changed = { method: 'profile', 'traits.email': 'countess@example.org', 'traits.name': 'Ada' };
    const sent = await browser.submitForm(flow, changed);
    const login = new URL(String(sent.location));
    expect([sent.status, login.pathname, login.searchParams.get('refresh')]).toEqual([
      303,
      '/api/.ory/self-service/login/browser',
      'true',
    ]);
    const again = await browser.start('login', login.search);
    const proved = await browser.submitForm(again, {
      method: 'password',
      identifier: ada.email,
      password,
    });
    expect(proved.location).toBe(flow.ui.action);
    const resumed = await browser.call(String(proved.location), html);
    expect(resumed.location).toBe(`http://portal.test/settings?flow=${flow.id}`);
    const after = await browser.call(`/self-service/settings/flows?id=${flow.id}`);
    expect(after.body).toMatchObject({
      state: 'success',
      identity: { traits: { email: 'countess@example.org' } },
    });
    expect(browser.cookies.has('ory_kratos_continuity')).toBe(false);
    const twice = await browser.call(flow.ui.action);
    expect(messageIds(twice.body as unknown as ShownFlow).form).toEqual([4010004]);
  });
});
