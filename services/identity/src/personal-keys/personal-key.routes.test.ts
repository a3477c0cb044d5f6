import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestSessions, OTHER_HOST } from '../sessions/sessions-testing.ts';

const KEYS = '/self-service/account/keys';
const HOUR = 3_600_000;
const wanted = { name: 'harvest', scope: 'read', expires_in_days: 30 };

describeStores('the API keys of whose session it is', (open) => {
  const begin = async () => {
    const service = await openTestSessions(await open());
    const ada = await service.person('Ada');
    const { token } = await service.enter(ada);
    const cookie = { cookie: `ory_kratos_session=${token}` };
    const make = (payload: object = wanted, headers: Record<string, string> = {}) =>
      service.call(KEYS, { method: 'POST', headers: { ...cookie, ...headers }, payload });
    return { ...service, ada, cookie, make };
  };

  it('are made, listed without the key itself, and revoked', async () => {
    const { make, call, cookie } = await begin();
    const made = await make();
    expect([made.status, made.json]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'harvest',
        scope: 'read',
        created_at: '2026-11-20T10:00:00.000Z',
        expires_at: '2026-12-20T10:00:00.000Z',
        last_used_at: null,
        key: expect.stringMatching(/^gzp_/),
      },
    ]);
    const { key, ...shown } = made.json;
    expect((await call(KEYS, { headers: cookie })).json).toEqual([shown]);
    const revoke = () => call(`${KEYS}/${shown.id}`, { method: 'DELETE', headers: cookie });
    expect((await revoke()).status).toBe(204);
    expect((await revoke()).status).toBe(404);
    expect((await call(KEYS, { headers: cookie })).json).toEqual([]);
  });

  it('never expire where nothing is said', async () => {
    const { make } = await begin();
    for (const [index, more] of [{}, { expires_in_days: null }].entries()) {
      const { json } = await make({ name: `key ${index}`, scope: 'write', ...more });
      expect(json.expires_at).toBeNull();
    }
  });

  it.each([
    [{ ...wanted, name: '' }, 'name'],
    [{ ...wanted, scope: 'all' }, 'scope'],
    [{ ...wanted, expires_in_days: 0 }, 'expires_in_days'],
    [{ name: 'harvest' }, 'scope'],
  ])('are refused by the name of the field: %j', async (payload, field) => {
    const { make } = await begin();
    const { status, json } = await make(payload);
    expect(status).toBe(400);
    expect(Object.keys(json.error.details.fields)).toEqual([field]);
  });

  it('want a fresh sign-in to be made, and say where; to be listed and revoked they do not', async () => {
    const { make, call, cookie, wait } = await begin();
    const { json } = await make();
    wait(HOUR + 1);
    const refused = await make({ ...wanted, name: 'late' });
    expect(refused.status).toBe(403);
    expect(refused.json.error.id).toBe('session_refresh_required');
    expect(refused.json.redirect_browser_to).toContain('refresh=true');
    expect((await call(KEYS, { headers: cookie })).json).toHaveLength(1);
    const revoked = await call(`${KEYS}/${json.id}`, { method: 'DELETE', headers: cookie });
    expect(revoked.status).toBe(204);
  });

  it('are for sessions only: no key is one', async () => {
    const { make, call } = await begin();
    const { key, id } = (await make({ ...wanted, scope: 'write' })).json;
    const headers = { accept: 'application/json', authorization: `Bearer ${key}`, 'x-session-token': key };
    expect((await call(KEYS, { headers })).status).toBe(401);
    expect((await call(KEYS, { method: 'POST', headers, payload: wanted })).status).toBe(401);
    expect((await call(`${KEYS}/${id}`, { method: 'DELETE', headers })).status).toBe(401);
    expect((await call('/sessions/whoami', { headers })).status).toBe(401);
    expect((await call('/sessions', { headers })).status).toBe(401);
    expect((await call('/self-service/settings/api', { headers })).status).toBe(401);
    expect((await call('/self-service/account/export', { headers })).status).toBe(401);
    expect((await call('/self-service/account', { method: 'DELETE', headers })).status).toBe(401);
  });

  it('are neither made nor revoked by a page of another site', async () => {
    const { make, call, cookie } = await begin();
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await make(wanted, elsewhere)).status).toBe(403);
    const { id } = (await make()).json;
    const headers = { ...cookie, ...elsewhere };
    expect((await call(`${KEYS}/${id}`, { method: 'DELETE', headers })).status).toBe(401);
  });

  it('are nobody else’s to see or to revoke', async () => {
    const { make, call, person, enter } = await begin();
    const { id } = (await make()).json;
    const { token } = await enter(await person('Bob'));
    const headers = { 'x-session-token': token };
    expect((await call(KEYS, { headers })).json).toEqual([]);
    expect((await call(`${KEYS}/${id}`, { method: 'DELETE', headers })).status).toBe(404);
  });

  it('are of the portal’s own project alone', async () => {
    const { call, person, enter, other } = await begin();
    const { token } = await enter(await person('Bob', undefined, other));
    const options = { host: OTHER_HOST, headers: { 'x-session-token': token } };
    expect((await call(KEYS, options)).status).toBe(404);
    expect((await call(KEYS, { ...options, method: 'POST', payload: wanted })).status).toBe(404);
  });

  it('are part of what a person takes along, without anything to call with', async () => {
    const { make, call, cookie } = await begin();
    const { key } = (await make()).json;
    const { json } = await call('/self-service/account/export', { headers: cookie });
    expect(json.api_keys).toMatchObject([{ name: 'harvest', scope: 'read', revoked_at: null }]);
    expect(json.events).toContainEqual(expect.objectContaining({ event: 'api_key_created' }));
    expect(JSON.stringify(json)).not.toContain(key);
    expect(JSON.stringify(json.api_keys)).not.toContain('digest');
  });
});
