import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { lastMessage } from '../../methods/code/sent-code-testing.ts';
import { findCredential } from '../../model/identities/credential.store.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import { ada, openWithAda } from './recovery-testing.ts';

const html = { headers: { accept: 'text/html' } };

describeStores('recovery', (open) => {
  const begin = async () => openWithAda(await open());

  it('is for people who are not signed in', async () => {
    const { own, browser } = await begin();
    expect(await own.call('/self-service/recovery/browser')).toMatchObject({
      status: 400,
      body: { error: { id: 'session_already_available' } },
    });
    const page = await own.call('/self-service/recovery/browser', html);
    expect(page).toMatchObject({ status: 303, location: 'http://portal.test/' });
    const flow = await browser.start('recovery');
    browser.cookies.set('ory_kratos_session', String(own.cookies.get('ory_kratos_session')));
    expect(await browser.submit(flow, { method: 'code', email: ada.email })).toMatchObject({
      status: 400,
      body: { error: { id: 'session_already_available' } },
    });
    const form = await browser.submitForm(flow, { method: 'code', email: ada.email });
    expect(form).toMatchObject({ status: 303, location: 'http://portal.test/' });
  });

  it('can be switched off', async () => {
    const { browser, configure, server } = await begin();
    const flow = await browser.start('recovery');
    await configure({ selfservice: { flows: { recovery: { enabled: false } } } });
    const off = { status: 400, body: { error: { id: 'self_service_flow_disabled' } } };
    expect(await browser.call('/self-service/recovery/browser')).toMatchObject(off);
    expect(await new TestBrowser(server).call('/self-service/recovery/api')).toMatchObject(off);
    expect(await browser.submit(flow, { method: 'code', email: ada.email })).toMatchObject(off);
  });

  it('belongs to the browser it was started in', async () => {
    const { browser, server } = await begin();
    const flow = await browser.start('recovery');
    const stranger = new TestBrowser(server);
    for (const refused of [
      await stranger.call(`/self-service/recovery/flows?id=${flow.id}`),
      await stranger.submit(flow, { method: 'code', email: ada.email }),
      await browser.submit(flow, { method: 'code', email: ada.email, csrf_token: 'x' }),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { error: { id: 'security_csrf_violation' } } });
    }
  });

  it('sends no more than a few messages to an address at once', async () => {
    const { browser, server } = await begin();
    const flow = await browser.start('recovery');
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await browser.submit(flow, { method: 'code', email: ada.email })).status).toBe(200);
    }
    const fourth = await browser.submit(flow, { method: 'code', email: ada.email });
    expect(fourth.status).toBe(400);
    expect(messageIds(fourth.body as unknown as ShownFlow).form).toEqual([4000001]);
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
    const app = new TestBrowser(server);
    const native = await app.start('recovery', '', 'api');
    expect((await app.submit(native, { method: 'code', email: ada.email })).status).toBe(429);
  });

  it('asks for the second factor of an account that has one', async () => {
    const service = await begin();
    const { browser, context, project, id } = service;
    const identity = await findIdentity(context.sql, project.id, id);
    if (!identity) throw new Error('Ada is gone');
    await saveCredential(context, identity, { type: 'totp', identifiers: [], config: {} });
    expect(await findCredential(context.sql, project.id, id, 'totp')).toBeDefined();
    const flow = await browser.start('recovery');
    await browser.submitForm(flow, { method: 'code', email: ada.email });
    const { code } = await lastMessage(service);
    const page = await browser.submitForm(flow, { method: 'code', code });
    expect(page.location).toContain('http://portal.test/settings?flow=');
    const settings = new URL(String(page.location)).searchParams.get('flow');
    const fetched = await browser.call(`/self-service/settings/flows?id=${settings}`);
    expect(fetched).toMatchObject({ status: 403, body: { error: { id: 'session_aal2_required' } } });
    const next = new URL(String(fetched.body['redirect_browser_to']));
    expect(Object.fromEntries(next.searchParams)).toEqual({ aal: 'aal2', return_to: page.location });
  });

  it('does not let in somebody whose account is switched off', async () => {
    const service = await begin();
    const { browser, server, id } = service;
    const flow = await browser.start('recovery');
    await browser.submit(flow, { method: 'code', email: ada.email });
    const { code } = await lastMessage(service);
    const admin = new TestBrowser(server, 'portal.test', { 'x-test-caller': 'administrator' });
    const json = [{ op: 'replace', path: '/state', value: 'inactive' }];
    expect((await admin.call(`/admin/identities/${id}`, { method: 'PATCH', json })).status).toBe(200);
    expect((await browser.submit(flow, { method: 'code', code })).status).toBe(401);
    expect(browser.cookies.has('ory_kratos_session')).toBe(false);
  });
});
