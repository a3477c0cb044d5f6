import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { type Answer, OTHER_HOST, openTestOauth } from '../oauth-testing.ts';

type Client = Record<string, unknown> & { client_id: string };

const redirect_uris = ['https://app.example/callback'];
const site = { client_id: 'site', client_name: 'A site', redirect_uris };

describeStores('clients', (open) => {
  it('are made, read, replaced and removed', async () => {
    const { call } = await openTestOauth(await open());
    const made = await call<Client>('POST', '/admin/clients', site);
    expect(made).toMatchObject({
      status: 201,
      headers: { location: 'http://portal.test/api/.ory/admin/clients/site', 'cache-control': 'no-store' },
      body: {
        ...site,
        client_secret: expect.stringMatching(/^\w{32}$/),
        client_secret_expires_at: 0,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        scope: 'offline_access offline openid',
        token_endpoint_auth_method: 'client_secret_basic',
        registration_access_token: expect.stringMatching(/^ory_at_\w{32}$/),
        registration_client_uri: 'http://portal.test/api/.ory/oauth2/register/site',
        implicit_grant_access_token_lifespan: null,
      },
    });
    const {
      client_secret: _,
      registration_access_token: __,
      registration_client_uri: ___,
      ...known
    } = made.body;
    const read = await call('GET', '/admin/clients/site');
    expect(read).toMatchObject({ status: 200, body: known });
    for (const hidden of ['client_secret', 'registration_access_token']) {
      expect(read.body).not.toHaveProperty(hidden);
    }
    const replaced = await call('PUT', '/admin/clients/site', {
      ...made.body,
      client_secret: '',
      owner: 'finance',
    });
    expect(replaced).toMatchObject({ status: 200, body: { ...site, owner: 'finance' } });
    expect(replaced.body).not.toHaveProperty('client_secret');
    expect((await call('PUT', '/admin/clients/site', { redirect_uris })).body).toMatchObject({
      client_name: '',
      owner: '',
    });
    expect(await call('DELETE', '/admin/clients/site')).toMatchObject({ status: 204, body: '' });
    for (const [method, body] of [['GET'], ['DELETE'], ['PUT', {}], ['PATCH', []]] as const) {
      expect(await call(method, '/admin/clients/site', body)).toMatchObject({
        status: 404,
        body: { error: 'Not Found' },
      });
    }
  });

  it('get an id where none is chosen, and a chosen one once', async () => {
    const { call } = await openTestOauth(await open());
    const { body } = await call<Client>('POST', '/admin/clients', { client_id: '' });
    expect(body.client_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
    const answers = await Promise.all(
      [1, 2, 3].map((number) => call('POST', '/admin/clients', { ...site, owner: `owner ${number}` })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error: 'Conflict',
      error_description: 'client_id: this project has a client "site" already',
    });
    const longest = `a${'b:@+~'.repeat(50)}`;
    expect((await call('POST', '/admin/clients', { client_id: longest })).status).toBe(201);
    const address = `/admin/clients/${encodeURIComponent(longest)}`;
    expect((await call('GET', address)).body).toMatchObject({ client_id: longest });
  });

  it('are refused with the field and the rule that it breaks', async () => {
    const { call } = await openTestOauth(await open());
    await call('POST', '/admin/clients', site);
    const body = { redirect_uris: ['javascript:alert(1)'] };
    const error = 'invalid_redirect_uri';
    for (const [method, path] of [
      ['POST', ''],
      ['PUT', '/site'],
    ] as const) {
      expect(await call(method, `/admin/clients${path}`, body)).toMatchObject({
        status: 400,
        body: { error, error_description: expect.stringMatching(/^redirect_uris: /) },
      });
    }
    expect((await call('PUT', '/admin/clients/site', { client_id: 'other' })).body).toMatchObject({
      error: 'invalid_client_metadata',
      error_description: 'client_id: cannot be changed',
    });
    expect(await call('POST', '/admin/clients', { softwareId: 1 })).toMatchObject({
      status: 400,
      body: { error_description: expect.stringMatching(/^softwareId: /) },
    });
    const open_app = { token_endpoint_auth_method: 'none', client_secret: 'a secret for nothing' };
    expect((await call('POST', '/admin/clients', open_app)).body).toMatchObject({
      error_description: expect.stringMatching(/^client_secret: /),
    });
    expect((await call('POST', '/admin/clients')).status).toBe(400);
    expect((await call('GET', '/admin/clients')).body).toHaveLength(1);
  });

  it('are signed for by algorithms that the project has keys for', async () => {
    const { call } = await openTestOauth(await open());
    const body = { ...site, id_token_signed_response_alg: 'ES384' };
    expect(await call('POST', '/admin/clients', body)).toMatchObject({
      status: 400,
      body: {
        error_description: 'id_token_signed_response_alg: this project has no key that signs by ES384',
      },
    });
    const key = { alg: 'ES384', use: 'sig', kid: 'curve' };
    expect((await call('POST', '/admin/keys/hydra.openid.id-token', key)).status).toBe(201);
    expect(await call('POST', '/admin/clients', body)).toMatchObject({ status: 201, body });
    const changed = { ...body, userinfo_signed_response_alg: 'EdDSA' };
    expect((await call('PUT', '/admin/clients/site', changed)).body).toMatchObject({
      error_description: expect.stringMatching(/^userinfo_signed_response_alg: .*EdDSA/),
    });
  });

  it('are for administrators only, in every call', async () => {
    const { call, mounted } = await openTestOauth(await open());
    const routes = mounted.filter((route) => route.includes('/admin/clients') && !route.startsWith('HEAD'));
    expect(routes).toHaveLength(9);
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      const address = path.replace(':id', 'site');
      expect((await call(method, address, undefined, { as: '' })).status).toBe(401);
      expect((await call(method, address, undefined, { as: 'ada' })).status).toBe(403);
    }
  });

  it('of one project are nobody else’s', async () => {
    const { call } = await openTestOauth(await open());
    await call('POST', '/admin/clients', site);
    const other = { host: OTHER_HOST };
    const calls: [string, string, unknown?][] = [
      ['GET', ''],
      ['PUT', '', {}],
      ['PATCH', '', [{ op: 'replace', path: '/owner', value: 'x' }]],
      ['PUT', '/lifespans', {}],
      ['POST', '/secrets/rotate'],
      ['DELETE', '/secrets/rotate'],
      ['DELETE', ''],
    ];
    for (const [method, path, body] of calls) {
      expect((await call(method, `/admin/clients/site${path}`, body, other)).status).toBe(404);
    }
    const listed = await call('GET', '/admin/clients', undefined, other);
    expect([listed.body, listed.headers['x-total-count']]).toEqual([[], '0']);
    expect((await call('POST', '/admin/clients', site, other)).status).toBe(201);
    await call('DELETE', '/admin/clients/site', undefined, other);
    expect((await call('GET', '/admin/clients/site')).body).toMatchObject({ client_name: 'A site' });
  });

  it('are listed in pages, each once, and found by name and owner', async () => {
    const { call } = await openTestOauth(await open());
    for (const number of [1, 2, 3, 4, 5]) {
      const client_name = number % 2 ? 'odd' : 'even';
      const owner = number > 3 ? 'late' : 'early';
      await call('POST', '/admin/clients', { client_id: `c${number}`, client_name, owner });
    }
    const pages = async (query: string) => {
      const found: string[][] = [];
      let address: string | undefined = `/admin/clients?page_size=2&${query}`;
      while (address) {
        const { body, headers }: Answer<Client[]> = await call('GET', address);
        expect(headers['x-total-count']).toBe('5');
        expect(headers['link']).toContain('rel="first"');
        found.push(body.map(({ client_id }) => client_id));
        const next: string | undefined = /<([^>]+)>; rel="next"/.exec(String(headers['link']))?.[1];
        address = next && new URL(next).pathname + new URL(next).search;
      }
      return found;
    };
    expect(await pages('')).toEqual([['c1', 'c2'], ['c3', 'c4'], ['c5']]);
    expect(await pages('client_name=odd')).toEqual([['c1', 'c3'], ['c5']]);
    expect(await pages('owner=late')).toEqual([['c4', 'c5']]);
    expect(await pages('owner=late&client_name=odd')).toEqual([['c5']]);
    expect(await pages('owner=nobody')).toEqual([[]]);
    expect((await call('GET', '/admin/clients?page_token=x')).status).toBe(400);
    const { headers } = await call('GET', '/admin/clients?page_size=9000');
    expect(headers['link']).toContain('page_size=500');
  });

  it('are changed in parts, all or nothing', async () => {
    const { call } = await openTestOauth(await open());
    await call('POST', '/admin/clients', { ...site, metadata: { a: 1 } });
    const patch = [
      { op: 'test', path: '/client_name', value: 'A site' },
      { op: 'replace', path: '/tos_uri', value: 'https://app.example/terms' },
      { op: 'add', path: '/redirect_uris/-', value: 'https://app.example/second' },
      { op: 'add', path: '/contacts/-', value: 'help@app.example' },
      { op: 'remove', path: '/metadata/a' },
      { op: 'copy', from: '/client_name', path: '/owner' },
    ];
    expect(await call('PATCH', '/admin/clients/site', patch)).toMatchObject({
      status: 200,
      body: {
        tos_uri: 'https://app.example/terms',
        redirect_uris: [...redirect_uris, 'https://app.example/second'],
        contacts: ['help@app.example'],
        metadata: {},
        owner: 'A site',
      },
    });
    const before = (await call('GET', '/admin/clients/site')).body;
    const value = 'x';
    for (const wrong of [
      { op: 'replace', path: '/client_id', value },
      { op: 'replace', path: '/id', value },
      { op: 'copy', from: '/client_id', path: '/owner' },
      { op: 'replace', path: '/registration_access_token', value },
      { op: 'replace', path: '/created_at', value },
      { op: 'test', path: '/client_name', value },
      { op: 'invent', path: '/owner', value },
      { op: 'add', path: '/unknown', value },
      { op: 'add', path: '/__proto__/skip_consent', value: true },
      { op: 'replace', path: '', value: {} },
      { op: 'replace', path: '/redirect_uris', value: ['#'] },
    ]) {
      const both = [{ op: 'replace', path: '/owner', value: 'changed' }, wrong];
      expect([wrong, (await call('PATCH', '/admin/clients/site', both)).status]).toEqual([wrong, 400]);
    }
    expect((await call('GET', '/admin/clients/site')).body).toEqual(before);
  });

  it('lose no change to another at the same time', async () => {
    const { call } = await openTestOauth(await open());
    await call('POST', '/admin/clients', site);
    const names = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(
      names.map((name) =>
        call('PATCH', '/admin/clients/site', [{ op: 'add', path: '/audience/-', value: name }]),
      ),
    );
    const { body } = await call<{ audience: string[] }>('GET', '/admin/clients/site');
    expect(body.audience.toSorted()).toEqual(names);
  });

  it('have lifespans that are replaced together', async () => {
    const { call } = await openTestOauth(await open());
    await call('POST', '/admin/clients', { ...site, implicit_grant_access_token_lifespan: '5m' });
    const lifespans = {
      authorization_code_grant_access_token_lifespan: '1h30m',
      refresh_token_grant_refresh_token_lifespan: null,
    };
    expect(await call('PUT', '/admin/clients/site/lifespans', lifespans)).toMatchObject({
      status: 200,
      body: { ...site, ...lifespans, implicit_grant_access_token_lifespan: null },
    });
    for (const wrong of ['soon', '0s', 5]) {
      const body = { implicit_grant_access_token_lifespan: wrong };
      expect(await call('PUT', '/admin/clients/site/lifespans', body)).toMatchObject({
        status: 400,
        body: { error_description: expect.stringMatching(/^implicit_grant_access_token_lifespan: /) },
      });
    }
    expect(await call('PUT', '/admin/clients/site/lifespans', { access_token_lifespan: '1h' })).toMatchObject(
      {
        status: 400,
        body: { error_description: expect.stringMatching(/^access_token_lifespan: /) },
      },
    );
  });

  it('are gone with all that was asked for and given in their name', async () => {
    const { call, context } = await openTestOauth(await open());
    const { query } = context.sql;
    for (const client_id of ['one', 'two']) {
      await call('POST', '/admin/clients', { client_id });
      const shared = { project_id: 'portal', client_id, expires_at: '2999' };
      const times = { created_at: '2026', consumed_at: null };
      const id = `of ${client_id}`;
      await query
        .insertInto('oauth_requests')
        .values({
          ...shared,
          challenge: id,
          kind: 'login',
          subject: null,
          document: '{}',
          answer: null,
          verifier_hash: null,
          used_at: null,
          created_at: '2026',
        })
        .execute();
      await query
        .insertInto('oauth_grants')
        .values({
          ...shared,
          id,
          subject: 'ada',
          scope: '',
          audience: '',
          session: '{}',
          remember: 0,
          remembered_until: null,
          request: id,
          handled_at: '2026',
        })
        .execute();
      await query
        .insertInto('oauth_tokens')
        .values({
          ...shared,
          ...times,
          id,
          kind: 'access',
          grant_id: null,
          subject: null,
          scope: '',
          audience: '',
          payload: '{}',
        })
        .execute();
      await query
        .insertInto('oauth_device_codes')
        .values({ ...shared, id, user_code: id, grant_id: null, payload: '{}', consumed_at: null })
        .execute();
    }
    await call('DELETE', '/admin/clients/one');
    for (const table of ['oauth_requests', 'oauth_grants', 'oauth_tokens', 'oauth_device_codes'] as const) {
      const left = await query.selectFrom(table).select('client_id').execute();
      expect(left).toEqual([{ client_id: 'two' }]);
    }
  });
});
