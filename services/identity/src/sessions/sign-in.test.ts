import { hashToken } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { describe, expect, it } from 'vitest';
import { revokeAllSessions, revokeSession } from './revoke-sessions.ts';
import { deactivate, DEVICE, openTestSessions, type TestSessions } from './sessions-testing.ts';
import { addMethod, signIn } from './sign-in.ts';

const HOUR = 3_600_000;

describeStores('signing in as the policy has it', (open) => {
  const begin = async () => {
    const service = await openTestSessions(await open());
    const ada = await service.person('Ada');
    return { ...service, ada };
  };
  const holds = async ({ call }: TestSessions, token: string) =>
    (await call('/sessions/whoami', { headers: { 'x-session-token': token } })).status === 200;

  it('begins a session of the project’s lifespan, whose token is kept only as a hash', async () => {
    const { enter, ada, context } = await begin();
    const { session, token } = await enter(ada);
    expect(token).toMatch(/^ory_st_[A-Za-z0-9]{32}$/);
    expect(session).toMatchObject({ aal: 'aal1', active: true, expires_at: '2026-11-21T10:00:00.000Z' });
    const row = await context.sql.query.selectFrom('identity_sessions').selectAll().executeTakeFirstOrThrow();
    expect(row.token_hash).toBe(hashToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it.each([
    ['password', 'aal1'],
    ['oidc', 'aal1'],
    ['code', 'aal1'],
    ['passkey', 'aal1'],
    ['code_recovery', 'aal1'],
    ['link_recovery', 'aal1'],
    ['webauthn', 'aal1'],
  ] as const)('counts %s as a first factor', async (method, aal) => {
    const { enter, ada } = await begin();
    const { session } = await enter(ada, { method, aal });
    expect(session).toMatchObject({ aal: 'aal1', methods: [{ method, aal: 'aal1' }] });
  });

  it('never takes a first factor for a second one, whatever is claimed', async () => {
    const service = await begin();
    const { token } = await service.enter(service.ada);
    const current = await service.current(token);
    const { session } = await service.enter(service.ada, { method: 'oidc', aal: 'aal2', current });
    expect(session.aal).toBe('aal1');
  });

  it.each([
    'totp',
    'lookup_secret',
    'webauthn',
  ] as const)('raises a running session by %s, under a new token, and counts as one sign-in with it', async (method) => {
    const service = await begin();
    const counted: string[] = [];
    service.context.activity = { count: (_project, kind) => void counted.push(kind) };
    const before = await service.enter(service.ada);
    service.wait(HOUR);
    const current = await service.current(before.token);
    const { session, token } = await service.enter(service.ada, { method, aal: 'aal2', current });
    expect(session).toMatchObject({ id: before.session.id, aal: 'aal2' });
    expect(session.methods.map(({ aal }) => aal)).toEqual(['aal1', 'aal2']);
    expect(counted).toEqual(['sign_in']);
    expect(session.authenticated_at).toBe('2026-11-20T11:00:00.000Z');
    expect(session.issued_at).toBe(before.session.issued_at);
    expect(session.expires_at).toBe(before.session.expires_at);
    expect(await holds(service, before.token)).toBe(false);
    expect(await holds(service, token)).toBe(true);
  });

  it('refuses a second factor without a first one, or on top of somebody else’s', async () => {
    const service = await begin();
    const alone = service.enter(service.ada, { method: 'totp', aal: 'aal2' });
    await expect(alone).rejects.toMatchObject({ status: 401, id: 'session_aal1_required' });
    const { token } = await service.enter(await service.person('Bo'));
    const current = await service.current(token);
    const across = service.enter(service.ada, { method: 'totp', aal: 'aal2', current });
    await expect(across).rejects.toMatchObject({ status: 401, id: 'session_aal1_required' });
    expect(await holds(service, token)).toBe(true);
  });

  it('refuses a second factor in a session that was revoked meanwhile', async () => {
    const service = await begin();
    const { session, token } = await service.enter(service.ada);
    const current = await service.current(token);
    await revokeSession(service.context, service.project.id, session.id);
    const late = service.enter(service.ada, { method: 'totp', aal: 'aal2', current });
    await expect(late).rejects.toMatchObject({ id: 'session_aal1_required' });
    await expect(
      addMethod(service.context, service.project, current, { method: 'totp', aal: 'aal2' }),
    ).rejects.toMatchObject({ id: 'session_inactive' });
  });

  it('renews the session of who signs in once more, and does not list the method twice', async () => {
    const service = await begin();
    const before = await service.enter(service.ada);
    service.wait(HOUR);
    const current = await service.current(before.token);
    const { session, token } = await service.enter(service.ada, { current });
    expect(session).toMatchObject({
      id: before.session.id,
      expires_at: '2026-11-21T11:00:00.000Z',
      methods: [{ method: 'password', completed_at: '2026-11-20T11:00:00.000Z' }],
    });
    expect(token).not.toBe(before.token);
    expect(await holds(service, before.token)).toBe(false);
  });

  it('ends the browser’s session when somebody else signs in there', async () => {
    const service = await begin();
    const before = await service.enter(service.ada);
    const current = await service.current(before.token);
    const { session, token } = await service.enter(await service.person('Bo'), { current });
    expect(session.id).not.toBe(before.session.id);
    expect(await holds(service, before.token)).toBe(false);
    expect(await holds(service, token)).toBe(true);
  });

  it('gives only one of two uses of the same token a place in its session', async () => {
    const service = await begin();
    const { token } = await service.enter(service.ada);
    const current = await service.current(token);
    const tries = await Promise.allSettled(
      [1, 2].map(() => service.enter(service.ada, { method: 'totp', aal: 'aal2', current })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('does not let in people whose account is switched off, or of another project', async () => {
    const service = await begin();
    const gone = await deactivate(service, service.ada);
    await expect(service.enter(gone)).rejects.toMatchObject({ status: 401 });
    const { context, other: project, ada: identity } = service;
    const request = { identity, method: 'password', aal: 'aal1', device: DEVICE } as const;
    await expect(signIn(context, project, request)).rejects.toThrow('own project');
  });

  it('remembers as asked, else as the project has it', async () => {
    const { enter, ada, configure } = await begin();
    expect((await enter(ada)).session.remembered).toBe(true);
    expect((await enter(ada, { remembered: false })).session.remembered).toBe(false);
    await configure({ session: { cookie: { persistent: false } } });
    expect((await enter(ada)).session.remembered).toBe(false);
  });

  it('notes each further device of a session, up to ten', async () => {
    const service = await begin();
    let { session, token } = await service.enter(service.ada);
    for (let number = 0; number < 12; number += 1) {
      const device = { ...DEVICE, ip_address: `192.0.2.${number >> 1}` };
      ({ session, token } = await service.enter(service.ada, {
        device,
        current: await service.current(token),
      }));
    }
    expect(session.devices.map(({ ip_address }) => ip_address)).toEqual(
      [7, 0, 1, 2, 3, 4, 5].map((end) => `192.0.2.${end}`),
    );
  });

  it('writes who came in, by which method and from where', async () => {
    const { enter, ada, context } = await begin();
    const { session } = await enter(ada);
    const [event] = await context.sql.query.selectFrom('identity_audit_events').selectAll().execute();
    expect(event).toMatchObject({
      event: 'sign_in_succeeded',
      identity_id: ada.id,
      session_id: session.id,
      ip: '192.0.2.7',
    });
    expect(JSON.parse(event?.details ?? '')).toEqual({
      method: 'password',
      aal: 'aal1',
      user_agent: 'Test/1',
    });
  });

  it('ends all sessions of an identity at once', async () => {
    const service = await begin();
    const [one, two] = [await service.enter(service.ada), await service.enter(service.ada)];
    expect(await revokeAllSessions(service.context, service.project.id, service.ada.id)).toBe(2);
    expect([await holds(service, one.token), await holds(service, two.token)]).toEqual([false, false]);
    expect(await revokeAllSessions(service.context, service.other.id, service.ada.id)).toBe(0);
  });

  describe('a factor that was just set up', () => {
    it('counts in the session, and gives it a new token', async () => {
      const service = await begin();
      const { session, token } = await service.enter(service.ada);
      const current = await service.current(token);
      const added = await addMethod(service.context, service.project, current, {
        method: 'totp',
        aal: 'aal2',
      });
      expect(added.session).toMatchObject({
        id: session.id,
        aal: 'aal2',
        authenticated_at: session.authenticated_at,
      });
      expect(await holds(service, token)).toBe(false);
      expect(await holds(service, added.token)).toBe(true);
    });
  });
});
