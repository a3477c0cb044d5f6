import { type SiteContext, siteKey } from '@gazetteer/site/server';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ownAddress, signOut, signOutAndLeave } from './sign-out.server.ts';

const request = new Request('http://site/logout', { method: 'POST' });
const back = 'http://site/api/.ory/oauth2/sessions/logout?logout_verifier=1';

/** A service in which the browser has a session, or none. */
function services(hasSession: boolean) {
  const fetch = async () =>
    hasSession ? Response.json({ logout_token: 'ory_lo_1' }) : Response.json({}, { status: 401 });
  return { accountsUrl: 'http://site', locale: 'en', fetch } as unknown as SiteContext;
}

test('signing out leads through the service, and straight on where there is no session', async () => {
  const address = async (hasSession: boolean) =>
    (await signOut(services(hasSession), request, '/login')).headers.get('location');
  expect(await address(true)).toBe('/api/.ory/self-service/logout?token=ory_lo_1&return_to=%2Flogin');
  expect(await address(false)).toBe('/login');
});

test('signing out for an application goes on to its sign-out by a page of its own', async () => {
  const leavingTo = async (hasSession: boolean) => {
    const context = new RouterContextProvider();
    context.set(siteKey, services(hasSession));
    return (await signOutAndLeave(context, request, back)).data.leavingTo;
  };
  const query = new URLSearchParams({ token: 'ory_lo_1', return_to: back });
  expect(await leavingTo(true)).toBe(`http://site/api/.ory/self-service/logout?${query}`);
  expect(await leavingTo(false)).toBe(back);
});

test.each([
  ['/login?login_challenge=c', 'http://site/login?login_challenge=c'],
  [back, back],
  ['https://evil.example/', '/login'],
  ['//evil.example/', '/login'],
  ['javascript:alert(1)', '/login'],
  [null, '/login'],
])('a form that asks to go on to %s goes on to %s', (given, expected) => {
  expect(ownAddress({ accountsUrl: 'http://site' }, given)).toBe(expected);
});
