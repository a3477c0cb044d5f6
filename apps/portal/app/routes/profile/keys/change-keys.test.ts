import type { SiteContext } from '@gazetteer/site/server';
import { expect, test } from 'vitest';
import { changeKeys } from './change-keys.server.ts';

/** Sends a form to a service that answers like this; gives what was asked of the service and what the page says. */
async function send(form: Record<string, string>, answer: Response) {
  const asked: string[] = [];
  const fetch = async (address: string, { method, body }: RequestInit) => {
    asked.push(
      `${method} ${address.slice('http://site/api/.ory'.length)} ${typeof body === 'string' ? body : ''}`.trim(),
    );
    return answer;
  };
  const services = {
    publicUrl: 'http://site',
    accountsUrl: 'http://site',
    locale: 'en',
    fetch,
  } as unknown as SiteContext;
  const request = new Request('http://site/profile', { method: 'POST' });
  try {
    return { asked, said: await changeKeys(services, request, new URLSearchParams(form)) };
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    return { asked, led: response.headers.get('location') };
  }
}

const form = { intent: 'make-key', name: ' Report ', scope: 'write', lifetime: '30' };
const wanted = { name: 'Report', scope: 'write', lifetime: '30' };

test('a key is made and shown', async () => {
  const { asked, said } = await send(form, Response.json({ key: 'gzp_a' }, { status: 201 }));
  const body = '{"name":"Report","scope":"write","expires_in_days":30}';
  expect(asked).toEqual([`POST /self-service/account/keys?return_to=/profile ${body}`]);
  expect(said).toEqual({ done: 'key-made', name: 'Report', key: 'gzp_a' });
});

test('a key that never ends is one of no days, and what is not offered is the safer choice', async () => {
  const made = () => Response.json({ key: 'gzp_a' });
  expect((await send({ ...form, lifetime: 'never' }, made())).asked[0]).toContain('"expires_in_days":null');
  const { asked } = await send({ ...form, scope: 'all', lifetime: '9999' }, made());
  expect(asked[0]).toContain('"scope":"read","expires_in_days":90');
});

test.each([
  ['', 'key-unnamed', 500, []],
  ['x'.repeat(101), 'key-unnamed', 500, []],
  ['Report', 'key-taken', 400, [expect.any(String)]],
  ['Report', 'key-too-many', 409, [expect.any(String)]],
])('a refused key leaves the form filled in: %s %s', async (name, done, status, asked) => {
  expect(await send({ ...form, name }, Response.json({}, { status }))).toEqual({
    asked,
    said: { done, wanted: { ...wanted, name } },
  });
});

test('a key is revoked', async () => {
  const revoke = { intent: 'revoke-key', id: 'a/b' };
  expect(await send(revoke, new Response(null, { status: 204 }))).toEqual({
    asked: ['DELETE /self-service/account/keys/a%2Fb'],
    said: { done: 'key-revoked' },
  });
  expect((await send(revoke, Response.json({}, { status: 404 }))).said).toEqual({ done: 'key-gone' });
  expect((await send(revoke, Response.json({}, { status: 500 }))).said).toEqual({ done: 'key-problem' });
});

test('who has to sign in again is led there', async () => {
  const body = { redirect_browser_to: 'http://site/api/.ory/self-service/login/browser?refresh=true' };
  expect((await send(form, Response.json(body, { status: 403 }))).led).toBe(body.redirect_browser_to);
  expect((await send(form, Response.json({}, { status: 401 }))).led).toBe('/login?return_to=/profile');
  expect((await send(form, Response.json({}, { status: 403 }))).said).toEqual({ done: 'key-problem' });
});

test('forms about something else are left to others', async () => {
  expect(await send({ intent: 'sign-out' }, new Response())).toEqual({ asked: [], said: undefined });
});
