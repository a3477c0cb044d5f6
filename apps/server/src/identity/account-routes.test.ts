import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessOfAdministrators } from '@gazetteer/ory';
import { identityService } from '@gazetteer/identity';
import { createHttpServer } from '@gazetteer/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorKeyFile } from '../administrator-key.ts';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';

const BASE = '/api/.ory';
const flows = ['login', 'registration', 'recovery', 'verification', 'settings'];

/** Who may call what. A call that is not listed here has had no decision, and fails the test. */
const forEverybody = [
  ...flows.flatMap((kind) => [
    `GET /self-service/${kind}/browser`,
    `GET /self-service/${kind}/api`,
    `GET /self-service/${kind}/flows`,
    `GET /self-service/${kind}`,
    `POST /self-service/${kind}`,
  ]),
  'GET /self-service/errors',
  'GET /self-service/methods/oidc/callback/:provider',
  'GET /self-service/logout',
  'DELETE /self-service/logout/api',
  'GET /schemas',
  'GET /schemas/:id',
  'GET /sessions/jwks.json',
  'GET /.well-known/ory/webauthn.js',
  'GET /health/alive',
  'GET /health/ready',
  'GET /version',
];

/** About one's own account: never without a session. */
const forTheSignedIn = [
  'GET /self-service/logout/browser',
  'GET /self-service/account/export',
  'DELETE /self-service/account',
  'GET /self-service/account/keys',
  'POST /self-service/account/keys',
  'DELETE /self-service/account/keys/:id',
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} /sessions/whoami`),
  'GET /sessions',
  'DELETE /sessions',
  'DELETE /sessions/:id',
];

const forAdministrators = [
  'GET /admin/identities',
  'POST /admin/identities',
  'PATCH /admin/identities',
  'GET /admin/identities/:id',
  'PUT /admin/identities/:id',
  'PATCH /admin/identities/:id',
  'DELETE /admin/identities/:id',
  'DELETE /admin/identities/:id/credentials/:type',
  'GET /admin/identities/:id/sessions',
  'DELETE /admin/identities/:id/sessions',
  'GET /admin/sessions',
  'GET /admin/sessions/:id',
  'DELETE /admin/sessions/:id',
  'PATCH /admin/sessions/:id/extend',
  'POST /admin/recovery/code',
  'POST /admin/recovery/link',
  'GET /admin/courier/messages',
  'GET /admin/courier/messages/:id',
  'POST /admin/courier/messages/:id/resend',
  'GET /admin/audit/events',
];

let folder: string;
let application: Application;
/** Somebody who signed up, and has no further rights. */
let person: { token: string; id: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-accounts-'));
  application = await openApplication(testSettings({ DATA_DIR: folder, RATE_LIMIT: '0' }));
  const started = await application.server.inject(`${BASE}/self-service/registration/api`);
  const url = `${BASE}/self-service/registration?flow=${started.json<{ id: string }>().id}`;
  const traits = { email: 'ada@example.org', name: 'Ada Lovelace' };
  const payload = { method: 'password', password: 'an-engine-of-analysis-7', traits };
  const signedUp = await application.server.inject({ method: 'POST', url, payload });
  const { session_token, identity } = signedUp.json<{ session_token: string; identity: { id: string } }>();
  person = { token: session_token, id: identity.id };
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

/** Calls a route with the person's own id in its path, wanting JSON, and nothing to identify oneself unless given. */
async function call(route: string, headers: Record<string, string> = {}) {
  const [method = '', pattern = ''] = route.split(' ');
  const url = BASE + pattern.replace(':id', person.id).replace(':type', 'totp').replace(':provider', 'none');
  const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
  const answer = await application.server.inject({
    method: method as 'GET',
    url,
    headers: { accept: 'application/json', ...headers },
    ...payload,
  });
  return answer.statusCode;
}

async function callAll(routes: readonly string[], headers?: Record<string, string>) {
  const answers: [string, number][] = [];
  for (const route of routes) answers.push([route, await call(route, headers)]);
  return answers;
}

describe('the inventory of calls about accounts', () => {
  it('holds a decision for every call there is, and for none that is not', async () => {
    const mounted = new Set<string>();
    const server = await createHttpServer({
      beforeRoutes: async (started) => {
        started.addHook('onRoute', ({ method, url }) => {
          for (const name of [method].flat()) mounted.add(`${name} ${url}`);
        });
      },
    });
    await server.register(
      identityService(
        application.identity,
        accessOfAdministrators((host) => application.identity.projects.ofHost(host)),
      ),
    );
    await server.ready();
    await server.close();
    // What is not there is answered by a route too, and open to everybody.
    const accounts = [...mounted].filter(
      (route) => route.includes(BASE) && !route.startsWith('HEAD') && !route.endsWith(`${BASE}/*`),
    );
    const decided = [...forEverybody, ...forTheSignedIn, ...forAdministrators];
    expect(accounts.map((route) => route.replace(BASE, '')).toSorted()).toEqual(decided.toSorted());
  });

  it('says in the shape of these calls that there is no such call', async () => {
    for (const [method, path] of [
      ['GET', '/self-service/dance/browser'],
      ['PUT', '/sessions'],
      ['DELETE', '/schemas'],
    ] as const) {
      const answer = await application.server.inject({ method, url: BASE + path });
      const message = `There is nothing at ${method} ${BASE}${path}`;
      expect(answer.json()).toMatchObject({ error: { code: 404, status: 'Not Found', message } });
    }
  });

  it('lets nobody without a session at what is about one’s own account', async () => {
    expect(await callAll(forTheSignedIn)).toEqual(forTheSignedIn.map((route) => [route, 401]));
    const forged = { 'x-session-token': `ory_st_${'x'.repeat(32)}` };
    expect(await callAll(forTheSignedIn, forged)).toEqual(forTheSignedIn.map((route) => [route, 401]));
  });

  it('lets nobody but administrators at what is theirs', async () => {
    expect(await callAll(forAdministrators)).toEqual(forAdministrators.map((route) => [route, 401]));
    const signedIn = { 'x-session-token': person.token };
    expect(await call('GET /sessions/whoami', signedIn)).toBe(200);
    expect(await callAll(forAdministrators, signedIn)).toEqual(
      forAdministrators.map((route) => [route, 403]),
    );
  });

  it('lets the administrator’s key through', async () => {
    const key = (await readFile(administratorKeyFile(folder), 'utf8')).trim();
    const reads = forAdministrators.filter((route) => route.startsWith('GET'));
    for (const [, status] of await callAll(reads, { authorization: `Bearer ${key}` })) {
      expect([200, 404]).toContain(status);
    }
  });
});
