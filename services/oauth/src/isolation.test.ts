import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import {
  type Case,
  callsElsewhere,
  DEVICE,
  fillProject,
  grant_types,
  type Known,
  twin,
} from './isolation-testing.ts';
import { type Answer, openTestOauth, OTHER_HOST, PORTAL_HOST, type TestOauth } from './oauth-testing.ts';
import { SampleApp } from './sample-app-testing.ts';

type Json = Record<string, unknown>;

/** An address with the names that the portal's things have. */
function namesIn(route: string, { issuerId }: Known): string {
  return route
    .replace('/issuers/:id', `/issuers/${issuerId}`)
    .replace(':id', 'only-here')
    .replace(':client_id', 'twin')
    .replace(':set', 'mine')
    .replace(':kid', 'first');
}

const shapeOf = (route: string) =>
  route.replace(/\/(auth|verify)\/(?!requests|sessions)[\w-]{20,}/, '/$1/:request');

describeStores('two projects in one store', (open) => {
  it('know nothing of each other, in any call', async () => {
    const oauth = await openTestOauth(await open());
    for (const host of [PORTAL_HOST, OTHER_HOST]) {
      await oauth.configure({ oidc: { dynamic_client_registration: { enabled: true } } }, host);
    }
    const known = await fillProject(oauth);
    await SampleApp.create(oauth, { ...twin, grant_types }, OTHER_HOST);
    const cases = callsElsewhere(known);
    const tried = new Set(cases.map(({ route }) => shapeOf(route)));
    const routes = oauth.mounted.filter((route) => !/^(HEAD|OPTIONS) /.test(route));
    expect([...tried].toSorted()).toEqual(routes.map((route) => route.replace('/api/.ory', '')).toSorted());
    for (const { route, path = '', body, as, headers = {}, answer } of cases) {
      const [method = '', address = ''] = namesIn(route, known).split(' ');
      const given = await oauth.call(method, `${address}${path}`, body, {
        host: OTHER_HOST,
        headers,
        ...(as === undefined ? {} : { as }),
      });
      expect([route, seenOf(given, answer)]).toEqual([route, expectedOf(answer)]);
    }
    await expectWhole(oauth, known);
  });
});

function seenOf({ status, headers, body }: Answer<unknown>, expected: Case['answer']): unknown {
  if (typeof expected === 'number') return status;
  return typeof expected === 'string' ? String(headers['location']) : body;
}

function expectedOf(answer: Case['answer']): unknown {
  if (typeof answer === 'string') return expect.stringContaining(answer);
  return typeof answer === 'number' || Array.isArray(answer) ? answer : expect.objectContaining(answer);
}

/** Nothing that was done elsewhere has changed anything of the portal's. */
async function expectWhole(oauth: TestOauth, known: Known): Promise<void> {
  const { app, tokens, code, proof, device, key } = known;
  for (const token of [tokens.access_token, tokens.refresh_token ?? '', known.jwt, known.own]) {
    expect(await app.introspect(token)).toMatchObject({ active: true });
  }
  const get = async (path: string) => (await oauth.call<never>('GET', path)).body;
  expect(await get('/admin/clients/only-here')).toMatchObject({ owner: '' });
  expect(await get('/admin/clients/only-there')).toMatchObject({ error: 'Not Found' });
  expect(await get('/admin/keys/mine/first')).toEqual({ keys: [key] });
  expect(await get(`/admin/trust/grants/jwt-bearer/issuers/${known.issuerId}`)).toMatchObject({
    subject: 'ann',
  });
  expect(await get('/admin/oauth2/auth/sessions/consent?subject=ann')).not.toEqual([]);
  for (const kind of ['login', 'consent', 'logout'] as const) {
    expect((await app.read(kind, known.challenges[kind])).status).toBe(200);
  }
  const { keys: shown } = await get('/.well-known/jwks.json');
  const elsewhere = await oauth.call<{ keys: Json[] }>('GET', '/.well-known/jwks.json', undefined, {
    host: OTHER_HOST,
  });
  const names = (shown as Json[]).map(({ kid }) => kid);
  expect(elsewhere.body.keys.filter(({ kid }) => names.includes(kid))).toEqual([]);
  expect((await app.redeem(code, proof)).status).toBe(200);
  const poll = await app.token({ grant_type: DEVICE, device_code: device.code });
  expect(poll.body).toMatchObject({ error: 'authorization_pending' });
}
