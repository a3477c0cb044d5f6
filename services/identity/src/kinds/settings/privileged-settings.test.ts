import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, type ShownFlow, TestBrowser } from '../../browser-testing.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import { ada, openWithAda, password } from '../recovery/recovery-testing.ts';
import { appCode, shownSecret } from '../../methods/totp/totp-testing.ts';

const HOUR = 3_600_000;
const html = { headers: { accept: 'text/html' } };
const shown = (body: unknown) => body as ShownFlow;
const newPassword = { method: 'password', password: 'difference engine 2' };

describeStores('settings that protect the account', (open) => {
  const begin = async () => openWithAda(await open());
  const signIn = async (browser: TestBrowser, query: string, secret = password) => {
    const flow = await browser.start('login', query);
    return browser.submitForm(flow, { method: 'password', identifier: ada.email, password: secret });
  };
  const app = async (service: Awaited<ReturnType<typeof begin>>) => {
    const guest = new TestBrowser(service.server);
    const login = await guest.start('login', '', 'api');
    const { body } = await guest.submit(login, { method: 'password', identifier: ada.email, password });
    const headers = { 'x-session-token': String(body['session_token']) };
    return new TestBrowser(service.server, 'portal.test', headers);
  };

  it('ask scripts and apps for a fresh sign-in', async () => {
    const service = await begin();
    const { own, wait } = service;
    const native = await app(service);
    const flow = await own.start('settings');
    const nativeFlow = await native.start('settings', '', 'api');
    wait(61 * 60_000);
    const script = await own.submit(await own.start('settings'), newPassword);
    expect(script).toMatchObject({ status: 403, body: { error: { id: 'session_refresh_required' } } });
    const login = new URL(String(script.body['redirect_browser_to']));
    expect(login.pathname).toBe('/api/.ory/self-service/login/browser');
    expect(login.searchParams.get('refresh')).toBe('true');
    const nativeFresh = await native.start('settings', '', 'api');
    const refused = await native.submit(nativeFresh, newPassword);
    expect(refused).toMatchObject({
      status: 403,
      body: {
        error: { id: 'session_refresh_required' },
        redirect_browser_to: 'http://portal.test/api/.ory/self-service/login/browser?refresh=true',
      },
    });
    expect(refused.headers['set-cookie']).toBeUndefined();
    expect(flow.id).not.toBe(nativeFlow.id);
    const name = await own.submit(await own.start('settings'), {
      method: 'profile',
      traits: { ...ada, name: 'Augusta' },
    });
    expect(name.status).toBe(200);
  });

  it('go on after it with what a script had sent', async () => {
    const { own, wait } = await begin();
    wait(61 * 60_000);
    const flow = await own.start('settings');
    const script = await own.submit(flow, newPassword);
    const proved = await signIn(own, new URL(String(script.body['redirect_browser_to'])).search);
    const resumed = await own.call(String(proved.location), html);
    expect(resumed.location).toBe(`http://portal.test/settings?flow=${flow.id}`);
    own.cookies.delete('ory_kratos_session');
    const again = await signIn(own, '', newPassword.password);
    expect(again.location).toBe('http://portal.test/');
  });

  it('keep what was put aside for the one who sent it, and for their flow', async () => {
    const service = await begin();
    const { own, wait, server } = service;
    wait(61 * 60_000);
    const flow = await own.start('settings');
    await own.submitForm(flow, { ...newPassword });
    const continuity = String(own.cookies.get('ory_kratos_continuity'));
    const waiting = await own.call(flow.ui.action, html);
    expect(waiting.location).toContain('/self-service/login/browser?refresh=true');
    const thief = new TestBrowser(server);
    const grace = { email: 'grace@example.org', name: 'Grace' };
    const registration = await thief.start('registration');
    await thief.submit(registration, { method: 'password', password, traits: grace });
    thief.cookies.set('ory_kratos_continuity', continuity);
    const own2 = await thief.start('settings');
    const taken = await thief.call(own2.ui.action);
    expect([taken.status, messageIds(shown(taken.body)).form]).toEqual([400, [4010004]]);
    const foreign = await thief.call(flow.ui.action);
    expect(foreign).toMatchObject({ status: 403, body: { error: { id: 'security_identity_mismatch' } } });
    await signIn(own, '?refresh=true');
    const other = await own.start('settings');
    expect((await own.call(other.ui.action)).status).toBe(400);
    expect(await own.call(flow.ui.action)).toMatchObject({ status: 200, body: { state: 'success' } });
  });

  it('ask for the second factor of an account that has one', async () => {
    const { own, context, project, id, server } = await begin();
    const identity = await findIdentity(context.sql, project.id, id);
    if (!identity) throw new Error('Ada is gone');
    const flow = await own.start('settings');
    await saveCredential(context, identity, { type: 'totp', identifiers: [], config: {} });
    const start = await own.call('/self-service/settings/browser', html);
    expect(start.status).toBe(303);
    expect(Object.fromEntries(new URL(String(start.location)).searchParams)).toEqual({
      aal: 'aal2',
      return_to: 'http://portal.test/api/.ory/self-service/settings/browser',
    });
    const token = { 'x-session-token': String(own.cookies.get('ory_kratos_session')) };
    const native = new TestBrowser(server, 'portal.test', token);
    for (const refused of [
      await own.call('/self-service/settings/browser'),
      await native.call('/self-service/settings/api'),
      await own.call(`/self-service/settings/flows?id=${flow.id}`),
      await own.submit(flow, { method: 'profile', traits: ada }),
    ]) {
      expect(refused).toMatchObject({
        status: 403,
        body: {
          error: { id: 'session_aal2_required' },
          redirect_browser_to: expect.stringContaining('/self-service/login/browser?aal=aal2'),
        },
      });
    }
    const page = await own.submitForm(flow, { method: 'profile' });
    expect(page.location).toContain('/self-service/login/browser?aal=aal2&return_to=');
  });

  it('raise the session when a second factor is set up, under a new token', async () => {
    const service = await begin();
    const { own } = service;
    const before = own.cookies.get('ory_kratos_session');
    const flow = await own.start('settings');
    const secret = shownSecret(flow);
    const code = { method: 'totp', totp_code: appCode(service, secret) };
    expect((await own.submit(flow, code)).body).toMatchObject({ state: 'success' });
    expect(own.cookies.get('ory_kratos_session')).not.toBe(before);
    expect((await own.call('/sessions/whoami')).body).toMatchObject({
      authenticator_assurance_level: 'aal2',
    });
  });

  it('hand an app the new token of its session', async () => {
    const service = await begin();
    const native = await app(service);
    const flow = await native.start('settings', '', 'api');
    const totp_code = appCode(service, shownSecret(flow));
    const saved = await native.submit(flow, { method: 'totp', totp_code });
    expect(saved.body).toMatchObject({
      state: 'success',
      continue_with: [
        { action: 'set_ory_session_token', ory_session_token: expect.stringMatching(/^ory_st_/) },
      ],
    });
    const [{ ory_session_token } = { ory_session_token: '' }] = saved.body['continue_with'] as {
      ory_session_token: string;
    }[];
    const raised = new TestBrowser(service.server, 'portal.test', { 'x-session-token': ory_session_token });
    expect((await raised.call('/sessions/whoami')).body).toMatchObject({
      authenticator_assurance_level: 'aal2',
    });
    expect((await native.call('/sessions/whoami')).status).toBe(401);
  });

  it('start anew when their time is over, and refuse what is no change', async () => {
    const service = await begin();
    const { own, wait, configure } = service;
    const flow = await own.start('settings');
    const refused = async (json: Record<string, unknown>) => {
      const { status, body } = await own.submit(flow, json);
      return [status, messageIds(shown(body))];
    };
    expect(await refused({})).toEqual([400, { form: [4010004], fields: {} }]);
    expect(await refused({ method: 'profile', traits: { email: ada.email } })).toEqual([
      400,
      { form: [], fields: { 'traits.name': [4000002] } },
    ]);
    const page = await own.submitForm(flow, { method: 'profile', 'traits.email': ada.email });
    expect(page).toMatchObject({ status: 303, location: `http://portal.test/settings?flow=${flow.id}` });
    wait(61 * 60_000);
    const late = await own.submit(flow, { method: 'profile', traits: ada });
    expect(late).toMatchObject({
      status: 410,
      body: {
        error: { id: 'self_service_flow_expired' },
        expired_at: flow.expires_at,
        use_flow_id: expect.any(String),
      },
    });
    const id = String(late.body['use_flow_id']);
    const fresh = shown((await own.call(`/self-service/settings/flows?id=${id}`)).body);
    expect(messageIds(fresh).form).toEqual([4050001]);
    const gone = await own.call(`/self-service/settings/flows?id=${flow.id}`);
    expect([gone.status, gone.body.error?.['id']]).toEqual([410, undefined]);
    await configure({ selfservice: { methods: { profile: { enabled: false } } } });
    expect((await own.submit(fresh, { method: 'profile', traits: ada })).status).toBe(404);
    wait(24 * HOUR);
    expect((await own.call('/self-service/settings/browser')).status).toBe(401);
  });

  it('refuse an address that somebody else has', async () => {
    const { own, server } = await begin();
    const other = new TestBrowser(server);
    const grace = { email: 'grace@example.org', name: 'Grace' };
    const registration = await other.start('registration');
    await other.submit(registration, { method: 'password', password, traits: grace });
    const flow = await own.start('settings');
    const taken = await own.submit(flow, { method: 'profile', traits: { ...ada, email: grace.email } });
    expect([taken.status, messageIds(shown(taken.body)).form]).toEqual([400, [4000007]]);
  });

  it('do not write to one new address after another', async () => {
    const { own } = await begin();
    const flow = await own.start('settings');
    const move = (index: number) =>
      own.submit(flow, { method: 'profile', traits: { ...ada, email: `victim${index}@example.org` } });
    for (let moved = 0; moved < 5; moved += 1) expect((await move(moved)).status).toBe(200);
    const held = await move(5);
    expect([held.status, held.headers['retry-after']]).toEqual([400, '30']);
  });

  it('belong to one project', async () => {
    const { own, server } = await begin();
    const flow = await own.start('settings');
    const other = new TestBrowser(server, 'other.portal.test');
    for (const [name, value] of own.cookies) other.cookies.set(name, value);
    expect((await other.call(`/self-service/settings/flows?id=${flow.id}`)).status).toBe(404);
    expect((await other.call(`/self-service/settings?flow=${flow.id}`)).status).toBe(404);
    expect((await other.call('/self-service/settings/browser')).status).toBe(401);
  });
});
