import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { FlowKind } from './flow.ts';
import { leave } from './leave.server.ts';
import { openFlow } from './open-flow.server.ts';

const flow = { id: '1', ui: { action: '', method: 'POST', nodes: [] } };

interface Call {
  path: string;
  headers: Headers;
}

/** Opens the page at `path` while the service answers like this; gives the flow, or the redirect. */
async function open(path: string, answer: Response, kind: FlowKind = 'login') {
  const calls: Call[] = [];
  const context = new RouterContextProvider();
  const fetch = async (address: string, init: RequestInit) => {
    calls.push({ path: address.slice('http://site/api/.ory'.length), headers: new Headers(init.headers) });
    return answer;
  };
  context.set(siteKey, {
    publicUrl: 'http://site',
    accountsUrl: 'http://site',
    locale: 'fr',
    fetch,
  } as unknown as SiteContext);
  const url = new URL(path, 'http://site');
  const headers = { cookie: 'a=b', 'user-agent': 'Browser', authorization: 'key' };
  const request = new Request(url, { headers });
  try {
    return { calls, opened: await openFlow({ context, request, url }, kind) };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { calls, status: thrown.status, to: thrown.headers.get('location'), headers: thrown.headers };
  }
}

const refusal = (status: number, id?: string, beside = {}) =>
  Response.json({ error: { code: status, id }, ...beside }, { status });

describe('a page without a flow', () => {
  test('has one made for its browser, with its cookies, and goes to the address that names it', async () => {
    const made = Response.json(flow);
    made.headers.append('set-cookie', 'csrf=1; Path=/');
    made.headers.append('set-cookie', 'other=2; Path=/');
    const { calls, to, headers } = await open('/login?return_to=/profile&lng=fr', made);
    expect(calls[0]?.path).toBe('/self-service/login/browser?return_to=%2Fprofile');
    expect(Object.fromEntries(calls[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'fr',
      cookie: 'a=b',
      'user-agent': 'Browser',
    });
    expect(to).toBe('/login?return_to=%2Fprofile&lng=fr&flow=1');
    expect(headers?.getSetCookie()).toEqual(['csrf=1; Path=/', 'other=2; Path=/']);
  });

  test('leads home who is signed in', async () => {
    expect((await open('/login', refusal(400, 'session_already_available'))).to).toBe('/');
  });

  test('is led on within the site, by a path that names no host', async () => {
    const elsewhere = { redirect_browser_to: 'http://site//evil.example/' };
    const { to } = await open('/settings', refusal(403, 'session_aal2_required', elsewhere), 'settings');
    expect(to).toBe('/evil.example/');
  });

  test('drops a forbidden return address and says so', async () => {
    const forbidden = () => refusal(400, 'self_service_flow_return_to_forbidden');
    const { to } = await open('/login?return_to=https://evil.example&lng=fr', forbidden());
    expect(to).toBe('/login?lng=fr&notice=returnTo');
    // Where nothing can be dropped it would begin anew for ever.
    expect((await open('/login', forbidden())).status).toBe(502);
  });

  test.each([
    'aal=x',
    'login_challenge=x',
    'refresh=x&via=y&organization=z',
  ])('drops what no flow can be asked, such as %s, once', async (asked) => {
    const { to } = await open(`/login?${asked}&return_to=/profile&lng=fr`, refusal(400));
    expect(to).toBe('/login?return_to=%2Fprofile&lng=fr&notice=expired');
    expect((await open(to ?? '', refusal(400))).status).toBe(502);
  });

  test.each([
    refusal(500),
    new Response('text'),
    Response.json([]),
  ])('fails where the service does', async (answer) => {
    expect((await open('/login', answer)).status).toBe(502);
  });
});

test('a page whose request needs no sign-in leads on at once', async () => {
  const on = new Response(null, {
    status: 303,
    headers: { location: 'http://site/api/.ory/oauth2/auth?x=1' },
  });
  on.headers.append('set-cookie', 'a=1');
  const { to, headers } = await open('/login?login_challenge=c', on);
  expect(to).toBe('http://site/api/.ory/oauth2/auth?x=1');
  expect(headers?.get('x-remix-reload-document')).toBe('true');
  expect(headers?.getSetCookie()).toEqual(['a=1']);
});

test('a page that only leads on has no flow, which is over by then', async () => {
  const context = new RouterContextProvider();
  context.set(siteKey, { publicUrl: 'http://site', accountsUrl: 'http://site' } as unknown as SiteContext);
  leave(context, new URL('http://site/api/.ory/oauth2/auth'));
  const url = new URL('http://site/login?flow=1');
  expect(await openFlow({ context, request: new Request(url), url }, 'login')).toEqual({ flow: undefined });
});

describe('a page with a flow', () => {
  test('shows it', async () => {
    const { calls, opened } = await open('/recovery?flow=a%26b', Response.json(flow), 'recovery');
    expect(calls[0]?.path).toBe('/self-service/recovery/flows?id=a%26b');
    expect(opened).toEqual({ flow });
  });

  test.each([
    [refusal(410, 'self_service_flow_expired'), '/login?return_to=%2Fprofile&notice=expired'],
    [refusal(410), '/login?return_to=%2Fprofile&notice=expired'],
    [refusal(404), '/login?return_to=%2Fprofile&notice=expired'],
    // An id that a mail program has cut short.
    [refusal(400), '/login?return_to=%2Fprofile&notice=expired'],
    [refusal(403, 'security_csrf_violation'), '/login?return_to=%2Fprofile&notice=csrf'],
    [refusal(403, 'security_identity_mismatch'), '/login?return_to=%2Fprofile'],
  ])('begins anew where it cannot be had (%#)', async (answer, address) => {
    expect((await open('/login?flow=1&return_to=/profile', answer)).to).toBe(address);
  });

  test('says that it needs cookies, rather than begin anew for ever', async () => {
    const { opened } = await open('/login?flow=1&notice=csrf', refusal(403, 'security_csrf_violation'));
    expect(opened).toEqual({ flow: undefined });
  });

  test('leads on where the service sends the browser', async () => {
    const second = { redirect_browser_to: 'http://site/login?aal=aal2' };
    const { to } = await open('/settings?flow=1', refusal(403, 'session_aal2_required', second), 'settings');
    expect(to).toBe(second.redirect_browser_to);
  });
});
