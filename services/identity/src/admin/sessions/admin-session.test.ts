import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { firstFactor, openTestSessions, OTHER_HOST } from '../../sessions/sessions-testing.ts';

const HOUR = 3_600_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';

type Listed = { id: string; active: boolean; identity: { id: string } | null; devices: unknown[] };
const idsOf = (sessions: Listed[]) => sessions.map(({ id }) => id);

describeStores('the administration of sessions', (open) => {
  const begin = async () => {
    const service = await openTestSessions(await open());
    const ada = await service.person('Ada');
    const first = await service.enter(ada);
    service.wait(HOUR);
    const second = await service.enter(ada);
    service.wait(HOUR);
    const third = await service.enter(await service.person('Bo'));
    const sessions = [third, second, first].map(({ session }) => session.id);
    return { ...service, ada, first, second, third, sessions };
  };
  const whoami = (token: string) => ({ headers: { 'x-session-token': token } });

  it.each([
    ['GET', '/admin/sessions'],
    ['GET', `/admin/sessions/${NOBODY}`],
    ['DELETE', `/admin/sessions/${NOBODY}`],
    ['PATCH', `/admin/sessions/${NOBODY}/extend`],
    ['GET', `/admin/identities/${NOBODY}/sessions`],
    ['DELETE', `/admin/identities/${NOBODY}/sessions`],
  ] as const)('is for administrators only: %s %s', async (method, path) => {
    const { call } = await begin();
    const nobody = await call(path, { method });
    expect([nobody.status, nobody.json.error.code]).toEqual([401, 401]);
    const somebody = await call(path, { method, headers: { 'x-test-caller': 'ada' } });
    expect([somebody.status, somebody.json.error.code]).toEqual([403, 403]);
  });

  it('lists all sessions of the project, the newest first, without identities and devices', async () => {
    const { administer, sessions, enter, person, other } = await begin();
    const elsewhere = await enter(await person('Eve', [firstFactor], other));
    const { status, json } = await administer('/admin/sessions');
    expect(status).toBe(200);
    expect(idsOf(json)).toEqual(sessions);
    expect(json[0]).toMatchObject({ active: true, identity: null, devices: [] });
    const there = await administer('/admin/sessions', { host: OTHER_HOST });
    expect(idsOf(there.json)).toEqual([elsewhere.session.id]);
  });

  it('shows identities and devices when asked, in any case of letters', async () => {
    const { administer } = await begin();
    const { json } = await administer('/admin/sessions?expand=Identity&expand=DEVICES');
    expect(json[0]).toMatchObject({
      identity: { traits: { name: 'Bo' } },
      devices: [{ user_agent: 'Test/1' }],
    });
    const one = await administer('/admin/sessions?expand=identity');
    expect(one.json[0]).toMatchObject({ identity: { traits: { name: 'Bo' } }, devices: [] });
    expect((await administer('/admin/sessions?expand=secrets')).status).toBe(400);
    expect((await administer('/admin/sessions?expand=')).json[0].identity).toBeNull();
  });

  it('filters by whether sessions still hold', async () => {
    const { administer, context, wait, first, second, third } = await begin();
    await administer(`/admin/sessions/${third.session.id}`, { method: 'DELETE' });
    wait(22 * HOUR);
    const list = async (active: string) =>
      (await administer(`/admin/sessions?active=${active}`)).json as Listed[];
    expect(context.clock().toISOString()).toBe(first.session.expires_at);
    expect(idsOf(await list('true'))).toEqual([second.session.id]);
    expect(idsOf(await list('false'))).toEqual([third.session.id, first.session.id]);
    expect((await list('false')).every(({ active }) => !active)).toBe(true);
    expect((await list('')).length).toBe(3);
    expect((await administer('/admin/sessions?active=maybe')).status).toBe(400);
  });

  it('leads from page to page by the token of the link header', async () => {
    const { administer, enter, person, sessions } = await begin();
    const more = await enter(await person('Cy'));
    const all = [more.session.id, ...sessions];
    const seen: string[] = [];
    let path: string | undefined = '/admin/sessions?page_size=2&page_token=';
    for (let page = 0; path && page < 5; page += 1) {
      const { json, headers } = await administer(path);
      expect(json.length).toBeLessThanOrEqual(2);
      seen.push(...idsOf(json));
      expect(String(headers['link'])).toContain(
        '<http://portal.test/api/.ory/admin/sessions?page_size=2>; rel="first"',
      );
      path = /<http:\/\/portal\.test\/api\/\.ory([^>]*)>; rel="next"/.exec(String(headers['link']))?.[1];
    }
    expect(seen.toSorted()).toEqual(all.toSorted());
    expect(seen.slice(2)).toEqual(sessions.slice(1));
    expect((await administer('/admin/sessions?page_token=nonsense')).status).toBe(400);
  });

  it('shows one session, also after its end', async () => {
    const { administer, first } = await begin();
    const path = `/admin/sessions/${first.session.id}`;
    expect((await administer(path)).json).toMatchObject({
      id: first.session.id,
      active: true,
      identity: null,
    });
    expect((await administer(`${path}?expand=identity`)).json).toMatchObject({
      identity: { traits: { name: 'Ada' } },
    });
    expect((await administer(path, { method: 'DELETE' })).status).toBe(204);
    expect((await administer(path)).json).toMatchObject({ active: false });
  });

  it('ends a session for the very next request', async () => {
    const { administer, call, first, second } = await begin();
    expect((await administer(`/admin/sessions/${first.session.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await call('/sessions/whoami', whoami(first.token))).status).toBe(401);
    expect((await call('/sessions/whoami', whoami(second.token))).status).toBe(200);
  });

  it.each([
    ['GET', ''],
    ['DELETE', ''],
    ['PATCH', '/extend'],
  ] as const)('does not find what is not there, or is of another project: %s', async (method, suffix) => {
    const { administer, first, call } = await begin();
    expect((await administer(`/admin/sessions/${NOBODY}${suffix}`, { method })).status).toBe(404);
    expect((await administer(`/admin/sessions/abc${suffix}`, { method })).status).toBe(400);
    const path = `/admin/sessions/${first.session.id}${suffix}`;
    const { status, json } = await administer(path, { method, host: OTHER_HOST });
    expect([status, json.error.code]).toEqual([404, 404]);
    expect((await call('/sessions/whoami', whoami(first.token))).json.expires_at).toBe(
      first.session.expires_at,
    );
  });

  it('extends a session within the time in which it may be extended', async () => {
    const { administer, call, configure, wait, first } = await begin();
    await configure({ session: { lifespan: '24h', earliest_possible_extend: '2h' } });
    const extend = async () => administer(`/admin/sessions/${first.session.id}/extend`, { method: 'PATCH' });
    wait(20 * HOUR - 1);
    const early = await extend();
    expect([early.status, early.json.expires_at]).toEqual([200, first.session.expires_at]);
    wait(1);
    const inTime = await extend();
    expect(inTime.status).toBe(200);
    expect(inTime.json).toMatchObject({
      expires_at: '2026-11-22T08:00:00.000Z',
      identity: { state: 'active' },
    });
    wait(3 * HOUR);
    expect((await call('/sessions/whoami', whoami(first.token))).status).toBe(200);
  });

  it('gives no new life to a session that has ended', async () => {
    const { administer, wait, first, second } = await begin();
    await administer(`/admin/sessions/${first.session.id}`, { method: 'DELETE' });
    const revoked = await administer(`/admin/sessions/${first.session.id}/extend`, { method: 'PATCH' });
    expect(revoked.json).toMatchObject({ active: false, expires_at: first.session.expires_at });
    wait(24 * HOUR);
    const expired = await administer(`/admin/sessions/${second.session.id}/extend`, { method: 'PATCH' });
    expect(expired.json).toMatchObject({ active: false, expires_at: second.session.expires_at });
  });

  it('lists the sessions of an identity in pages, whole', async () => {
    const { administer, ada, first, second } = await begin();
    const path = `/admin/identities/${ada.id}/sessions`;
    const { status, json, headers } = await administer(path);
    expect([status, headers['x-total-count']]).toEqual([200, '2']);
    expect(idsOf(json)).toEqual([second.session.id, first.session.id]);
    expect(json[0]).toMatchObject({ identity: { id: ada.id }, devices: [{ user_agent: 'Test/1' }] });
    const page = await administer(`${path}?per_page=1&page=1`);
    expect(idsOf(page.json)).toEqual([second.session.id]);
    expect(page.headers['link']).toContain(`/api/.ory${path}?per_page=1&page=2>; rel="next"`);
    await administer(`/admin/sessions/${second.session.id}`, { method: 'DELETE' });
    expect(idsOf((await administer(`${path}?active=true`)).json)).toEqual([first.session.id]);
    expect(idsOf((await administer(`${path}?active=false`)).json)).toEqual([second.session.id]);
    expect((await administer(`${path}?active=1`)).status).toBe(400);
  });

  it('knows no sessions of an identity of another project', async () => {
    const { administer, ada } = await begin();
    const path = `/admin/identities/${ada.id}/sessions`;
    expect((await administer(path, { host: OTHER_HOST })).json).toEqual([]);
    expect((await administer(path, { method: 'DELETE', host: OTHER_HOST })).status).toBe(404);
    expect((await administer(path)).json).toHaveLength(2);
  });

  it('ends and forgets all sessions of an identity', async () => {
    const { administer, call, ada, first, third } = await begin();
    const path = `/admin/identities/${ada.id}/sessions`;
    expect((await administer(path, { method: 'DELETE' })).status).toBe(204);
    expect((await administer(path)).json).toEqual([]);
    expect((await call('/sessions/whoami', whoami(first.token))).status).toBe(401);
    expect((await call('/sessions/whoami', whoami(third.token))).status).toBe(200);
    expect((await administer(path, { method: 'DELETE' })).status).toBe(404);
    expect((await administer('/admin/identities/abc/sessions', { method: 'DELETE' })).status).toBe(400);
    expect((await administer('/admin/identities/abc/sessions')).status).toBe(400);
  });
});
