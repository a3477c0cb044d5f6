import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { OTHER_HOST, openTestOauth } from '../oauth-testing.ts';

type Registered = Record<string, unknown> & {
  client_id: string;
  registration_access_token: string;
  registration_client_uri: string;
};

const redirect_uris = ['https://app.example/callback'];
const app = { client_name: 'An app', redirect_uris };

describeStores('own registration', (open) => {
  it('is off unless a project turns it on', async () => {
    const { call } = await openTestOauth(await open());
    for (const [method, path] of [
      ['POST', ''],
      ['GET', '/x'],
      ['PUT', '/x'],
      ['DELETE', '/x'],
    ] as const) {
      expect((await call(method, `/oauth2/register${path}`, undefined, { as: '' })).status).toBe(404);
    }
  });

  it('is made by anybody, and read, replaced and removed by its token', async () => {
    const { call, manage, register } = await openRegistration(open);
    const made = await register({
      ...app,
      software_id: 'unknown to us',
      'client_name#fr': 'Une application',
    });
    expect(made).toMatchObject({
      status: 201,
      headers: { 'cache-control': 'no-store' },
      body: {
        ...app,
        client_secret: expect.stringMatching(/^\w{32}$/),
        client_secret_expires_at: 0,
        client_id_issued_at: expect.any(Number),
        grant_types: ['authorization_code'],
        registration_access_token: expect.stringMatching(/^ory_at_/),
      },
    });
    const { client_id, client_secret: _, ...registered } = made.body;
    const first = made.body.registration_access_token;
    expect(made.body.registration_client_uri).toBe(
      `http://portal.test/api/.ory/oauth2/register/${client_id}`,
    );
    const read = await manage('GET', client_id, first);
    expect(read).toMatchObject({ status: 200, body: registered });
    expect(read.body).not.toHaveProperty('metadata');
    expect(read.body).not.toHaveProperty('client_secret');

    const replaced = await manage('PUT', client_id, first, { ...read.body, client_name: 'A better app' });
    expect(replaced).toMatchObject({ status: 200, body: { client_name: 'A better app' } });
    const second = replaced.body.registration_access_token;
    expect(second).not.toBe(first);
    expect((await manage('GET', client_id, first)).status).toBe(401);
    expect((await manage('DELETE', client_id, first)).status).toBe(401);
    expect((await manage('DELETE', client_id, second)).status).toBe(204);
    expect((await manage('GET', client_id, second)).status).toBe(401);
    expect((await call('GET', '/admin/clients')).body).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const { call, configure, manage, register } = await openRegistration(open);
    await configure({ oidc: { dynamic_client_registration: { enabled: true } } }, OTHER_HOST);
    const one = (await register(app)).body;
    const two = (await register(app)).body;
    const token = one.registration_access_token;
    for (const wrong of ['', 'x', token.slice(0, -1), two.registration_access_token]) {
      for (const method of ['GET', 'PUT', 'DELETE']) {
        expect(await manage(method, one.client_id, wrong, app)).toMatchObject({
          status: 401,
          headers: { 'www-authenticate': 'Bearer realm="client registration"' },
          body: { error: 'request_unauthorized' },
        });
      }
    }
    const address = `/oauth2/register/${one.client_id}`;
    const headers = { authorization: `Bearer ${token}` };
    expect((await call('GET', address, undefined, { as: '', headers, host: OTHER_HOST })).status).toBe(401);
    expect(
      (await call('GET', address, undefined, { as: '', headers: { authorization: `Basic ${token}` } }))
        .status,
    ).toBe(401);
    expect((await manage('GET', one.client_id, token)).status).toBe(200);
    expect((await manage('GET', 'nobody', token)).status).toBe(401);
  });

  it('also belongs to clients that administrators made', async () => {
    const { call, manage } = await openRegistration(open);
    const { body } = await call<Registered>('POST', '/admin/clients', { ...app, metadata: { note: 'ours' } });
    const read = await manage('GET', body.client_id, body.registration_access_token);
    expect(read.status).toBe(200);
    expect(JSON.stringify(read.body)).not.toContain('ours');
  });

  it.each([
    ['client_secret', 'a secret of its own'],
    ['client_id', 'an-id-of-its-own'],
    ['metadata', { trusted: true }],
    ['skip_consent', true],
    ['skip_logout_consent', true],
    ['owner', 'finance'],
    ['audience', ['https://api.example']],
    ['access_token_strategy', 'jwt'],
    ['refresh_token_grant_refresh_token_lifespan', '9000h'],
    ['grant_types', ['client_credentials']],
    ['grant_types', ['urn:ietf:params:oauth:grant-type:jwt-bearer']],
    ['scope', 'openid administration'],
    ['redirect_uris', ['javascript:alert(1)']],
  ])('is refused with %s as a program wants it', async (field, value) => {
    const { call, register } = await openRegistration(open);
    const { status, body } = await register({ ...app, [field]: value });
    expect([status, String(body['error_description'])]).toEqual([400, expect.stringMatching(`^${field}: `)]);
    expect((await call('GET', '/admin/clients')).body).toEqual([]);
  });

  it('gives the scopes of the project, and no others', async () => {
    const { configure, register } = await openRegistration(open);
    await configure({
      oidc: {
        dynamic_client_registration: { enabled: true, default_scope: ['openid', 'catalogue'] },
      },
    });
    expect((await register(app)).body['scope']).toBe('openid catalogue');
    expect((await register({ ...app, scope: 'openid email' })).body['scope']).toBe('openid email');
    expect((await register({ ...app, scope: 'catalogue.write' })).status).toBe(400);
  });

  it('keeps what administrators have decided, and can add nothing to it', async () => {
    const { call, manage, register } = await openRegistration(open);
    const made = (await register(app)).body;
    const { client_id } = made;
    const trust = {
      owner: 'finance',
      skip_consent: true,
      audience: ['https://api.example'],
      metadata: { note: 'checked' },
      grant_types: ['authorization_code', 'client_credentials'],
      scope: 'openid administration',
      implicit_grant_access_token_lifespan: '5m',
    };
    await call('PUT', `/admin/clients/${client_id}`, { ...app, ...trust });
    const read = await manage('GET', client_id, made.registration_access_token);
    const back = await manage('PUT', client_id, made.registration_access_token, {
      ...read.body,
      client_name: 'New',
    });
    expect(back.status).toBe(200);
    expect((await call('GET', `/admin/clients/${client_id}`)).body).toMatchObject({
      ...trust,
      client_name: 'New',
    });
    const token = back.body.registration_access_token;
    for (const [field, value] of [
      ['owner', 'me'],
      ['skip_logout_consent', true],
      ['audience', ['https://other.example']],
      ['metadata', { note: 'checked' }],
      ['scope', 'openid administration more'],
    ] as const) {
      expect((await manage('PUT', client_id, token, { ...app, [field]: value })).body).toMatchObject({
        error: 'invalid_client_metadata',
        error_description: expect.stringMatching(`^${field}: `),
      });
    }
    expect(await manage('PUT', client_id, token, { ...app, client_secret: 'my own secret' })).toMatchObject({
      status: 403,
      body: { error: 'request_forbidden' },
    });
    expect((await manage('GET', client_id, token)).status).toBe(200);
  });

  it('replaces its token once, however many ask at the same time', async () => {
    const { manage, register } = await openRegistration(open);
    const { client_id, registration_access_token: token } = (await register(app)).body;
    const answers = await Promise.all([1, 2, 3].map(() => manage('PUT', client_id, token, app)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401', '401']);
  });
});

/** A service whose project lets programs register, as nobody in particular calls it. */
async function openRegistration(open: OpenStore) {
  const service = await openTestOauth(await open());
  await service.configure({ oidc: { dynamic_client_registration: { enabled: true } } });
  const register = (body: unknown) => service.call<Registered>('POST', '/oauth2/register', body, { as: '' });
  const manage = (method: string, id: string, token: string, body?: unknown) =>
    service.call<Registered>(method, `/oauth2/register/${id}`, method === 'PUT' ? body : undefined, {
      as: '',
      headers: token === '' ? {} : { authorization: `Bearer ${token}` },
    });
  return { ...service, register, manage };
}
