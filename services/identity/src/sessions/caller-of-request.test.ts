import { createHttpServer } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { grantAdministration, revokeAdministration } from '../admin/administrators/administration.ts';
import { callerOfRequest, senderOfRequest } from './caller-of-request.ts';
import {
  deactivate,
  firstFactor,
  openTestSessions,
  OTHER_HOST,
  secondFactor,
  type TestSessions,
} from './sessions-testing.ts';

/** A server of which every call tells who the caller is, and how often the store was asked for it. */
async function openAsking({ context }: TestSessions) {
  let reads = 0;
  const sql = new Proxy(context.sql, {
    get: (target, name) => {
      if (name === 'query') reads += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  const server = await createHttpServer({
    authenticate: (request) => callerOfRequest({ ...context, sql }, request),
  });
  onTestFinished(() => server.close());
  server.route({ method: ['GET', 'POST'], url: '/', handler: async ({ caller }) => ({ caller, reads }) });
  return async (headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
    (await server.inject({ method, url: '/', headers: { host: 'portal.test', ...headers } })).json();
}

describeStores('who sent a request', (open) => {
  const begin = async () => {
    const service = await openTestSessions(await open());
    const ada = await service.person('Ada');
    const { session, token } = await service.enter(ada);
    const ask = await openAsking(service);
    const caller = { kind: 'session', id: session.id, identity: ada.id, administrator: false };
    return { ...service, ada, session, token, ask, caller, cookie: `ory_kratos_session=${token}` };
  };
  const anonymous = { kind: 'anonymous' };

  it('is nobody without a session, at no cost', async () => {
    const { ask } = await begin();
    expect(await ask({})).toEqual({ caller: anonymous, reads: 0 });
    expect(await ask({ authorization: 'Bearer gzt_key', cookie: 'a=b' })).toEqual({
      caller: anonymous,
      reads: 0,
    });
    expect(await ask({ 'x-session-token': 'nonsense' })).toEqual({ caller: anonymous, reads: 0 });
  });

  it('is the person of the session, for one look at the store', async () => {
    const { ask, caller, cookie, token } = await begin();
    const { reads } = await ask({ cookie });
    expect(await ask({ cookie })).toEqual({ caller, reads: reads + 1 });
    expect((await ask({ 'x-session-token': token })).caller).toEqual(caller);
    expect((await ask({ authorization: `Bearer ${token}` })).caller).toEqual(caller);
  });

  it('is nobody any more after the session ended, expired or the account was switched off', async () => {
    const service = await begin();
    service.wait(86_400_000);
    expect((await service.ask({ cookie: service.cookie })).caller).toEqual(anonymous);
    const again = await service.enter(service.ada);
    expect((await service.ask({ 'x-session-token': again.token })).caller.kind).toBe('session');
    await deactivate(service, service.ada);
    expect((await service.ask({ 'x-session-token': again.token })).caller).toEqual(anonymous);
  });

  it('is nobody for a session of another project, whichever host is asked', async () => {
    const { ask, cookie, enter, person, other } = await begin();
    const { token } = await enter(await person('Ada', [firstFactor], other));
    expect((await ask({ 'x-session-token': token })).caller).toEqual(anonymous);
    expect((await ask({ 'x-session-token': token, host: OTHER_HOST })).caller).toEqual(anonymous);
    expect((await ask({ cookie, host: OTHER_HOST })).caller).toEqual(anonymous);
  });

  it('is nobody until the second factor was used, where one is set up', async () => {
    const service = await begin();
    const bo = await service.person('Bo', [firstFactor, secondFactor]);
    const { token } = await service.enter(bo);
    expect((await service.ask({ 'x-session-token': token })).caller).toEqual(anonymous);
    const raised = await service.enter(bo, {
      method: 'totp',
      aal: 'aal2',
      current: await service.current(token),
    });
    expect((await service.ask({ 'x-session-token': raised.token })).caller).toMatchObject({
      identity: bo.id,
    });
  });

  it.each([
    ['by a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['by a page of another origin', { origin: 'https://evil.test' }],
    ['by a page without an origin', { origin: 'null' }],
    ['by another project’s page', { 'sec-fetch-site': 'same-site', origin: 'http://other.portal.test' }],
  ])('is nobody for a change %s that the browser adds the cookie to', async (_what, headers) => {
    const { ask, cookie, caller, token } = await begin();
    expect((await ask({ cookie, ...headers }, 'POST')).caller).toEqual(anonymous);
    expect((await ask({ cookie, ...headers })).caller).toEqual(caller);
    expect((await ask({ 'x-session-token': token, ...headers }, 'POST')).caller).toEqual(caller);
  });

  it.each([
    ['of our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://portal.test' }],
    ['of a program without a browser', {}],
    ['that the person typed', { 'sec-fetch-site': 'none' }],
  ])('is the person for a change %s', async (_what, headers) => {
    const { ask, cookie, caller } = await begin();
    expect((await ask({ cookie, ...headers }, 'POST')).caller).toEqual(caller);
  });

  it('is known to another project by its own sessions, once the second factor was used', async () => {
    const { context, person, enter, current, other } = await begin();
    const bo = await person('Bo', [firstFactor, secondFactor], other);
    const sender = (token: string, method = 'GET', headers: Record<string, string> = {}) =>
      senderOfRequest(context, other, {
        method,
        host: OTHER_HOST,
        headers: { cookie: `ory_kratos_session=${token}`, ...headers },
      });
    const { token } = await enter(bo);
    expect(await sender(token)).toBeUndefined();
    const raised = await enter(bo, { method: 'totp', aal: 'aal2', current: await current(token, other) });
    expect(await sender(raised.token)).toBe(bo.id);
    expect(await sender(raised.token, 'POST', { 'sec-fetch-site': 'same-site' })).toBeUndefined();
    const { token: ofPortal } = await enter(await person('Grace'));
    expect(await sender(ofPortal)).toBeUndefined();
  });

  it('is an administrator as long as the person is listed as one', async () => {
    const { ask, ada, person, cookie, caller, context } = await begin();
    const ben = await person('Ben');
    await grantAdministration(context, { identityId: ben.id, by: 'key' });
    await grantAdministration(context, { identityId: ada.id, by: 'key' });
    await grantAdministration(context, { identityId: ada.id, by: 'key' });
    expect((await ask({ cookie })).caller).toEqual({ ...caller, administrator: true });
    await revokeAdministration(context, { identityId: ada.id, by: 'key' });
    expect((await ask({ cookie })).caller).toEqual(caller);
    const events = await context.sql.query
      .selectFrom('identity_audit_events')
      .select(['event', 'details'])
      .where('event', 'like', 'administration%')
      .where('identity_id', '=', ada.id)
      .execute();
    expect(events.map(({ event }) => event).toSorted()).toEqual([
      'administration_granted',
      'administration_revoked',
    ]);
    expect(events[0]?.details).toBe('{"by":"key"}');
  });

  it('cannot be an administrator of the installation with an account of another project', async () => {
    const { context, person, other } = await begin();
    const eve = await person('Eve', [firstFactor], other);
    await expect(grantAdministration(context, { identityId: eve.id, by: 'key' })).rejects.toMatchObject({
      status: 404,
    });
  });
});
