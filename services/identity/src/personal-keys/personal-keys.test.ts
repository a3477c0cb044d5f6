import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { grantAdministration, revokeAdministration } from '../admin/administrators/administration.ts';
import { removeIdentity } from '../model/identities/remove-identity.ts';
import { deactivate, openTestSessions, OTHER_HOST } from '../sessions/sessions-testing.ts';
import { callerOfKey } from './caller-of-key.ts';
import { makePersonalKey, type WantedKey } from './make-personal-key.ts';
import { revokePersonalKey } from './revoke-personal-key.ts';

const HOUR = 3_600_000;
const anonymous = { kind: 'anonymous' };

describeStores('the API keys of a person', (open) => {
  const begin = async () => {
    const service = await openTestSessions(await open());
    const { context } = service;
    const ada = await service.person('Ada');
    const make = (wanted: Partial<WantedKey> = {}, keyId?: string) =>
      makePersonalKey(
        context,
        { identityId: ada.id, ...(keyId ? { keyId } : {}) },
        { name: 'harvest', scope: 'write', expiresAt: null, ...wanted },
      );
    const callerOf = (key: string, host = 'portal.test') => callerOfKey(context, host, key);
    const revoke = (keyId: string, identityId = ada.id) => revokePersonalKey(context, { identityId, keyId });
    const rows = () => context.sql.query.selectFrom('identity_personal_keys').selectAll().execute();
    const inAnHour = () => new Date(context.clock().getTime() + HOUR).toISOString();
    return { ...service, ada, make, callerOf, revoke, rows, inAnHour };
  };

  it('act with the rights that the person has now', async () => {
    const { context, ada, person, make, callerOf } = await begin();
    const { id, key } = await make({ scope: 'read' });
    const caller = { kind: 'personal-key', id, name: 'harvest', identity: ada.id, scope: 'read' };
    expect(await callerOf(key)).toEqual({ ...caller, administrator: false });
    await grantAdministration(context, { identityId: ada.id, by: 'test' });
    expect(await callerOf(key)).toEqual({ ...caller, administrator: true });
    const ben = await person('Ben');
    await grantAdministration(context, { identityId: ben.id, by: 'test' });
    await revokeAdministration(context, { identityId: ada.id, by: 'test' });
    expect(await callerOf(key)).toEqual({ ...caller, administrator: false });
  });

  it('are stored as digests only', async () => {
    const { make, rows } = await begin();
    const { key } = await make();
    expect(key).toMatch(/^gzp_[A-Za-z0-9]{43}$/);
    expect(JSON.stringify(await rows())).not.toContain(key.slice(4));
  });

  it('are worth nothing once they are revoked, and never again', async () => {
    const { make, callerOf, revoke } = await begin();
    const [{ id, key }, other] = [await make(), await make({ name: 'other' })];
    expect(await revoke(id)).toBe(true);
    expect(await callerOf(key)).toEqual(anonymous);
    expect(await callerOf(other.key)).toMatchObject({ name: 'other' });
    expect(await revoke(id)).toBe(false);
  });

  it('end at their time', async () => {
    const { make, callerOf, inAnHour, wait } = await begin();
    const { key } = await make({ expiresAt: inAnHour() });
    wait(HOUR - 1);
    expect(await callerOf(key)).toMatchObject({ name: 'harvest' });
    wait(1);
    expect(await callerOf(key)).toEqual(anonymous);
  });

  it('are worth nothing while the account is inactive, and go with it', async () => {
    const service = await begin();
    const { key } = await service.make();
    await deactivate(service, service.ada);
    expect(await service.callerOf(key)).toEqual(anonymous);
    await removeIdentity(service.context, service.ada);
    expect(await service.callerOf(key)).toEqual(anonymous);
    expect(await service.rows()).toEqual([]);
  });

  it('are worth nothing in another project', async () => {
    const { make, callerOf } = await begin();
    expect(await callerOf((await make()).key, OTHER_HOST)).toEqual(anonymous);
  });

  it('are ended by nobody who only knows their id', async () => {
    const { make, callerOf, revoke, person } = await begin();
    const { id, key } = await make();
    expect(await revoke(id, (await person('Bob')).id)).toBe(false);
    expect(await callerOf(key)).toMatchObject({ id });
  });

  it('know when they were last used, to the minute', async () => {
    const { make, callerOf, rows, context, wait } = await begin();
    const { key } = await make();
    const lastUse = async () => (await rows())[0]?.last_used_at;
    expect(await lastUse()).toBeNull();
    const first = context.clock().toISOString();
    await callerOf(key);
    wait(59_999);
    await callerOf(key);
    expect(await lastUse()).toBe(first);
    wait(1);
    await callerOf(key);
    expect(await lastUse()).toBe(context.clock().toISOString());
  });

  it('have names that tell them apart, which are free again once they have ended', async () => {
    const { make, revoke, inAnHour, wait, person, context } = await begin();
    const { id } = await make({ name: ' harvest ' });
    const taken = { name: [expect.stringContaining('another of your valid keys')] };
    await expect(make()).rejects.toMatchObject({ code: 'invalid_input', fields: taken });
    await revoke(id);
    await make({ expiresAt: inAnHour() });
    wait(HOUR);
    await make();
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(101)]) {
      await expect(make({ name })).rejects.toMatchObject({ fields: { name: [expect.any(String)] } });
    }
    const bob = { identityId: (await person('Bob')).id };
    await makePersonalKey(context, bob, { name: 'harvest', scope: 'read', expiresAt: null });
  });

  it('are 50 at most that are valid', async () => {
    const { make, revoke } = await begin();
    const [first] = [await make({ name: '1' })];
    for (let count = 2; count <= 50; count += 1) await make({ name: String(count) });
    await expect(make({ name: '51' })).rejects.toMatchObject({ code: 'conflict' });
    await revoke(first.id);
    await make({ name: '51' });
  });

  it('are not more than there may be, nor of one name, when many are made at once', async () => {
    const { make, rows } = await begin();
    const made = await Promise.allSettled([make(), make(), make()]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('make no key that reaches further, or lasts longer', async () => {
    const { make, inAnHour, wait } = await begin();
    const maker = await make({ name: 'maker', scope: 'read', expiresAt: inAnHour() });
    const wider = make({ name: 'wider', expiresAt: maker.expires_at }, maker.id);
    await expect(wider).rejects.toMatchObject({ fields: { scope: [expect.any(String)] } });
    for (const expiresAt of [null, new Date(Date.parse(maker.expires_at ?? '') + 1).toISOString()]) {
      const longer = make({ name: 'longer', scope: 'read', expiresAt }, maker.id);
      await expect(longer).rejects.toMatchObject({ fields: { expires_in: [expect.any(String)] } });
    }
    wait(1);
    await make({ name: 'same', scope: 'read', expiresAt: maker.expires_at }, maker.id);
  });

  it('take those along that were made with them when they are revoked', async () => {
    const { make, revoke, callerOf, context } = await begin();
    const first = await make({ name: 'first' });
    const second = await make({ name: 'second' }, first.id);
    const third = await make({ name: 'third' }, second.id);
    const apart = await make({ name: 'apart' });
    await revoke(first.id);
    for (const { key } of [first, second, third]) expect(await callerOf(key)).toEqual(anonymous);
    expect(await callerOf(apart.key)).toMatchObject({ name: 'apart' });
    await expect(make({ name: 'fourth' }, second.id)).rejects.toMatchObject({ code: 'access_denied' });
    const events = await context.sql.query.selectFrom('identity_audit_events').select('event').execute();
    const names = events.map(({ event }) => event).filter((event) => event.startsWith('api_key'));
    expect(names.toSorted()).toEqual([
      ...Array<string>(4).fill('api_key_created'),
      ...Array<string>(3).fill('api_key_revoked'),
    ]);
  });
});
