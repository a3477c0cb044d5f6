import { countStatements } from '@gazetteer/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { everyScope, type Installation, openInstallation, outcome, type Program } from './token-testing.ts';

const CHARTS = '/api/content/items/visualisations';

let portal: Installation;
let app: Program;
let ada: string;

beforeAll(async () => {
  portal = await openInstallation();
  app = await portal.register();
  ada = await portal.enrol('ada@example.org');
});

afterAll(() => portal.close());

describe('an access token', () => {
  const search = (as: string | undefined, more: object = {}) =>
    portal.ask('GET', '/api/3/action/package_search', { as, ...more });

  it('is read from the headers that keys are read from, and from no address', async () => {
    const token = await portal.ownToken(app, 'content.read');
    for (const headers of [
      { authorization: token },
      { authorization: `Bearer ${token}` },
      { 'x-ckan-api-key': token },
    ]) {
      expect(outcome(await search(undefined, { headers }))).toBe('needs catalogue.read');
    }
    const { status } = await portal.ask('GET', `/feeds/dataset.atom?access_token=${token}`);
    expect(status).toBe(200);
  });

  it.each([
    ['CKAN’s', '/api/3/action/package_search', { success: false, error: { __type: 'Authorization Error' } }],
    ['Ory’s', '/api/.ory/sessions/whoami', { error: { code: 401, status: 'Unauthorized' } }],
    ['OAuth2’s', '/api/.ory/admin/clients', { error: 'invalid_token' }],
    ['Directus’', CHARTS, { errors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }] }],
    ['our own', '/api/imports', { error: { code: 'invalid_token' } }],
    ['GraphQL’s', '/graphql?query={__typename}', { error: { code: 'invalid_token' } }],
  ])('that does not hold is refused in %s words, with the header that programs read', async (_name, url, body) => {
    const answer = await portal.ask('GET', url, { as: 'Bearer ory_at_unknown' });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer error="invalid_token", error_description="/);
    expect(answer.body).toMatchObject(body);
  });

  it.each([
    ['CKAN’s', '/api/3/action/api_token_list', { success: false, error: { __type: 'Authorization Error' } }],
    ['Ory’s', '/api/.ory/sessions/whoami', { error: { code: 403, status: 'Forbidden' } }],
    ['OAuth2’s', '/api/.ory/admin/clients', { error: 'insufficient_scope' }],
    ['Directus’', CHARTS, { errors: [{ extensions: { code: 'FORBIDDEN' } }] }],
    ['our own', '/api/imports', { error: { code: 'insufficient_scope' } }],
  ])('that lacks a scope is refused in %s words', async (_name, url, body) => {
    const answer = await portal.ask('GET', url, { as: await portal.ownToken(app, 'catalogue.read') });
    expect(answer.status).toBe(403);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer error="insufficient_scope"/);
    expect(answer.body).toMatchObject(body);
  });

  it.each([
    '/api/3/action/package_search',
    '/datastore/dump/x',
  ])('is refused to pages of other sites so that they can read why: %s', async (url) => {
    for (const as of ['ory_at_unknown', await portal.ownToken(app, 'content.read')]) {
      const { headers } = await portal.ask('GET', url, { as, headers: { origin: 'https://app.example' } });
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('WWW-Authenticate'),
      });
    }
  });

  it('ends at once when it is revoked, and one that was consumed is none', async () => {
    const tokens = await portal.grant(app, ada, 'offline catalogue.read');
    expect((await search(tokens.access_token)).status).toBe(200);
    expect((await search(tokens.refresh_token)).status).toBe(401);
    const body = new URLSearchParams({ token: tokens.access_token });
    await portal.ask('POST', '/api/.ory/oauth2/revoke', { as: app.basic, body });
    expect((await search(tokens.access_token)).status).toBe(401);
  });

  it('ends with the consent', async () => {
    const { access_token } = await portal.grant(app, ada, 'catalogue.read');
    const query = `subject=${ada}&client=${app.id}`;
    const url = `/api/.ory/admin/oauth2/auth/sessions/consent?${query}`;
    expect((await portal.ask('DELETE', url, { as: portal.key })).status).toBe(204);
    expect((await search(access_token)).status).toBe(401);
  });

  it.each(['opaque', 'jwt'])('that is %s ends in time', async (access_token_strategy) => {
    const program = await portal.register({ access_token_strategy });
    const tokens = [
      await portal.ownToken(program, 'catalogue.read'),
      (await portal.grant(program, ada, 'catalogue.read')).access_token,
    ];
    for (const token of tokens) expect((await search(token)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    for (const token of tokens) expect((await search(token)).status).toBe(401);
  });

  it.each(['opaque', 'jwt'])('that is %s works in its own project only', async (access_token_strategy) => {
    const host = `${access_token_strategy}.portal.test`;
    const slug = access_token_strategy;
    const { projects } = portal.application.identity;
    const { settings } = await projects.ofHost('portal.test');
    await projects.create({ slug, name: 'Other', settings });
    const here = await portal.ownToken(await portal.register({ access_token_strategy }), everyScope);
    const program = await portal.register({ access_token_strategy }, host);
    const there = await portal.ownToken(program, everyScope);
    expect((await search(here)).status).toBe(200);
    const found = [await search(there), await search(here, { host }), await search(there, { host })];
    expect(found.map(({ status }) => status)).toEqual([401, 401, 401]);
    const body = { query: '{ search(q: "*:*") { result { count } } }' };
    const graphql = await portal.ask('POST', '/graphql', { as: there, host, body });
    expect(graphql.status).toBe(401);
    const info = await portal.ask('GET', '/api/.ory/userinfo', { as: `Bearer ${there}`, host });
    expect(info.body).toMatchObject({ error: 'invalid_token' });
  });

  it('that names others as its audience is not taken', async () => {
    const program = await portal.register({ audience: ['https://other.example', 'http://portal.test'] });
    const of = (audience: string) => portal.ownToken(program, 'catalogue.read', { audience });
    expect((await search(await of('https://other.example'))).status).toBe(401);
    expect((await search(await of('http://portal.test/api'))).status).toBe(200);
  });

  it('stands for nobody who has no account here, whatever a login site calls them', async () => {
    for (const subject of ['ann', `client:${app.id}`]) {
      const { access_token } = await portal.grant(app, subject, 'catalogue.read');
      expect((await search(access_token)).status).toBe(401);
    }
  });

  it('goes before the session that a browser adds', async () => {
    const session = (await portal.signIn('ada@example.org')).replace('Bearer ', '');
    const headers = { 'x-session-token': session };
    const wrong = await portal.ask('GET', '/api/3/action/user_show', { as: 'Bearer ory_at_x', headers });
    expect(wrong.status).toBe(401);
  });

  it('costs one look at the store, and none where a program got a signed one for itself', async () => {
    const opaque = await portal.ownToken(app, 'catalogue.read');
    const granted = (await portal.grant(app, ada, 'catalogue.read')).access_token;
    const signing = await portal.register({ access_token_strategy: 'jwt' });
    const signed = await portal.ownToken(signing, 'catalogue.read');
    // What is known for a second stays known.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const token of [opaque, granted, signed]) await search(token);
    expect(await statementsFor(opaque)).toBe(1);
    expect(await statementsFor(granted)).toBe(1);
    expect(await statementsFor(signed)).toBe(0);
  });
});

/** How many statements it takes to learn who calls; what is known for a second has been read before. */
async function statementsFor(token: string): Promise<number> {
  const ask = () => portal.ask('GET', '/version', { as: token });
  await ask();
  return countStatements(portal.application.sql, ask);
}

describe('an account', () => {
  const search = async (as: string) => (await portal.action('package_search', as)).status;

  it('ends what programs hold of it when it is switched off, for good', async () => {
    const id = await portal.enrol('eve@example.org');
    const tokens = await portal.grant(app, id, 'offline catalogue.read');
    const signed = await portal.grant(
      await portal.register({ access_token_strategy: 'jwt' }),
      id,
      everyScope,
    );
    const set = async (value: string) =>
      (
        await portal.ask('PATCH', `/api/.ory/admin/identities/${id}`, {
          as: portal.key,
          body: [{ op: 'replace', path: '/state', value }],
        })
      ).status;
    expect(await search(tokens.access_token)).toBe(200);
    expect(await set('inactive')).toBe(200);
    const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' };
    const body = new URLSearchParams(refresh);
    const refreshed = await portal.ask('POST', '/api/.ory/oauth2/token', { as: app.basic, body });
    expect(refreshed.body.error).toBe('invalid_grant');
    expect(await set('active')).toBe(200);
    for (const { access_token } of [tokens, signed]) expect(await search(access_token)).toBe(401);
  });

  it('is exported with what its person lets programs do, which ends when it is deleted', async () => {
    const id = await portal.enrol('kay@example.org');
    const { access_token } = await portal.grant(app, id, 'openid catalogue.read');
    const session = await portal.signIn('kay@example.org');
    const exported = await portal.ask('GET', '/api/.ory/self-service/account/export', { as: session });
    expect(exported.body.grants).toEqual([
      {
        client_id: app.id,
        scope: ['openid', 'catalogue.read'],
        audience: [],
        remembered: false,
        granted_at: expect.any(String),
        expires_at: expect.any(String),
      },
    ]);
    expect(await search(access_token)).toBe(200);
    const gone = await portal.ask('DELETE', `/api/.ory/admin/identities/${id}`, { as: portal.key });
    expect(gone.status).toBe(204);
    expect(await search(access_token)).toBe(401);
    const url = `/api/.ory/admin/oauth2/auth/sessions/consent?subject=${id}`;
    expect((await portal.ask('GET', url, { as: portal.key })).body).toEqual([]);
  });
});
