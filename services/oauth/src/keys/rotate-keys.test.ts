import { describeStores, type OpenStore } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestOauth, OTHER_HOST, PORTAL_HOST } from '../oauth-testing.ts';
import { ID_TOKEN_SET } from './own-sets.ts';
import { createKeyRotation } from './rotate-keys.ts';
import { signingKeys } from './signing-keys.ts';

type Keys = { keys: { kid: string; alg: string }[] };

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const PORTAL = { id: 'portal' };
const JWKS = '/.well-known/jwks.json';

/** A project with keys that sign for ten days, shown a day before and five days after. */
async function begin(open: OpenStore) {
  const sql = await open();
  const [service, second] = [await openTestOauth(sql), await openTestOauth(sql)];
  let now = Date.parse('2026-01-01T00:00:00Z');
  for (const { context } of [service, second]) context.clock = () => new Date(now);
  await service.configure({ keys: { rotation: '240h', announced: '24h', retained: '120h' } });
  const rotations = [service, second].map(({ context }) => createKeyRotation(context));
  const signerOf = async (alg: string) =>
    (await signingKeys(service.context, PORTAL)).keys.find((key) => key.alg === alg)!.kid;
  return {
    ...service,
    /** Lets time pass, after which two processes do their work at once. */
    wait: async (milliseconds: number) => {
      now += milliseconds;
      await Promise.all(rotations.map((rotation) => rotation.run()));
      now += 1000;
    },
    /** Who signs RS256, and how many keys are shown. */
    state: async () => {
      const { body } = await service.call<Keys>('GET', JWKS);
      return { signer: await signerOf('RS256'), shown: body.keys.map(({ kid }) => kid) };
    },
    signerOf,
  };
}

describeStores('the rotation of keys', (open) => {
  it('shows a new key before it signs, and the old one until its tokens are over', async () => {
    const { wait, state } = await begin(open);
    const first = await state();
    expect(first.shown).toHaveLength(3);
    await wait(9 * DAY - HOUR);
    expect(await state()).toEqual(first);
    await wait(HOUR);
    const announced = await state();
    expect(announced.signer).toBe(first.signer);
    expect(announced.shown).toHaveLength(6);
    await wait(12 * HOUR);
    expect(await state()).toEqual(announced);
    await wait(12 * HOUR);
    const taken = await state();
    expect(taken.signer).not.toBe(first.signer);
    expect(announced.shown).toContain(taken.signer);
    expect(new Set(taken.shown)).toEqual(new Set(announced.shown));
    await wait(5 * DAY - HOUR);
    expect((await state()).shown).toContain(first.signer);
    await wait(2 * HOUR);
    const after = await state();
    expect(after).toMatchObject({ signer: taken.signer });
    expect(after.shown).toHaveLength(3);
    expect(after.shown).not.toContain(first.signer);
  });

  it('keeps the day between showing and signing when the server was off at the time', async () => {
    const { wait, state } = await begin(open);
    const first = await state();
    await wait(40 * DAY);
    expect(await state()).toMatchObject({ signer: first.signer });
    await wait(23 * HOUR);
    expect(await state()).toMatchObject({ signer: first.signer });
    await wait(2 * HOUR);
    const after = await state();
    expect(after.signer).not.toBe(first.signer);
    expect(after.shown).toHaveLength(6);
  });

  it('shows a key as long as the longest token of a client lives', async () => {
    const { wait, state, context } = await begin(open);
    const document = { client_id: 'app', client_credentials_grant_access_token_lifespan: '480h' };
    await context.sql.query
      .insertInto('oauth_clients')
      .values({
        project_id: 'portal',
        client_id: 'app',
        client_name: '',
        owner: '',
        document: JSON.stringify(document),
        created_at: '',
        updated_at: '',
      })
      .execute();
    const first = await state();
    await wait(9 * DAY);
    await wait(DAY);
    await wait(9 * DAY);
    expect((await state()).shown).toContain(first.signer);
    await wait(11 * DAY + HOUR);
    expect((await state()).shown).not.toContain(first.signer);
  });

  it('begins to count with the key that an administrator has added, and follows its kind', async () => {
    const { wait, call, signerOf, state } = await begin(open);
    await state();
    await wait(5 * DAY);
    await call('POST', `/admin/keys/${ID_TOKEN_SET}`, { alg: 'EdDSA', kid: 'mine' });
    await call('POST', `/admin/keys/${ID_TOKEN_SET}`, { alg: 'ES256', kid: 'curve' });
    await wait(8 * DAY);
    expect([await signerOf('EdDSA'), await signerOf('ES256')]).toEqual(['mine', 'curve']);
    await wait(DAY);
    await wait(DAY);
    expect([await signerOf('EdDSA'), await signerOf('ES256')]).not.toContain('mine');
    expect(await signerOf('ES256')).not.toBe('curve');
  });

  it('rests where a project has turned it off, whatever another does', async () => {
    const { wait, state, configure, call } = await begin(open);
    await configure({ keys: { rotation: '0s' } }, PORTAL_HOST);
    await configure({ keys: { rotation: '240h' } }, OTHER_HOST);
    const first = await state();
    const theirs = await call<Keys>('GET', JWKS, undefined, { host: OTHER_HOST });
    await wait(400 * DAY);
    expect(await state()).toEqual(first);
    const later = await call<Keys>('GET', JWKS, undefined, { host: OTHER_HOST });
    expect([theirs, later].map(({ body }) => body.keys.length)).toEqual([3, 6]);
  });
});
