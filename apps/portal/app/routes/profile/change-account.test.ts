import type { SiteContext } from '@gazetteer/site/server';
import { describe, expect, test } from 'vitest';
import { changeAccount } from './change-account.server.ts';
import { deletedCookie, hasJustDeleted } from './deleted-cookie.ts';

/** Sends a form to a service that answers like this; gives what was asked of the service and what the page says. */
async function send(form: Record<string, string>, answer: () => Response) {
  const asked: string[] = [];
  const fetch = async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address.slice('http://site/api/.ory'.length)}`);
    return answer();
  };
  const services = {
    publicUrl: 'http://site',
    accountsUrl: 'http://site',
    locale: 'en',
    fetch,
  } as unknown as SiteContext;
  const request = new Request('http://site/profile', { method: 'POST' });
  try {
    return { asked, said: await changeAccount(services, request, new URLSearchParams(form)) };
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    return { asked, led: response.headers.get('location'), cookies: response.headers.getSetCookie() };
  }
}

const done = () => new Response(null, { status: 204 });
const refused =
  (status: number, body = {}) =>
  () =>
    Response.json(body, { status });

describe('the profile page', () => {
  test('signs out one device', async () => {
    const { asked, said } = await send({ intent: 'sign-out', id: 'a/b' }, done);
    expect(asked).toEqual(['DELETE /sessions/a%2Fb']);
    expect(said).toEqual({ done: 'signedOut' });
  });

  test('signs out all others and says how many', async () => {
    const { asked, said } = await send({ intent: 'sign-out-others' }, () => Response.json({ count: 3 }));
    expect(asked).toEqual(['DELETE /sessions']);
    expect(said).toEqual({ done: 'signedOutOthers', count: 3 });
  });

  test('deletes the account when that is confirmed, takes the session away and says goodbye', async () => {
    const headers = { 'set-cookie': 'ory_kratos_session=; Max-Age=0' };
    const gone = () => new Response(null, { status: 204, headers });
    expect(await send({ intent: 'delete', confirmed: 'yes' }, gone)).toEqual({
      asked: ['DELETE /self-service/account?return_to=/profile'],
      led: '/profile/deleted',
      cookies: [deletedCookie('http://site'), 'ory_kratos_session=; Max-Age=0'],
    });
  });

  test('asks for the confirmation first', async () => {
    expect(await send({ intent: 'delete' }, done)).toEqual({ asked: [], said: { done: 'missing' } });
  });

  test('leads to a fresh sign-in where one is wanted', async () => {
    const body = { redirect_browser_to: 'http://site/api/.ory/self-service/login/browser?refresh=true' };
    const { led } = await send({ intent: 'delete', confirmed: 'yes' }, refused(403, body));
    expect(led).toBe(body.redirect_browser_to);
  });

  test('leads to the login when the session is over', async () => {
    expect((await send({ intent: 'sign-out-others' }, refused(401))).led).toBe('/login?return_to=/profile');
  });

  test.each([
    [{ intent: 'sign-out', id: '1' }, refused(500)],
    [{ intent: 'delete', confirmed: 'yes' }, refused(403)],
    [{ intent: 'other' }, done],
  ])('says when something did not work: %j', async (form, answer) => {
    expect((await send(form, answer)).said).toEqual({ done: 'problem' });
  });
});

test.each([
  ['account-deleted=1', true],
  ['theme=dark; account-deleted=1', true],
  [null, false],
  ['', false],
  ['account-deleted=', false],
  ['not-account-deleted=1', false],
])('the farewell is for who has just deleted an account: %s', (header, expected) => {
  expect(hasJustDeleted(header)).toBe(expected);
});

test('the farewell is sent by https only where the site is', () => {
  expect(deletedCookie('https://data.example.gov')).toMatch(/; Secure$/);
  expect(deletedCookie('http://localhost:3000')).not.toContain('Secure');
});
