import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantAdministration } from '@gazetteer/identity';
import {
  type Answer,
  everyScope,
  type Installation,
  openInstallation,
  outcome,
  type Program,
} from './token-testing.ts';

const CHARTS = '/api/content/items/visualisations';

let portal: Installation;
let app: Program;
let ada: string;
let resource: string;

/** Ada is an admin of the registrar, whose dataset of births is private and has a table. */
beforeAll(async () => {
  portal = await openInstallation();
  app = await portal.register();
  ada = await portal.enrol('ada@example.org');
  const { action, key } = portal;
  await action('organization_create', key, { name: 'registrar' });
  await action('organization_member_create', key, { id: 'registrar', username: ada, role: 'admin' });
  await action('package_create', key, { name: 'births', owner_org: 'registrar', private: true });
  const made = await action('datastore_create', key, {
    resource: { package_id: 'births', name: 'Births' },
    fields: [{ id: 'year', type: 'int4' }],
    records: [{ year: 2020 }],
  });
  resource = made.body.result.resource_id;
});

afterAll(() => portal.close());

/** A token of Ada's for a program. */
const adas = async (scope: string): Promise<string> =>
  `Bearer ${(await portal.grant(app, ada, scope)).access_token}`;

const chart = () => ({
  visJSON: {
    version: 1,
    source: { kind: 'table', resource_id: resource },
    mark: 'bar',
    channels: { x: { field: 'year' }, y: { aggregate: 'count' } },
  },
  title: 'Births',
  visibility: 'private',
});

/** Calls of each area: some that read and some that write. */
const calls: Record<string, (as: string) => Promise<Answer>> = {
  'a private dataset': (as) => portal.action('package_show', as, { id: 'births' }),
  'its metadata by GET': (as) => portal.ask('GET', '/api/3/action/package_show?id=births', { as }),
  'to change it': (as) => portal.action('package_patch', as, { id: 'births', notes: 'a' }),
  'its rows': (as) => portal.action('datastore_search', as, { resource_id: resource }),
  'a download': (as) => portal.ask('GET', `/datastore/dump/${resource}`, { as }),
  'to write rows': (as) =>
    portal.action('datastore_upsert', as, {
      resource_id: resource,
      method: 'insert',
      records: [{ year: 1 }],
    }),
  'own charts': (as) => portal.ask('GET', `${CHARTS}?filter[userId][_eq]=${ada}`, { as }),
  'to save a chart': (as) => portal.ask('POST', CHARTS, { as, body: chart() }),
  'who works there': (as) => portal.action('organization_people_list', as, { id: 'registrar' }),
  'to give a role': (as) =>
    portal.action('member_create', as, {
      id: 'registrar',
      object: ada,
      object_type: 'user',
      capacity: 'admin',
    }),
  accounts: (as) => portal.ask('GET', '/api/.ory/admin/identities', { as }),
  clients: (as) => portal.ask('GET', '/api/.ory/admin/clients', { as }),
  'own keys': (as) => portal.action('api_token_list', as),
  'a session': (as) => portal.ask('GET', '/api/.ory/sessions/whoami', { as }),
  tuples: (as) => portal.ask('GET', '/api/.ory/relation-tuples', { as }),
  'a token of the content service': (as) => portal.ask('POST', '/api/login', { as }),
  'nothing that is there': (as) => portal.ask('GET', '/nowhere', { as }),
};

const never = {
  accounts: 'needs no token',
  clients: 'needs no token',
  'own keys': 'needs no token',
  'a session': 'needs no token',
  tuples: 'needs no token',
  'a token of the content service': 'needs no token',
  'nothing that is there': 'needs no token',
};

const lacking = {
  'a private dataset': 'needs catalogue.read',
  'its metadata by GET': 'needs catalogue.read',
  'to change it': 'needs catalogue.write',
  'its rows': 'needs datastore.read',
  'a download': 'needs datastore.read',
  'to write rows': 'needs datastore.write',
  'own charts': 'needs content.read',
  'to save a chart': 'needs content.write',
  'who works there': 'needs permissions.read',
  'to give a role': 'needs permissions.write',
  ...never,
};

const reading = {
  catalogue: { 'a private dataset': 'done', 'its metadata by GET': 'done' },
  datastore: { 'its rows': 'done', 'a download': 'done' },
  content: { 'own charts': 'done' },
  permissions: { 'who works there': 'done' },
};
const writing = {
  catalogue: { 'to change it': 'done' },
  datastore: { 'to write rows': 'done' },
  // Whoever does not read tables saves no chart of a private one.
  content: { 'to save a chart': 'refused 400' },
  permissions: { 'to give a role': 'done' },
};
const areas = ['catalogue', 'datastore', 'content', 'permissions'] as const;

async function outcomes(as: string): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls)) all[name] = outcome(await call(as));
  return all;
}

describe('a token that a person granted', () => {
  it('is let through nowhere without a scope of the portal', async () => {
    expect(await outcomes(await adas('openid'))).toEqual(lacking);
  });

  it.each(areas)('reads in the area %s with its scope, and nothing else', async (area) => {
    expect(await outcomes(await adas(`${area}.read`))).toEqual({ ...lacking, ...reading[area] });
  });

  it.each(areas)('reads and writes in the area %s with the scope for writing', async (area) => {
    expect(await outcomes(await adas(`${area}.write`))).toEqual({
      ...lacking,
      ...reading[area],
      ...writing[area],
    });
  });

  it('does with all scopes what its person may, apart from the account', async () => {
    const done = Object.fromEntries(Object.keys(lacking).map((name) => [name, 'done']));
    const token = await adas(everyScope);
    expect(await outcomes(token)).toEqual({ ...done, ...never });
    const { body } = await portal.action('user_show', token);
    expect(body.result).toMatchObject({ id: ada, sysadmin: false });
  });

  it('gives no more than its person may', async () => {
    const stranger = await portal.enrol('bob@example.org');
    const { access_token } = await portal.grant(app, stranger, everyScope);
    const found = await outcomes(access_token);
    for (const name of ['a private dataset', 'to change it', 'to give a role']) {
      expect([name, found[name]]).toEqual([name, 'refused 403']);
    }
  });

  it('never administers, not even for an administrator', async () => {
    const root = await portal.enrol('root@example.org');
    await grantAdministration(portal.application.identity, { identityId: root, by: 'test' });
    const { access_token } = await portal.grant(app, root, everyScope);
    expect(outcome(await portal.action('organization_create', access_token, { name: 'mine' }))).toBe(
      'refused 403',
    );
    expect(outcome(await portal.action('package_show', access_token, { id: 'births' }))).toBe('refused 403');
    const answer = await portal.ask('GET', '/api/.ory/admin/identities', { as: access_token });
    expect(outcome(answer)).toBe('needs no token');
  });

  it('shows no rows of a private table by a chart, unless it reads tables', async () => {
    const { body } = await portal.ask('POST', CHARTS, { as: await adas(everyScope), body: chart() });
    const picture = async (scope: string) =>
      (await portal.ask('GET', `/charts/${body.data.visID}.csv`, { as: await adas(scope) })).status;
    expect(await picture('content.read')).toBe(404);
    expect(await picture('content.read datastore.read')).toBe(200);
  });

  it('asks in GraphQL for what its scopes reach, call by call', async () => {
    const query = `{
      package_show(id: "births") { result { name } }
      datastore_search_sql(sql: "SELECT year FROM \\"${resource}\\" LIMIT 1") { result { records } }
    }`;
    const query2 = async (scope: string) =>
      (await portal.ask('POST', '/graphql', { as: await adas(scope), body: { query } })).body;
    const show = { result: { name: 'births' } };
    const neither = await query2('content.read');
    expect(neither.data).toEqual({ package_show: null, datastore_search_sql: null });
    expect(JSON.stringify(neither.errors)).toContain('has not the scope');
    expect((await query2('catalogue.read')).data).toEqual({ package_show: show, datastore_search_sql: null });
    const both = await query2('catalogue.read datastore.read');
    expect(both).toEqual({
      data: { package_show: show, datastore_search_sql: { result: { records: [{ year: 2020 }] } } },
    });
  });
});

describe('a token that a program got for itself', () => {
  const shows = async (as: string) => outcome(await portal.action('package_show', as, { id: 'births' }));

  it('has the rights that the program was given, as people are', async () => {
    const { action, key } = portal;
    const program = await portal.register();
    const named = `client:${program.id}`;
    const token = await portal.ownToken(program, everyScope);
    expect(await shows(token)).toBe('refused 403');
    const role = { id: 'registrar', username: named, role: 'editor' };
    expect((await action('organization_member_create', key, role)).status).toBe(200);
    expect(await shows(token)).toBe('done');
    const made = await action('package_create', token, { name: randomUUID(), owner_org: 'registrar' });
    expect(made.body.result).toMatchObject({ creator_user_id: named });
    const { body } = await action('organization_people_list', key, { id: 'registrar' });
    const listed = { id: named, name: 'Rain gauge', role: 'editor', email: null };
    expect(body.result.people).toContainEqual(expect.objectContaining(listed));
    const own = await action('organization_list_for_user', token, { permission: 'read' });
    expect(own.body.result).toMatchObject([{ name: 'registrar', capacity: 'editor' }]);
    await action('organization_member_delete', key, { id: 'registrar', username: named });
    expect(await shows(token)).toBe('refused 403');
  });

  it('works on one dataset where the program is a collaborator', async () => {
    const program = await portal.register();
    const token = await portal.ownToken(program, everyScope);
    const share = { id: 'births', user_id: `client:${program.id}`, capacity: 'member' };
    expect((await portal.action('package_collaborator_create', portal.key, share)).status).toBe(200);
    expect(await shows(token)).toBe('done');
    const { status } = await portal.action('package_patch', token, { id: 'births', notes: 'b' });
    expect(status).toBe(403);
  });

  it('leaves no rights to another client of the same id', async () => {
    const client_id = randomUUID();
    const give = { id: 'registrar', object: `client:${client_id}`, object_type: 'user', capacity: 'member' };
    const missing = await portal.action('member_create', portal.key, give);
    expect(missing.body.error.message).toBe('Not found: User was not found.');
    const register = () => portal.register({ client_id, client_secret: 'a secret that is long enough' });
    const first = await register();
    expect((await portal.action('member_create', portal.key, give)).status).toBe(200);
    expect(await shows(await portal.ownToken(first, everyScope))).toBe('done');
    await portal.ask('DELETE', `/api/.ory/admin/clients/${client_id}`, { as: portal.key });
    expect(await shows(await portal.ownToken(await register(), everyScope))).toBe('refused 403');
  });

  it('owns no charts, and has no account', async () => {
    const program = await portal.register();
    const as = await portal.ownToken(program, everyScope);
    expect(outcome(await portal.ask('POST', CHARTS, { as, body: chart() }))).toBe('refused 403');
    const { body } = await portal.action('user_show', as);
    expect(body.result).toMatchObject({ id: `client:${program.id}`, sysadmin: false });
  });

  it('may be a signed text, which ends with the client', async () => {
    const program = await portal.register({ access_token_strategy: 'jwt' });
    const as = await portal.ownToken(program, 'catalogue.read');
    expect(as.split('.')).toHaveLength(3);
    const ask = () => portal.action('package_search', as);
    expect([outcome(await ask()), outcome(await portal.action('datastore_info', as))]).toEqual([
      'done',
      'needs datastore.read',
    ]);
    expect(outcome(await portal.ask('GET', CHARTS, { as: `Bearer ${as}` }))).toBe('needs content.read');
    expect((await portal.action('package_search', `${as}x`)).status).toBe(401);
    await portal.ask('DELETE', `/api/.ory/admin/clients/${program.id}`, { as: portal.key });
    expect((await ask()).status).toBe(401);
  });
});
