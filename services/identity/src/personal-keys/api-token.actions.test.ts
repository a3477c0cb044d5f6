import { administrator, describeStores } from '@gazetteer/testing';
import { anonymous, type Caller } from '@gazetteer/kernel';
import { expect, it } from 'vitest';
import { openTestSessions } from '../sessions/sessions-testing.ts';
import { apiTokenActions } from './api-token.actions.ts';
import { callerOfKey } from './caller-of-key.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const denied = { code: 'access_denied' };

describeStores('the calls that CKAN has for API tokens', (open) => {
  const begin = async () => {
    const service = await openTestSessions(await open());
    const { context } = service;
    const actions = new Map(apiTokenActions(context).map((action) => [action.name, action]));
    const call = (name: string, input: Record<string, unknown>, caller: Caller): Promise<unknown> =>
      actions.get(name)?.run(input, { caller, url: '', method: 'POST' }) ?? Promise.reject(new Error(name));
    const enter = async (name: string) => {
      const identity = await service.person(name);
      const { session } = await service.enter(identity);
      const caller: Caller = { kind: 'session', id: session.id, identity: identity.id, administrator: false };
      return { id: identity.id, caller };
    };
    const create = async (input: Record<string, unknown>, caller: Caller) =>
      ((await call('api_token_create', input, caller)) as { token: string }).token;
    const list = async (caller: Caller, input: Record<string, unknown> = {}) =>
      (await call('api_token_list', input, caller)) as { id: string; name: string }[];
    const callerOf = (token: string) => callerOfKey(context, 'portal.test', token);
    const ada = await enter('Ada');
    return { ...service, call, enter, create, list, callerOf, ada };
  };

  it('make a token for the person who calls, list it and revoke it', async () => {
    const { create, list, call, callerOf, ada } = await begin();
    const token = await create({ user: ada.id, name: 'harvest' }, ada.caller);
    expect(await callerOf(token)).toMatchObject({ identity: ada.id, scope: 'write' });
    const listed = await list(ada.caller, { user_id: ada.id });
    expect(listed).toEqual([
      {
        id: expect.any(String),
        name: 'harvest',
        user_id: ada.id,
        created_at: '2026-11-20T10:00:00.000Z',
        last_access: '2026-11-20T10:00:00.000Z',
        expires_at: null,
        scope: 'write',
      },
    ]);
    expect(await list(ada.caller, { user: ada.id })).toEqual(listed);
    expect(await call('api_token_revoke', { jti: listed[0]?.id }, ada.caller)).toBeNull();
    expect(await callerOf(token)).toEqual(anonymous);
    expect(await list(ada.caller)).toEqual([]);
  });

  it('take the lifetime as CKAN’s extension for it does', async () => {
    const { create, list, ada, context } = await begin();
    const from = context.clock().getTime();
    const wanted: [object, number | null][] = [
      [{}, null],
      [{ expires_in: 2 }, 2 * DAY],
      [{ expires_in: '3', unit: '3600' }, 3 * HOUR],
    ];
    for (const [index, [input]] of wanted.entries()) await create({ name: `${index}`, ...input }, ada.caller);
    const ends = (await list(ada.caller)).toSorted((a, b) => a.name.localeCompare(b.name));
    expect(ends).toMatchObject(
      wanted.map(([, after]) => ({ expires_at: after && new Date(from + after).toISOString() })),
    );
    for (const lifetime of [{ expires_in: 0 }, { expires_in: 5000 }, { expires_in: 1, unit: 1e12 }]) {
      const late = create({ name: 'late', ...lifetime }, ada.caller);
      await expect(late).rejects.toMatchObject({ fields: { expires_in: [expect.any(String)] } });
    }
  });

  it('revoke a token by itself, too', async () => {
    const { create, call, callerOf, ada } = await begin();
    const token = await create({ name: 'harvest' }, ada.caller);
    await call('api_token_revoke', { token }, ada.caller);
    expect(await callerOf(token)).toEqual(anonymous);
  });

  it('make one with another, for as long and as far as that one at most', async () => {
    const { create, list, callerOf, ada } = await begin();
    const first = await callerOf(await create({ name: 'first', expires_in: 1 }, ada.caller));
    const second = await create({ name: 'second' }, first);
    expect(await callerOf(second)).toMatchObject({ name: 'second', scope: 'write' });
    expect(await list(first)).toMatchObject([{ expires_at: '2026-11-21T10:00:00.000Z' }, {}]);
    await expect(create({ name: 'third', expires_in: 2 }, first)).rejects.toMatchObject({
      fields: { expires_in: [expect.stringContaining('2026-11-21T10:00:00.000Z')] },
    });
    const reader = await callerOf(await create({ name: 'reader', scope: 'read' }, ada.caller));
    expect(await callerOf(await create({ name: 'again' }, reader))).toMatchObject({ scope: 'read' });
  });

  it('make none for somebody else, and none for a key that is no person’s', async () => {
    const { create, enter, ada } = await begin();
    const bob = await enter('Bob');
    for (const caller of [anonymous, bob.caller, { ...bob.caller, administrator: true }, administrator]) {
      await expect(create({ user: ada.id, name: 'theirs' }, caller)).rejects.toMatchObject(denied);
    }
    await expect(create({ name: 'nobody’s' }, administrator)).rejects.toMatchObject(denied);
  });

  it('make none by a session that has not proved lately who it is', async () => {
    const { create, ada, wait } = await begin();
    wait(HOUR + 1);
    await expect(create({ name: 'late' }, ada.caller)).rejects.toMatchObject({
      ...denied,
      message: expect.stringContaining('sign in again'),
    });
  });

  it('tell nobody of the tokens of others, nor whether there are any', async () => {
    const { create, list, call, enter, callerOf, ada } = await begin();
    const bob = await enter('Bob');
    const token = await create({ name: 'harvest' }, ada.caller);
    const [key] = await list(ada.caller);
    for (const caller of [anonymous, bob.caller]) {
      for (const user_id of [ada.id, 'ada@example.org', 'nobody'])
        await expect(list(caller, { user_id })).rejects.toMatchObject(denied);
      for (const wanted of [{ jti: key?.id }, { jti: 'nothing' }, { jti: '\0' }, { token }, { token: 'x' }])
        await expect(call('api_token_revoke', wanted, caller)).rejects.toMatchObject(denied);
    }
    expect(await callerOf(token)).toMatchObject({ identity: ada.id });
  });

  it('let administrators list and revoke those of anybody, by id or address', async () => {
    const { create, list, call, callerOf, ada, context } = await begin();
    const token = await create({ name: 'harvest' }, ada.caller);
    expect(await list(administrator, { user_id: ' Ada@Example.org ' })).toMatchObject([{ user_id: ada.id }]);
    const [key] = await list(administrator, { user_id: ada.id });
    await expect(list(administrator, { user_id: 'nobody' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(list(administrator)).rejects.toMatchObject({ code: 'not_found' });
    const revoke = () => call('api_token_revoke', { jti: key?.id }, administrator);
    await revoke();
    expect(await callerOf(token)).toEqual(anonymous);
    await expect(revoke()).rejects.toMatchObject({ code: 'not_found' });
    const { details } = await context.sql.query
      .selectFrom('identity_audit_events')
      .select('details')
      .where('event', '=', 'api_key_revoked')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(details)).toEqual({
      key: key?.id,
      by: administrator.kind === 'key' && administrator.id,
    });
  });

  it('want one way to say which token is meant', async () => {
    const { call, ada } = await begin();
    for (const wanted of [{}, { jti: 'a', token: 'b' }])
      await expect(call('api_token_revoke', wanted, ada.caller)).rejects.toMatchObject({
        fields: { jti: [expect.any(String)], token: [expect.any(String)] },
      });
  });
});
