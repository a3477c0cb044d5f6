import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { firstFactor, openTestSessions, OTHER_HOST, secondFactor } from '../sessions/sessions-testing.ts';

const HOUR = 3_600_000;

describeStores("somebody's own sessions", (open) => {
  const begin = async () => {
    const service = await openTestSessions(await open());
    const ada = await service.person('Ada');
    const here = await service.enter(ada);
    service.wait(HOUR);
    const phone = await service.enter(ada);
    service.wait(HOUR);
    const library = await service.enter(ada);
    const bo = await service.person('Bo');
    const theirs = await service.enter(bo);
    return { ...service, ada, here, phone, library, bo, theirs, own: as(here.token) };
  };
  const as = (token: string) => ({ headers: { 'x-session-token': token } });

  it('are listed without the current one, whole, the newest first', async () => {
    const { call, own, ada, phone, library } = await begin();
    const { status, json, headers } = await call('/sessions', own);
    expect(status).toBe(200);
    expect(json.map(({ id }: { id: string }) => id)).toEqual([library.session.id, phone.session.id]);
    expect(json[0]).toMatchObject({
      active: true,
      identity: { id: ada.id },
      devices: [{ location: 'Pune, IN' }],
    });
    expect(headers['x-total-count']).toBe('2');
  });

  it('are listed in pages that link to each other', async () => {
    const { call, own, phone } = await begin();
    const { json, headers } = await call('/sessions?per_page=1&page=2', own);
    expect(json.map(({ id }: { id: string }) => id)).toEqual([phone.session.id]);
    const page = (number: number) => `<http://portal.test/api/.ory/sessions?per_page=1&page=${number}>`;
    expect(headers['link']).toBe(`${page(1)}; rel="first",${page(1)}; rel="prev",${page(2)}; rel="last"`);
  });

  it('are no longer listed once they have ended', async () => {
    const { call, own, wait, phone, library } = await begin();
    await call(`/sessions/${library.session.id}`, { method: 'DELETE', ...own });
    expect((await call('/sessions', own)).json.map(({ id }: { id: string }) => id)).toEqual([
      phone.session.id,
    ]);
    wait(22 * HOUR);
    expect((await call('/sessions', own)).status).toBe(401);
    expect((await call('/sessions', as(phone.token))).json).toEqual([]);
  });

  it('end one by one', async () => {
    const { call, own, phone, library } = await begin();
    const ended = await call(`/sessions/${phone.session.id}`, { method: 'DELETE', ...own });
    expect([ended.status, ended.json]).toEqual([204, undefined]);
    expect((await call('/sessions/whoami', as(phone.token))).status).toBe(401);
    expect((await call('/sessions/whoami', as(library.token))).status).toBe(200);
    expect((await call(`/sessions/${phone.session.id}`, { method: 'DELETE', ...own })).status).toBe(204);
  });

  it('all end but the current one, and are counted', async () => {
    const { call, own, here, phone, library, theirs } = await begin();
    const ended = await call('/sessions', { method: 'DELETE', ...own });
    expect([ended.status, ended.json]).toEqual([200, { count: 2 }]);
    const statusOf = async (token: string) => (await call('/sessions/whoami', as(token))).status;
    expect(await Promise.all([here, phone, library, theirs].map(({ token }) => statusOf(token)))).toEqual([
      200, 401, 401, 200,
    ]);
    expect((await call('/sessions', { method: 'DELETE', ...own })).json).toEqual({ count: 0 });
  });

  it('do not end by the current one, nor by an id that is none', async () => {
    const { call, own, here } = await begin();
    expect((await call(`/sessions/${here.session.id}`, { method: 'DELETE', ...own })).status).toBe(400);
    const { status, json } = await call('/sessions/abc', { method: 'DELETE', ...own });
    expect([status, json.error.code]).toEqual([400, 400]);
    expect((await call('/sessions/whoami', own)).status).toBe(200);
  });

  it('are nobody else’s to end, in this project or another', async () => {
    const { call, own, theirs, enter, person, other } = await begin();
    await call(`/sessions/${theirs.session.id}`, { method: 'DELETE', ...own });
    expect((await call('/sessions/whoami', as(theirs.token))).status).toBe(200);
    const elsewhere = await enter(await person('Ada', [firstFactor], other));
    const there = { ...as(elsewhere.token), host: OTHER_HOST };
    await call(`/sessions/${elsewhere.session.id}`, { method: 'DELETE', ...own });
    expect((await call('/sessions/whoami', there)).status).toBe(200);
    expect((await call('/sessions', there)).json).toEqual([]);
  });

  it.each([
    ['GET', '/sessions'],
    ['DELETE', '/sessions'],
    ['DELETE', '/sessions/00000000-0000-4000-8000-000000000000'],
  ] as const)('are not for people who are not signed in: %s %s', async (method, path) => {
    const { call } = await begin();
    const { status, json } = await call(path, { method });
    expect(status).toBe(401);
    expect(json.error).toMatchObject({ id: 'session_inactive', code: 401 });
  });

  it.each([
    ['GET', '/sessions'],
    ['DELETE', '/sessions'],
    ['DELETE', '/sessions/00000000-0000-4000-8000-000000000000'],
  ] as const)('are not for half a sign-in: %s %s', async (method, path) => {
    const { call, enter, person } = await begin();
    const { token } = await enter(await person('Cy', [firstFactor, secondFactor]));
    const { status, json } = await call(path, { method, ...as(token) });
    expect([status, json.error.id]).toEqual([403, 'session_aal2_required']);
  });

  it('do not end by a page of another site, though the browser sends the cookie along', async () => {
    const { call, here, phone } = await begin();
    const end = async (headers: Record<string, string>) => {
      const cookie = `ory_kratos_session=${here.token}`;
      return (await call('/sessions', { method: 'DELETE', headers: { cookie, ...headers } })).status;
    };
    expect(await end({ 'sec-fetch-site': 'cross-site' })).toBe(401);
    expect(await end({ origin: 'https://evil.test' })).toBe(401);
    expect((await call('/sessions/whoami', as(phone.token))).status).toBe(200);
    expect(await end({ 'sec-fetch-site': 'same-origin', origin: 'http://portal.test' })).toBe(200);
    expect((await call('/sessions/whoami', as(phone.token))).status).toBe(401);
  });

  it('leave a trace of their end', async () => {
    const { call, own, ada, context } = await begin();
    await call('/sessions', { method: 'DELETE', ...own });
    const events = await context.sql.query
      .selectFrom('identity_audit_events')
      .select(['event', 'identity_id', 'details'])
      .where('event', '=', 'sessions_revoked')
      .execute();
    expect(events).toEqual([{ event: 'sessions_revoked', identity_id: ada.id, details: '{"count":2}' }]);
  });
});
