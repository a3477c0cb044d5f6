import type { SiteContext } from '@gazetteer/site/server';
import { expect, test } from 'vitest';
import { changeSites } from './change-sites.server.ts';
import { loadSites } from './load-sites.server.ts';

/** A service that answers like this, and notes what it was asked. */
function answering(answer: Response) {
  const asked: string[] = [];
  const fetch = async (address: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${address.slice('http://site/api/.ory'.length)}`);
    return answer;
  };
  return {
    asked,
    services: {
      publicUrl: 'http://site',
      accountsUrl: 'http://site',
      locale: 'en',
      fetch,
    } as unknown as SiteContext,
  };
}

const request = new Request('http://site/profile', { method: 'POST' });
const revoke = new URLSearchParams({ intent: 'revoke-site', id: 'a/b' });

test('access is taken from a site', async () => {
  const { asked, services } = answering(new Response(null, { status: 204 }));
  expect(await changeSites(services, request, revoke)).toEqual({ done: 'site-revoked' });
  expect(asked).toEqual(['DELETE /self-service/oauth2/grants/a%2Fb']);
});

test('a form about something else is left to others, and a failure is told', async () => {
  const { asked, services } = answering(Response.json({}, { status: 500 }));
  expect(await changeSites(services, request, new URLSearchParams())).toBeUndefined();
  expect(asked).toEqual([]);
  expect(await changeSites(services, request, revoke)).toEqual({ done: 'site-problem' });
});

test('who is not signed in any more is led to the login', async () => {
  const { services } = answering(Response.json({}, { status: 401 }));
  const led = await changeSites(services, request, revoke).catch((thrown: unknown) => thrown);
  expect(led instanceof Response && led.headers.get('location')).toBe('/login?return_to=/profile');
});

test('the profile is whole without its sites', async () => {
  expect(await loadSites(answering(Response.json([])).services, request)).toEqual([]);
  expect(await loadSites(answering(Response.json({}, { status: 500 })).services, request)).toBeUndefined();
});
