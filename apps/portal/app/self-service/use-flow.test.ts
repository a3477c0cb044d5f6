import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SelfServiceFlow } from './flow.ts';
import { submitFlow } from './use-flow.ts';

const flow: SelfServiceFlow = {
  id: '1',
  return_to: 'http://site/profile',
  ui: { action: 'https://other-name/api/.ory/self-service/login?flow=1', method: 'POST', nodes: [] },
};

const calls: [string, RequestInit][] = [];

function answer(status: number, body?: unknown): void {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push([address, init]);
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  });
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('location', { href: 'http://site/login?flow=1' });
});

afterEach(() => vi.unstubAllGlobals());

const submit = (values = {}, of = flow) => submitFlow('login', of, values);

describe('a submit', () => {
  test('goes as JSON to the service under the name the visitor reaches it by', async () => {
    answer(200, { session: { identity: {} } });
    await submit({ method: 'password' });
    const [address, init] = calls[0]!;
    expect(address).toBe('/api/.ory/self-service/login?flow=1');
    expect(init.method).toBe('POST');
    expect(new Headers(init.headers).get('accept')).toBe('application/json');
    expect(init.body).toBe('{"method":"password"}');
  });

  test('that ends the flow leads back, or home', async () => {
    answer(200, { session: { identity: {} } });
    expect(await submit()).toEqual({ kind: 'done', to: 'http://site/profile' });
    const { return_to: _back, ...without } = flow;
    expect(await submit({}, without)).toEqual({ kind: 'done', to: '/' });
    answer(204);
    expect(await submit()).toEqual({ kind: 'done', to: 'http://site/profile' });
  });

  test('leads to the second step while the session does not say who it is of', async () => {
    answer(200, { session: { active: true } });
    expect(await submit()).toEqual({
      kind: 'done',
      to: '/login?aal=aal2&return_to=http%3A%2F%2Fsite%2Fprofile',
    });
  });

  test('leads to the second step of an application by the way that the service knows', async () => {
    const redirect_browser_to = 'http://site/api/.ory/self-service/login/browser?aal=aal2&login_challenge=c';
    answer(200, {
      session: { active: true },
      continue_with: [{ action: 'redirect_browser_to', redirect_browser_to }],
    });
    const waiting = { ...flow, oauth2_login_challenge: 'c' };
    expect(await submit({}, waiting)).toEqual({ kind: 'done', to: redirect_browser_to });
  });

  test('leads where the service sends the browser; confirming an address can wait', async () => {
    const verification = { action: 'show_verification_ui', flow: { id: '7' } };
    answer(200, { identity: {}, continue_with: [verification] });
    expect(await submit()).toEqual({ kind: 'done', to: 'http://site/profile' });
    const redirect = { action: 'redirect_browser_to', redirect_browser_to: '/x' };
    answer(200, { continue_with: [verification, redirect] });
    expect(await submit()).toEqual({ kind: 'done', to: '/x' });
  });

  test('that is shown again is shown, whether refused or not', async () => {
    for (const status of [200, 400]) {
      answer(status, flow);
      expect(await submit()).toEqual({ kind: 'show', flow });
    }
  });

  test('that is saved leads on where the service says so, and stays where it says no other page', async () => {
    const to = (redirect_browser_to: string) => ({
      ...flow,
      continue_with: [{ action: 'redirect_browser_to', redirect_browser_to }],
    });
    answer(200, to('http://site/profile'));
    expect(await submit()).toEqual({ kind: 'done', to: 'http://site/profile' });
    answer(200, to('http://site/login?flow=1'));
    expect(await submit()).toMatchObject({ kind: 'show', flow: { id: '1' } });
  });

  test('that fails is read by its error', async () => {
    answer(403, { error: { id: 'security_csrf_violation' } });
    expect(await submit()).toEqual({ kind: 'reset', notice: 'csrf' });
  });

  test('that does not arrive says so, and so does an answer that is none', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await submit()).toEqual({ kind: 'unreachable' });
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }));
    expect(await submit()).toEqual({ kind: 'unreachable' });
  });
});
