import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { postFlow } from './post-flow.server.ts';

/** Posts a form as a browser without script does, while the service answers like this. */
async function post(path: string, form: string, answer: Response, change?: (form: URLSearchParams) => void) {
  const calls: { address: string; init: RequestInit }[] = [];
  const context = new RouterContextProvider();
  const fetch = async (address: string, init: RequestInit) => {
    calls.push({ address, init });
    return answer;
  };
  context.set(siteKey, {
    publicUrl: 'http://site',
    accountsUrl: 'http://site',
    locale: 'en',
    fetch,
  } as unknown as SiteContext);
  const url = new URL(path, 'http://site');
  const headers = { origin: 'http://site', 'sec-fetch-site': 'same-origin', cookie: 'a=b' };
  const request = new Request(url, { method: 'POST', body: form, headers });
  const result = await postFlow({ context, request, url }, 'login', change);
  return { calls, result };
}

function redirectTo(location: string): Response {
  const answer = new Response(null, { status: 303, headers: { location } });
  answer.headers.append('set-cookie', 'session=1; HttpOnly');
  return answer;
}

async function refused(form: string, answer: Response): Promise<number> {
  try {
    await post('/login?flow=1', form, answer);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
  }
  return 0;
}

describe('a form posted without script', () => {
  test('reaches the service as it was, with what the browser says of itself', async () => {
    const { calls } = await post('/login?flow=1', 'a=1&b=x+y', redirectTo('http://site/'));
    const [{ address, init }] = calls as [(typeof calls)[0]];
    expect(address).toBe('http://site/api/.ory/self-service/login?flow=1');
    expect([init.method, init.body]).toEqual(['POST', 'a=1&b=x+y']);
    expect(Object.fromEntries(new Headers(init.headers))).toMatchObject({
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'a=b',
      origin: 'http://site',
      'sec-fetch-site': 'same-origin',
    });
  });

  test('is put right on its way', async () => {
    const { calls } = await post('/login?flow=1', 'phone=1', redirectTo('/'), (form) =>
      form.set('phone', '2'),
    );
    expect(calls[0]?.init.body).toBe('phone=2');
  });

  test('leads where the service says, with its cookies', async () => {
    const { result } = await post('/login?flow=1', '', redirectTo('http://site/profile?a=1'));
    if (!(result instanceof Response)) throw new Error('this is no redirect');
    expect([result.status, result.headers.get('location')]).toEqual([303, '/profile?a=1']);
    expect(result.headers.getSetCookie()).toEqual(['session=1; HttpOnly']);
  });

  test.each([
    'http://site//evil.example/a?b=c',
    'http://site/.//evil.example/a?b=c',
    '/x/..//evil.example/a?b=c',
  ])('never leads to another site by a path that would name its host: %s', async (location) => {
    const { result } = await post('/login?flow=1', '', redirectTo(location));
    expect(result instanceof Response && result.headers.get('location')).toBe('/evil.example/a?b=c');
  });

  test('comes back to the page with what its address said', async () => {
    const { result } = await post('/login?flow=1&chart_type=bar', '', redirectTo('http://site/login?flow=2'));
    expect(result instanceof Response && result.headers.get('location')).toBe('/login?flow=2&chart_type=bar');
  });

  test('leaves the site by a page of its own, which no policy for forms holds back', async () => {
    const provider = 'https://accounts.example/auth?state=a;b';
    const { result } = await post('/login?flow=1', 'provider=x', redirectTo(provider));
    if (result instanceof Response) throw new Error('a redirect would be held back');
    expect(result.data).toEqual({ leavingTo: provider, host: 'accounts.example' });
    const headers = new Headers(result.init?.headers);
    expect(headers.get('refresh')).toBe(`0; url=${provider}`);
    expect(headers.getSetCookie()).toEqual(['session=1; HttpOnly']);
  });

  test('leads on to the call that leads to the site of an application in the same way', async () => {
    const to = 'http://site/api/.ory/oauth2/auth?login_verifier=1';
    const { result } = await post('/login?flow=1', '', redirectTo(to));
    if (result instanceof Response) throw new Error('a redirect would be held back at the second step');
    expect(result.data).toEqual({ leavingTo: to });
    expect(new Headers(result.init?.headers).get('refresh')).toBe(`0; url=${to}`);
  });

  test('fails where the service gives no answer for browsers, and where it is no form', async () => {
    expect(await refused('', new Response(null, { status: 500 }))).toBe(502);
    expect(await refused('a'.repeat(100_001), redirectTo('/'))).toBe(413);
  });
});
