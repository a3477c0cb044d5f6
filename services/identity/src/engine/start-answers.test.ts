import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { messageIds, nodeNames } from '../browser-testing.ts';
import { ada, openWithAda } from '../kinds/recovery/recovery-testing.ts';
import { setUpTotp, signInByPassword } from '../methods/totp/totp-testing.ts';
import { flowCaller, kinds, modes } from './callers-testing.ts';
import type { FlowKind } from './flow.ts';

const HOUR = 3_600_000;
const BASE = 'http://portal.test/api/.ory/self-service';
const UNKNOWN = '2f1f3c4e-8f0e-4c6e-9f5c-0d9a4f0a8f11';
const signedIn = (kind: FlowKind) => ({ signedIn: kind === 'settings' });

describeStores('the start of a flow, by pages, scripts and apps,', (open) => {
  const begin = async () => openWithAda(await open());

  it('leads pages to the form, gives programs the flow, and is never kept by caches', async () => {
    const service = await begin();
    for (const kind of kinds) {
      for (const mode of modes) {
        const caller = flowCaller(service, mode, signedIn(kind));
        const answer = await caller.ask(
          kind,
          '?aal=&refresh=&return_to=&organization=&via=&login_challenge=',
        );
        const page = expect.stringContaining(`http://portal.test/${kind}?flow=`);
        const shown =
          mode === 'html' ? { status: 303, location: page } : { status: 200, location: undefined };
        expect(answer).toMatchObject(shown);
        const flow = await caller.flowOf(answer);
        expect(flow).toMatchObject({
          type: mode === 'native' ? 'api' : 'browser',
          ui: { action: `${BASE}/${kind}?flow=${flow.id}`, method: 'POST' },
        });
        expect(flow).not.toHaveProperty('return_to');
        expect(Date.parse(flow.expires_at) - Date.parse(String(flow['issued_at']))).toBe(HOUR);
        expect(answer.headers['cache-control']).toContain('no-store');
        const csrf = [...caller.browser.cookies.keys()].filter((name) => name.startsWith('csrf_token_'));
        expect(csrf).toHaveLength(mode === 'native' ? 0 : 1);
      }
    }
  });

  it('is for people who are not signed in, apart from settings and verification', async () => {
    const service = await begin();
    for (const kind of ['login', 'registration', 'recovery'] as const) {
      for (const mode of modes) {
        const answer = await flowCaller(service, mode, { signedIn: true }).ask(kind);
        const error = { id: 'session_already_available', code: 400 };
        const home = { status: 303, location: 'http://portal.test/' };
        expect(answer).toMatchObject(mode === 'html' ? home : { status: 400, body: { error } });
      }
    }
    const away = await flowCaller(service, 'html', { signedIn: true }).ask('login', '?return_to=/charts');
    expect(away.location).toBe('http://portal.test/charts');
  });

  it('of settings needs a session', async () => {
    const service = await begin();
    for (const mode of modes) {
      const answer = await flowCaller(service, mode).ask('settings');
      const error = { id: 'session_inactive', code: 401 };
      const back = encodeURIComponent(`${BASE}/settings/browser`);
      const location = `${BASE}/login/browser?return_to=${back}`;
      expect(answer).toMatchObject(
        mode === 'html' ? { status: 303, location } : { status: 401, body: { error } },
      );
    }
  });

  it('of settings needs the second factor of who has one', async () => {
    const service = await begin();
    await setUpTotp(service, service.own);
    const half = await signInByPassword(service);
    const own = { ...service, own: half };
    for (const mode of modes) {
      const answer = await flowCaller(own, mode, { signedIn: true }).ask('settings');
      const location = expect.stringContaining(`${BASE}/login/browser?aal=aal2`);
      const error = { id: 'session_aal2_required', code: 403, details: { redirect_browser_to: location } };
      const body = { error, redirect_browser_to: location };
      expect(answer).toMatchObject(mode === 'html' ? { status: 303, location } : { status: 403, body });
    }
  });

  it('is refused where the flow is switched off', async () => {
    const service = await begin();
    const off = () => ({ enabled: false });
    const flows = { registration: off(), recovery: off(), verification: off() };
    await service.configure({ selfservice: { flows } });
    for (const kind of ['registration', 'recovery', 'verification'] as const) {
      for (const mode of modes) {
        const caller = flowCaller(service, mode);
        const answer = await caller.ask(kind);
        expect(answer.status).toBe(mode === 'html' ? 303 : 400);
        const error = { id: 'self_service_flow_disabled', code: 400 };
        expect(await caller.errorOf(answer)).toMatchObject(error);
      }
    }
  });

  it('is refused with an address to return to that is not allowed', async () => {
    const service = await begin();
    for (const kind of kinds) {
      for (const mode of modes) {
        const caller = flowCaller(service, mode, signedIn(kind));
        const answer = await caller.ask(kind, '?return_to=https://evil.test/');
        expect(answer.status).toBe(mode === 'html' ? 303 : 400);
        const error = { id: 'self_service_flow_return_to_forbidden', code: 400 };
        expect(await caller.errorOf(answer)).toMatchObject(error);
      }
    }
  });

  it('of the second step needs the first, and of an unknown level is refused', async () => {
    const service = await begin();
    for (const mode of modes) {
      const caller = flowCaller(service, mode);
      const second = await caller.ask('login', '?aal=aal2');
      expect(second.status).toBe(mode === 'html' ? 303 : 401);
      expect(await caller.errorOf(second)).toMatchObject({ id: 'session_aal1_required', code: 401 });
      for (const query of ['?aal=aal7', '?aal=aal1&aal=aal2']) {
        const unknown = await caller.ask('login', query);
        expect(unknown.status).toBe(mode === 'html' ? 303 : 400);
        expect(await caller.errorOf(unknown)).toMatchObject({ code: 400 });
      }
    }
  });

  it('of the second step shows its methods alone', async () => {
    const service = await begin();
    await setUpTotp(service, service.own);
    const own = { ...service, own: await signInByPassword(service) };
    for (const mode of modes) {
      const caller = flowCaller(own, mode, { signedIn: true });
      const flow = await caller.flowOf(await caller.ask('login', '?aal=aal2'));
      expect(flow).toMatchObject({ requested_aal: 'aal2', refresh: false });
      expect(messageIds(flow).form).toEqual([1010004]);
      expect(nodeNames(flow)).toEqual(['default/csrf_token', 'totp/totp_code', 'totp/method=totp']);
    }
  });

  it('of signing in once more knows who it is for', async () => {
    const service = await begin();
    for (const mode of modes) {
      const caller = flowCaller(service, mode, { signedIn: true });
      const flow = await caller.flowOf(await caller.ask('login', '?refresh=true'));
      expect([flow['refresh'], messageIds(flow).form]).toEqual([true, [1010003]]);
      const fields = flow.ui.nodes.map(({ attributes }) => attributes);
      expect(fields).toContainEqual(
        expect.objectContaining({ name: 'identifier', type: 'hidden', value: ada.email }),
      );
      const stranger = flowCaller(service, mode);
      const plain = await stranger.flowOf(await stranger.ask('login', '?refresh=true'));
      expect([plain['refresh'], messageIds(plain).form]).toEqual([false, []]);
    }
  });
});

describeStores('a flow that is read', (open) => {
  const begin = async () => openWithAda(await open());

  it('is one that exists, by an id that is one', async () => {
    const service = await begin();
    const caller = flowCaller(service, 'ajax', { signedIn: true });
    for (const kind of kinds) {
      for (const [query, status] of [
        ['', 400],
        ['?id=none', 400],
        [`?id=${UNKNOWN}`, 404],
      ] as const) {
        const answer = await caller.browser.call(`/self-service/${kind}/flows${query}`);
        expect(answer).toMatchObject({ status, body: { error: { code: status } } });
      }
    }
  });

  it('belongs to the browser it was started in, or to the person whose settings it is for', async () => {
    const service = await begin();
    for (const kind of kinds) {
      const caller = flowCaller(service, 'ajax', signedIn(kind));
      const { id } = await caller.begin(kind);
      expect((await caller.browser.call(`/self-service/${kind}/flows?id=${id}`)).status).toBe(200);
      const stranger = flowCaller(service, 'ajax');
      await stranger.begin('login');
      const refused = await stranger.browser.call(`/self-service/${kind}/flows?id=${id}`);
      const [status, name] =
        kind === 'settings' ? [401, 'session_inactive'] : [403, 'security_csrf_violation'];
      expect(refused).toMatchObject({ status, body: { error: { id: name, code: status } } });
    }
  });

  it('tells after its time where the next one starts', async () => {
    const service = await begin();
    for (const kind of kinds) {
      for (const mode of ['ajax', 'native'] as const) {
        const caller = flowCaller(service, mode, signedIn(kind));
        const { id } = await caller.begin(kind, '?return_to=http://portal.test/charts');
        service.wait(HOUR);
        const { status, body } = await caller.browser.call(`/self-service/${kind}/flows?id=${id}`);
        const browser = { redirect_to: `${BASE}/${kind}/browser`, return_to: 'http://portal.test/charts' };
        const details = mode === 'ajax' ? browser : { api: `${BASE}/${kind}/api` };
        expect([status, body.error?.['details']]).toEqual([410, details]);
        const isNamed = kind === 'login' || kind === 'registration';
        expect(body.error?.['id']).toBe(isNamed ? 'self_service_flow_expired' : undefined);
      }
    }
  });
});
