import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grantAdministration } from '@gazetteer/identity';
import { countStatements } from '@gazetteer/testing';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../administrator-keys/change-keys.ts';
import { type Application, openApplication } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';

/** What reads by another method than GET, beside the actions that are read-only. Everything else changes something. */
const readers = [
  'POST /graphql',
  'POST /mcp',
  // It is answered by 405.
  'DELETE /mcp',
  'POST /datastore/chart.:format',
  'POST /api/.ory/relation-tuples/check',
  'POST /api/.ory/relation-tuples/check/openapi',
  'POST /api/.ory/relation-tuples/batch/check',
  'POST /api/.ory/admin/oauth2/introspect',
  'POST /api/.ory/opl/syntax/check',
  ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} /api/.ory/sessions/whoami`),
];

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ACTION = /^\/api\/(?:3\/)?action\/(.+)$/;

type Route = { method: string; url: string; onlyReads: boolean; readsCredentials: boolean };

let folder: string;
let application: Application;
let administratorKey: string;
let ada: string;
const routes: Route[] = [];

/** Notes every route of every server that starts, the server's own and hidden ones too. */
function noteRoutes(message: unknown): void {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route: RouteOptions) => {
    for (const method of [route.method].flat()) {
      const { onlyReads = false, readsCredentials = false } = route.config ?? {};
      routes.push({ method, url: route.url, onlyReads, readsCredentials });
    }
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-personal-keys-'));
  subscribe('fastify.initialization', noteRoutes);
  application = await openApplication(testSettings({ DATA_DIR: folder }));
  unsubscribe('fastify.initialization', noteRoutes);
  administratorKey = await createKey(application.sql, 'test');
  const made = await ask('POST', '/api/.ory/admin/identities', administratorKey, {
    schema_id: 'individual',
    traits: { email: 'ada@example.org', name: 'Ada' },
    credentials: { password: { config: { password: 'analytical engine 1843' } } },
  });
  ada = made.body.id;
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

async function ask(method: string, url: string, key?: string, payload?: object) {
  const { statusCode: status, body } = await application.server.inject({
    method: method as 'GET',
    url,
    headers: key === undefined ? {} : { authorization: key },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status, text: body, body: body.startsWith('{') ? JSON.parse(body) : undefined };
}

/** A session token of Ada's, as an app gets one. */
async function signIn(): Promise<string> {
  const flow = await ask('GET', '/api/.ory/self-service/login/api');
  const { body } = await ask(
    'POST',
    new URL(flow.body.ui.action).pathname + `?flow=${flow.body.id}`,
    undefined,
    {
      method: 'password',
      identifier: 'ada@example.org',
      password: 'analytical engine 1843',
    },
  );
  return `Bearer ${body.session_token}`;
}

async function makeKey(name: string, scope: 'read' | 'write'): Promise<string> {
  const wanted = { user: ada, name, scope };
  const { body } = await ask('POST', '/api/3/action/api_token_create', await signIn(), wanted);
  return body.result.token;
}

describe('a person’s key that may only read', () => {
  let key: string;
  beforeAll(async () => {
    key = await makeKey('reader', 'read');
    await grantAdministration(application.identity, { identityId: ada, by: 'test' });
  });

  it('is let through where a decision says that a call reads, and nowhere else', () => {
    const declared = routes
      .filter(
        ({ onlyReads, method, url }) => onlyReads && !SAFE_METHODS.includes(method) && !ACTION.test(url),
      )
      .map(({ method, url }) => `${method} ${url}`);
    expect(declared.toSorted()).toEqual(readers.toSorted());
    const actions = routes.filter(({ method, url }) => method === 'POST' && ACTION.test(url));
    const wrong = actions.filter(({ url, onlyReads }) => {
      const [, name = ''] = ACTION.exec(url) ?? [];
      return onlyReads !== (application.server.actions.find(name)?.readOnly ?? false);
    });
    expect(wrong).toEqual([]);
    expect(actions.length).toBeGreaterThan(100);
  });

  it('changes nothing, not even as an administrator’s: it is refused at every other route', async () => {
    const changing = routes.filter(
      // What reads credentials by itself knows no keys.
      ({ method, onlyReads, readsCredentials }) =>
        !onlyReads && !readsCredentials && !SAFE_METHODS.includes(method),
    );
    const letThrough: string[] = [];
    for (const { method, url } of changing) {
      const path = url.replaceAll(/:\w+/g, 'x').replace('*', 'x');
      const { status, text } = await ask(method, path, key);
      if (status !== 403 || !text.includes('may only read')) letThrough.push(`${method} ${url}: ${status}`);
    }
    expect(letThrough).toEqual([]);
    expect(changing.length).toBeGreaterThan(150);
  });

  it('is refused in the shape of errors that each API has', async () => {
    const action = await ask('POST', '/api/3/action/package_create', key, { name: 'a' });
    expect(action.body).toMatchObject({ success: false, error: { __type: 'Authorization Error' } });
    const ory = await ask('POST', '/api/.ory/admin/identities', key, {});
    expect(ory.body.error).toMatchObject({ code: 403, status: 'Forbidden' });
    const items = await ask('POST', '/api/content/items/visualisations', key, {});
    expect(items.body.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const jobs = await ask('POST', '/api/imports', key, {});
    expect(jobs.body.error).toMatchObject({ code: 'access_denied' });
  });

  it('reads what its person may, by GET and by POST', async () => {
    expect((await ask('GET', `/api/.ory/admin/identities/${ada}`, key)).status).toBe(200);
    const { body } = await ask('POST', '/api/3/action/api_token_list', key, {});
    expect(body.result).toMatchObject([{ name: 'reader', scope: 'read', user_id: ada }]);
    const query = { query: '{ __typename }' };
    const graphql = await application.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: key, 'content-type': 'application/json' },
      payload: JSON.stringify(query),
    });
    expect(graphql.json()).toEqual({ data: { __typename: 'Query' } });
    for (const path of readers.filter((reader) => reader.includes('relation-tuples'))) {
      const { text } = await ask('POST', path.replace('POST ', ''), key, {});
      expect(text).not.toContain('may only read');
    }
  });
});

describe('a person’s key', () => {
  it('is taken from the headers that clients of CKAN send, and nowhere else', async () => {
    const key = await makeKey('client', 'read');
    const url = '/api/3/action/user_show';
    const askWith = (headers: Record<string, string | undefined>) =>
      application.server.inject({ url, headers });
    for (const headers of [
      { authorization: key },
      { authorization: `Bearer ${key}` },
      { 'x-ckan-api-key': key },
    ])
      expect((await askWith(headers)).json().result).toMatchObject({ id: ada, name: ada });
    for (const headers of [
      { 'x-session-token': key },
      { cookie: `ory_kratos_session=${key}` },
      { authorization: `${key}x` },
    ])
      expect((await askWith(headers)).statusCode).toBe(404);
  });

  it('has the person’s rights, and none once it is revoked', async () => {
    const key = await makeKey('writer', 'write');
    const charts = '/api/content/items/visualisations';
    expect((await ask('GET', charts, `Bearer ${key}`)).body).toMatchObject({ data: [] });
    const create = () => ask('POST', '/api/3/action/api_token_create', key, { name: 'made with a key' });
    expect((await create()).status).toBe(200);
    const revoked = await ask('POST', '/api/3/action/api_token_revoke', key, { token: key });
    expect(revoked.body).toMatchObject({ success: true, result: null });
    expect((await create()).status).toBe(403);
    expect((await ask('GET', charts, `Bearer ${key}`)).status).toBe(403);
    expect((await ask('GET', charts)).status).toBe(401);
  });

  it('is recorded as its person, who may administer', async () => {
    await grantAdministration(application.identity, { identityId: ada, by: 'test' });
    const key = await makeKey('administers', 'write');
    const sessions = await application.server.inject({
      url: `/api/.ory/admin/identities/${ada}/sessions`,
      headers: { authorization: key },
    });
    const [{ id }] = sessions.json();
    expect((await ask('DELETE', `/api/.ory/admin/sessions/${id}`, key)).status).toBe(204);
    const { text } = await ask('GET', '/api/.ory/admin/audit/events?event=sessions_revoked', key);
    expect(text).toContain(`"by":"${ada}"`);
  });

  it('is no session, and gets none', async () => {
    const key = await makeKey('no session', 'write');
    expect((await ask('POST', '/api/login', `Bearer ${key}`)).status).toBe(401);
    expect((await ask('GET', '/api/.ory/sessions/whoami', `Bearer ${key}`)).status).toBe(401);
  });

  it('is looked for in one table, as an administrator’s key is', async () => {
    const key = await makeKey('counted', 'read');
    for (const presented of [key, administratorKey]) expect(await statementsFor(presented)).toBe(1);
    // A text that has not the shape of either is looked for among administrators’ keys, which may be any text.
    expect(await statementsFor('gzp_short')).toBe(1);
    expect(await statementsFor(undefined)).toBe(0);
  });
});

/** How many statements it takes to learn who calls; the use of the key has been noted before. */
async function statementsFor(key: string | undefined): Promise<number> {
  await ask('GET', '/version', key);
  return countStatements(application.sql, () => ask('GET', '/version', key));
}
