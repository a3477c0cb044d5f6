import { describeStores } from '@gazetteer/testing';
import { createRemoteJWKSet, customFetch, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { revokeSession } from '../sessions/revoke-sessions.ts';
import {
  deactivate,
  DEVICE,
  firstFactor,
  openTestSessions,
  OTHER_HOST,
  secondFactor,
  type TestSessions,
} from '../sessions/sessions-testing.ts';

const DAY = 86_400_000;

describeStores('whoami', (open) => {
  const begin = async () => {
    const service = await openTestSessions(await open());
    const ada = await service.person('Ada');
    const { session, token } = await service.enter(ada);
    return { ...service, ada, session, token };
  };
  const byToken = (token: string) => ({ headers: { 'x-session-token': token } });
  const byCookie = (token: string) => ({ headers: { cookie: `a=1; ory_kratos_session=${token}; b=2` } });
  const byBearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

  it('shows the session, whose it is and from where, and names the identity in a header', async () => {
    const { call, ada, session, token } = await begin();
    const { status, headers, json } = await call('/sessions/whoami', byToken(token));
    expect(status).toBe(200);
    expect(headers['x-kratos-authenticated-identity-id']).toBe(ada.id);
    expect(headers['cache-control']).toContain('no-store');
    expect(json).toEqual({
      id: session.id,
      active: true,
      issued_at: '2026-11-20T10:00:00.000Z',
      authenticated_at: '2026-11-20T10:00:00.000Z',
      expires_at: '2026-11-21T10:00:00.000Z',
      authenticator_assurance_level: 'aal1',
      authentication_methods: [{ method: 'password', aal: 'aal1', completed_at: '2026-11-20T10:00:00.000Z' }],
      identity: {
        id: ada.id,
        schema_id: 'person',
        schema_url: 'http://portal.test/api/.ory/schemas/cGVyc29u',
        state: 'active',
        state_changed_at: '2026-11-20T10:00:00.000Z',
        traits: { email: 'ada@example.org', name: 'Ada' },
        verifiable_addresses: [expect.objectContaining({ value: 'ada@example.org', verified: false })],
        recovery_addresses: [expect.objectContaining({ value: 'ada@example.org', via: 'email' })],
        metadata_public: { badge: 7 },
        created_at: '2026-11-20T10:00:00.000Z',
        updated_at: '2026-11-20T10:00:00.000Z',
      },
      devices: [{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...DEVICE }],
    });
  });

  it('answers whatever the method, as gateways pass on that of the request they guard', async () => {
    const { call, session, token } = await begin();
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect((await call('/sessions/whoami', { method })).status).toBe(401);
      const { status, json } = await call('/sessions/whoami', { ...byToken(token), method });
      expect([status, json['id']]).toEqual([200, session.id]);
    }
    expect((await call('/sessions/whoami', byToken(token))).status).toBe(200);
  });

  it('takes the token from its header, the cookie or as bearer, in this order', async () => {
    const { call, enter, person, token } = await begin();
    const { token: other } = await enter(await person('Bo'));
    const name = async (headers: Record<string, string>) => {
      const { status, json } = await call('/sessions/whoami', { headers });
      return status === 200 ? json.identity.traits.name : status;
    };
    expect(await name(byCookie(token).headers)).toBe('Ada');
    expect(await name(byBearer(token).headers)).toBe('Ada');
    expect(await name({ ...byToken(token).headers, ...byCookie(other).headers })).toBe('Ada');
    expect(await name({ ...byCookie(token).headers, ...byBearer(other).headers })).toBe('Ada');
    expect(await name({ ...byToken('nonsense').headers, ...byCookie(token).headers })).toBe(401);
    expect(await name({ cookie: 'ory_kratos_session=', ...byBearer(token).headers })).toBe('Ada');
  });

  it.each([
    ['no token', {}],
    ['an empty one', { 'x-session-token': '' }],
    ['one that never was', { 'x-session-token': `ory_st_${'a'.repeat(32)}` }],
    ['a key of another kind', { authorization: 'Bearer gzt_0123456789' }],
  ])('refuses %s, without an error id', async (_what, headers) => {
    const { call } = await begin();
    const { status, json } = await call('/sessions/whoami', { headers });
    expect(status).toBe(401);
    expect(json.error).toMatchObject({ code: 401, status: 'Unauthorized', message: expect.any(String) });
    expect(json.error).not.toHaveProperty('id');
  });

  it('no longer knows a session that was revoked, from the next request on', async () => {
    const { call, context, project, session, token } = await begin();
    expect((await call('/sessions/whoami', byCookie(token))).status).toBe(200);
    await revokeSession(context, project.id, session.id);
    expect((await call('/sessions/whoami', byCookie(token))).status).toBe(401);
  });

  it('knows a session until the moment it expires', async () => {
    const { call, wait, token } = await begin();
    wait(DAY - 1);
    expect((await call('/sessions/whoami', byToken(token))).status).toBe(200);
    wait(1);
    expect((await call('/sessions/whoami', byToken(token))).status).toBe(401);
  });

  it('does not know people whose account is switched off', async () => {
    const service = await begin();
    await deactivate(service, service.ada);
    expect((await service.call('/sessions/whoami', byToken(service.token))).status).toBe(401);
  });

  it('does not know a session of another project, neither way round', async () => {
    const { call, enter, person, other, token } = await begin();
    const { token: elsewhere } = await enter(await person('Ada', [firstFactor], other));
    expect((await call('/sessions/whoami', { ...byToken(token), host: OTHER_HOST })).status).toBe(401);
    expect((await call('/sessions/whoami', byToken(elsewhere))).status).toBe(401);
    expect((await call('/sessions/whoami', { ...byToken(elsewhere), host: OTHER_HOST })).status).toBe(200);
  });

  describe('with a second factor set up', () => {
    const withSecondFactor = async (service: TestSessions) => {
      const bo = await service.person('Bo', [firstFactor, secondFactor]);
      return { bo, ...(await service.enter(bo)) };
    };

    it('asks for it, and says where', async () => {
      const service = await begin();
      const { token } = await withSecondFactor(service);
      const { status, json } = await service.call('/sessions/whoami', byToken(token));
      const redirect_browser_to = 'http://portal.test/api/.ory/self-service/login/browser?aal=aal2';
      expect(status).toBe(403);
      expect(json).toMatchObject({
        redirect_browser_to,
        error: {
          id: 'session_aal2_required',
          code: 403,
          status: 'Forbidden',
          details: { redirect_browser_to },
        },
      });
    });

    it('is content once it was used', async () => {
      const service = await begin();
      const { bo, token } = await withSecondFactor(service);
      const current = await service.current(token);
      const raised = await service.enter(bo, { method: 'totp', aal: 'aal2', current });
      const { status, json } = await service.call('/sessions/whoami', byToken(raised.token));
      expect(status).toBe(200);
      expect(json.authenticator_assurance_level).toBe('aal2');
      expect(json.authentication_methods).toMatchObject([
        { method: 'password', aal: 'aal1' },
        { method: 'totp', aal: 'aal2' },
      ]);
    });

    it('does not ask where the project is content with one, or has switched the method off', async () => {
      const service = await begin();
      const { token } = await withSecondFactor(service);
      await service.configure({ session: { whoami: { required_aal: 'aal1' } } });
      expect((await service.call('/sessions/whoami', byToken(token))).status).toBe(200);
      await service.configure({ selfservice: { methods: { totp: { enabled: false } } } });
      expect((await service.call('/sessions/whoami', byToken(token))).status).toBe(200);
    });

    it('tells security keys that are a second factor from passkeys', async () => {
      const service = await begin();
      const key = (is_passwordless: boolean) => ({
        type: 'webauthn' as const,
        identifiers: [],
        config: { credentials: [{ is_passwordless }] },
      });
      const statusOf = async (name: string, is_passwordless: boolean) => {
        const identity = await service.person(name, [firstFactor, key(is_passwordless)]);
        const { token } = await service.enter(identity);
        return (await service.call('/sessions/whoami', byToken(token))).status;
      };
      expect(await statusOf('Cy', false)).toBe(403);
      expect(await statusOf('Di', true)).toBe(200);
    });
  });

  describe('as a token', () => {
    const templates = {
      partner: { ttl: '10m', claims: { mail: 'identity.traits.email', sub: 'id', none: 'a.b' } },
    };
    const tokenizing = async () => {
      const service = await begin();
      await service.configure({ session: { whoami: { tokenizer: { templates } } } });
      const keys = createRemoteJWKSet(new URL('http://portal.test/api/.ory/sessions/jwks.json'), {
        [customFetch]: async (url) =>
          Response.json((await service.server.inject({ url, headers: { host: new URL(url).host } })).json()),
      });
      return { ...service, keys };
    };

    it('gives a JWT that others check by the published keys', async () => {
      const { call, ada, session, token, keys, context } = await tokenizing();
      const { json } = await call('/sessions/whoami?tokenize_as=partner', byToken(token));
      expect(json.id).toBe(session.id);
      const options = { issuer: 'http://portal.test/api/.ory', currentDate: context.clock() };
      const { payload, protectedHeader } = await jwtVerify(json.tokenized, keys, options);
      expect(protectedHeader.alg).toBe('ES256');
      expect(payload).toMatchObject({ sub: ada.id, sid: session.id, mail: 'ada@example.org' });
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(600);
      expect(payload).not.toHaveProperty('none');
      const again = await call('/sessions/whoami?tokenize_as=partner', byToken(token));
      expect((await jwtVerify(again.json.tokenized, keys, options)).payload.jti).not.toBe(payload.jti);
    });

    it('ends the token with the session', async () => {
      const { call, wait, session, token, keys, context } = await tokenizing();
      wait(DAY - 60_000);
      const { json } = await call('/sessions/whoami?tokenize_as=partner', byToken(token));
      const { payload } = await jwtVerify(json.tokenized, keys, { currentDate: context.clock() });
      expect(payload.exp).toBe(Date.parse(session.expires_at) / 1000);
    });

    it('refuses a template that the project does not have, and counts an empty name as none', async () => {
      const { call, token } = await tokenizing();
      expect((await call('/sessions/whoami?tokenize_as=toString', byToken(token))).status).toBe(400);
      const { status, json } = await call('/sessions/whoami?tokenize_as=', byToken(token));
      expect(status).toBe(200);
      expect(json).not.toHaveProperty('tokenized');
    });

    it('publishes only public keys, and each project its own', async () => {
      const { call, token } = await tokenizing();
      expect((await call('/sessions/jwks.json')).json).toEqual({ keys: [] });
      await call('/sessions/whoami?tokenize_as=partner', byToken(token));
      const { json } = await call('/sessions/jwks.json');
      expect(Object.keys(json.keys[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
      expect((await call('/sessions/jwks.json', { host: OTHER_HOST })).json).toEqual({ keys: [] });
    });
  });
});
