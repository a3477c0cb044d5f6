import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { signIn } from '../../sessions/sign-in.ts';
import { findByIdentifier } from '../../model/identities/credential.store.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import { openTestIdentities, OTHER_HOST } from './identities-testing.ts';

const ada = { schema_id: 'member', traits: { email: 'Ada@example.org', name: { first: 'Ada' } } };
const NOBODY = '00000000-0000-4000-8000-00000000dead';

describeStores('an identity, kept by an administrator', (open) => {
  it('is made, with its address and everything an administrator may know', async () => {
    const { ask, project } = await openTestIdentities(await open());
    const made = await ask('POST', '/admin/identities', {
      body: { ...ada, metadata_public: { plan: 1 }, metadata_admin: { note: 'vip' }, state: 'inactive' },
    });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect(made.headers['location']).toBe(`http://portal.test/api/.ory/admin/identities/${String(id)}`);
    expect(made.body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      schema_id: 'member',
      schema_url: `${project.baseUrl}/schemas/bWVtYmVy`,
      state: 'inactive',
      state_changed_at: '2026-11-20T10:00:00.000Z',
      traits: ada.traits,
      verifiable_addresses: [
        {
          id: expect.any(String),
          value: 'ada@example.org',
          via: 'email',
          verified: false,
          status: 'pending',
          created_at: '2026-11-20T10:00:00.000Z',
          updated_at: '2026-11-20T10:00:00.000Z',
        },
      ],
      recovery_addresses: [expect.objectContaining({ value: 'ada@example.org', via: 'email' })],
      metadata_public: { plan: 1 },
      metadata_admin: { note: 'vip' },
      credentials: { code: expect.objectContaining({ type: 'code', identifiers: ['ada@example.org'] }) },
      created_at: '2026-11-20T10:00:00.000Z',
      updated_at: '2026-11-20T10:00:00.000Z',
    });
    const read = await ask('GET', `/admin/identities/${String(id)}`);
    expect(read.body).toEqual(made.body);
  });

  it('is refused with what is wrong: a trait, a schema, an unknown field, a taken address', async () => {
    const { ask } = await openTestIdentities(await open());
    const post = (body: object) => ask('POST', '/admin/identities', { body });
    const badTrait = await post({ ...ada, traits: { email: 'ada' } });
    expect(badTrait.status).toBe(400);
    expect(badTrait.body['error']).toMatchObject({
      code: 400,
      status: 'Bad Request',
      reason: expect.stringContaining('traits.email'),
    });
    expect((await post({ ...ada, schema_id: 'robot' })).status).toBe(400);
    expect((await post({ ...ada, traits: undefined })).status).toBe(400);
    expect((await post({ ...ada, id: NOBODY })).status).toBe(400);
    expect((await post({ ...ada, state: 'asleep' })).status).toBe(400);
    expect((await post(ada)).status).toBe(201);
    const taken = await post({ ...ada, traits: { email: 'ADA@EXAMPLE.ORG' } });
    expect(taken.status).toBe(409);
    expect(taken.body['error']).toMatchObject({ code: 409, status: 'Conflict' });
  });

  it('is replaced: metadata left out is cleared, schema, state and credentials stay', async () => {
    const { ask, context, project, wait } = await openTestIdentities(await open());
    const credentials = { password: { config: { hashed_password: HASH } } };
    const made = await ask('POST', '/admin/identities', {
      body: { ...ada, credentials, metadata_public: { plan: 1 }, metadata_admin: 1, state: 'inactive' },
    });
    const path = `/admin/identities/${String(made.body['id'])}`;
    wait(1000);
    const traits = { email: 'countess@example.org', username: 'Countess' };
    const { status, body } = await ask('PUT', path, { body: { traits } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      schema_id: 'member',
      state: 'inactive',
      state_changed_at: made.body['created_at'],
      traits,
      metadata_public: null,
      metadata_admin: null,
      updated_at: '2026-11-20T10:00:01.000Z',
      verifiable_addresses: [{ value: 'countess@example.org', verified: false }],
    });
    expect(await findByIdentifier(context.sql, project.id, 'password', 'countess')).toBeDefined();
    expect(await findByIdentifier(context.sql, project.id, 'password', 'ada@example.org')).toBeUndefined();
    expect((await ask('PUT', path, { body: { traits, nickname: 'Ada' } })).status).toBe(400);
    expect((await ask('PUT', path, { body: { traits: {} } })).status).toBe(400);
    expect((await ask('PUT', path, { body: { traits, state: 'active' } })).body).toMatchObject({
      state: 'active',
      state_changed_at: '2026-11-20T10:00:01.000Z',
    });
  });

  it('is patched, all or nothing', async () => {
    const { ask } = await openTestIdentities(await open());
    const made = await ask('POST', '/admin/identities', { body: ada });
    const path = `/admin/identities/${String(made.body['id'])}`;
    const patched = await ask('PATCH', path, {
      body: [
        { op: 'replace', path: '/traits/name/first', value: 'Augusta' },
        { op: 'add', path: '/traits/name/last', value: 'King' },
        { op: 'replace', path: '/metadata_public', value: { plan: 2 } },
        { op: 'replace', path: '/state', value: 'inactive' },
        { op: 'replace', path: '/verifiable_addresses/0/verified', value: true },
      ],
    });
    expect(patched.status).toBe(200);
    expect(patched.body).toMatchObject({
      traits: { email: 'Ada@example.org', name: { first: 'Augusta', last: 'King' } },
      metadata_public: { plan: 2 },
      state: 'inactive',
      verifiable_addresses: [
        { verified: true, status: 'completed', verified_at: '2026-11-20T10:00:00.000Z' },
      ],
    });
    const first = { op: 'replace', path: '/traits/name/first', value: 'Eve' };
    for (const refused of [
      { op: 'replace', path: '/id', value: NOBODY },
      { op: 'add', path: '/credentials/password', value: {} },
      { op: 'replace', path: '/state_changed_at', value: '' },
      { op: 'replace', path: '/stateChangedAt', value: '' },
      { op: 'remove', path: '/traits/email' },
      { op: 'remove', path: '/traits/nothing' },
      { op: 'replace', path: '/state', value: 'asleep' },
      { op: 'test', path: '/state', value: 'active' },
      { op: 'sing', path: '/traits' },
      { op: 'add', path: '/traits/__proto__/polluted', value: true },
    ]) {
      const answer = await ask('PATCH', path, { body: [first, refused] });
      expect([refused, answer.status]).toEqual([refused, 400]);
    }
    expect((await ask('PATCH', path, { body: { op: 'remove' } })).status).toBe(400);
    expect({}).not.toHaveProperty('polluted');
    expect((await ask('GET', path)).body).toEqual(patched.body);
  });

  it('is removed with its sessions, after which nothing of it is found and its address is free', async () => {
    const { ask, context, project, server } = await openTestIdentities(await open());
    const made = await ask('POST', '/admin/identities', { body: ada });
    const path = `/admin/identities/${String(made.body['id'])}`;
    const identity = await findIdentity(context.sql, project.id, String(made.body['id']));
    const device = { ip_address: '192.0.2.7', user_agent: 'Test/1', location: '' };
    const { token } = await signIn(context, project, {
      identity: identity!,
      method: 'code',
      aal: 'aal1',
      device,
    });
    const whoami = {
      url: '/api/.ory/sessions/whoami',
      headers: { host: 'portal.test', 'x-session-token': token },
    };
    expect((await server.inject(whoami)).statusCode).toBe(200);
    expect((await ask('DELETE', path)).status).toBe(204);
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('GET', path)).status).toBe(404);
    expect((await ask('GET', '/admin/identities/%00')).status).toBe(404);
    expect((await server.inject(whoami)).statusCode).toBe(401);
    const list = await ask('GET', '/admin/identities?search=ada');
    expect([list.list, list.headers['x-total-count']]).toEqual([[], '0']);
    expect((await ask('POST', '/admin/identities', { body: ada })).status).toBe(201);
  });

  it('is the affair of administrators alone, and unknown to other projects', async () => {
    const { ask } = await openTestIdentities(await open());
    const made = await ask('POST', '/admin/identities', { body: ada });
    const path = `/admin/identities/${String(made.body['id'])}`;
    const calls = [
      ['GET', '/admin/identities', undefined],
      ['POST', '/admin/identities', ada],
      ['PATCH', '/admin/identities', { identities: [] }],
      ['GET', path, undefined],
      ['PUT', path, { traits: ada.traits }],
      ['PATCH', path, []],
      ['DELETE', path, undefined],
      ['DELETE', `${path}/credentials/password`, undefined],
    ] as const;
    for (const [method, address, body] of calls) {
      const options = body === undefined ? {} : { body };
      expect((await ask(method, address, { ...options, caller: '' })).status).toBe(401);
      expect((await ask(method, address, { ...options, caller: 'ada' })).status).toBe(403);
      if (address === '/admin/identities') continue;
      expect((await ask(method, address, { ...options, host: OTHER_HOST })).status).toBe(404);
    }
    expect((await ask('GET', '/admin/identities', { host: OTHER_HOST })).list).toEqual([]);
    expect((await ask('GET', path)).status).toBe(200);
  });

  it('leaves a trace of who made, changed and removed it', async () => {
    const { ask, wait } = await openTestIdentities(await open());
    const made = await ask('POST', '/admin/identities', { body: ada });
    const path = `/admin/identities/${String(made.body['id'])}`;
    wait(1000);
    await ask('PATCH', path, { body: [{ op: 'replace', path: '/metadata_admin', value: 'seen' }] });
    wait(1000);
    await ask('DELETE', path);
    const { list } = await ask('GET', `/admin/audit/events?identity_id=${String(made.body['id'])}`);
    expect(list.map(({ event }) => event)).toEqual([
      'identity_deleted',
      'identity_changed',
      'identity_created',
    ]);
    expect(list[0]).toMatchObject({ details: { by: 'administrator' } });
  });
});

const HASH = '$2a$10$ZsCsoVQ3xfBG/K2z2XpBf.tm90GZmtOqtqWcB5.pYd5Eq8y7RlDyq';
