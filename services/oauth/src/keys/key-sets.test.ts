import { createSecrets } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { openTestOauth, OTHER_HOST } from '../oauth-testing.ts';
import { listKeys } from './key.store.ts';
import { openKey } from './seal-key.ts';

type Key = Record<string, string>;
type Keys = { keys: Key[] };

/** A key as an administrator brings it. */
async function jwk(kid: string, alg = 'ES256', changes: object = {}): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { kid, alg, use: 'sig', ...(await exportJWK(privateKey)), ...changes };
}

const named = (alg: string, kid: string, use = 'sig') => ({ alg, kid, use });

describeStores('key sets', (open) => {
  it('are made with their first key, and list the newest first with private parts', async () => {
    const { call } = await openTestOauth(await open());
    const made = await call<Keys>('POST', '/admin/keys/tokens', named('ES256', 'one'));
    expect(made).toMatchObject({
      status: 201,
      body: { keys: [{ kid: 'one', alg: 'ES256', use: 'sig', kty: 'EC', crv: 'P-256' }] },
      headers: { location: '/api/.ory/admin/keys/tokens', 'cache-control': 'no-store' },
    });
    expect(made.body.keys[0]!['d']).toEqual(expect.any(String));
    const second = await call<Keys>('POST', '/admin/keys/tokens', named('EdDSA', 'two', 'enc'));
    expect(second.body.keys).toMatchObject([{ kid: 'two', kty: 'OKP', crv: 'Ed25519', use: 'enc' }]);
    const set = await call<Keys>('GET', '/admin/keys/tokens');
    expect(set.body.keys).toEqual([...second.body.keys, ...made.body.keys]);
    expect((await call('GET', '/admin/keys/tokens/one')).body).toEqual(made.body);
    const signed = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256' })
      .sign(await importJWK(set.body.keys[1]!));
    const { d: _, ...half } = set.body.keys[1]!;
    expect(await jwtVerify(signed, await importJWK(half))).toMatchObject({ payload: {} });
  });

  it('are listed by name without private parts, with the key that signs', async () => {
    const { call, wait } = await openTestOauth(await open());
    type Listed = { set: string; is_own: boolean; keys: Record<string, string>[] }[];
    await call('POST', '/admin/keys/tokens', named('ES256', 'one'));
    const first = await call<Listed>('GET', '/admin/keys');
    expect(first.body.map(({ set, is_own }) => [set, is_own])).toEqual([
      ['hydra.jwt.access-token', true],
      ['hydra.openid.id-token', true],
      ['tokens', false],
    ]);
    expect(JSON.stringify(first.body)).not.toMatch(/"(d|p|q|dp|dq|qi)":/);
    expect(first.body[2]?.keys).toMatchObject([
      { kid: 'one', alg: 'ES256', kty: 'EC', crv: 'P-256', has_private: true, signs: 'never' },
    ]);
    wait(1);
    await call('POST', '/admin/keys/hydra.openid.id-token', { alg: 'ES256', kid: 'next' });
    const then = await call<Listed>('GET', '/admin/keys?page_size=2');
    const ids = then.body[1]?.keys.map(({ kid, alg, signs }) => [kid === 'next', alg, signs]);
    expect(ids).toContainEqual([true, 'ES256', 'now']);
    expect(ids).toContainEqual([false, 'ES256', 'before']);
    expect(ids).toContainEqual([false, 'RS256', 'now']);
    const next = /page_token=([^&>]+)/.exec(String(then.headers['link']?.toString().split(',').at(-1)))?.[1];
    expect((await call<Listed>('GET', `/admin/keys?page_token=${next}`)).body).toMatchObject([
      { set: 'tokens' },
    ]);
    for (const torn of ['AA', '!!!', String(next).slice(0, -1)]) {
      expect([torn, (await call('GET', `/admin/keys?page_token=${torn}`)).status]).toEqual([torn, 400]);
    }
  });

  it('have keys of every algorithm of signatures; RSA keys of this call have 4096 bits', async () => {
    const { call } = await openTestOauth(await open());
    for (const alg of ['ES384', 'ES512', 'PS256']) {
      expect((await call<Keys>('POST', '/admin/keys/all', { alg })).body.keys[0]).toMatchObject({
        alg,
        use: 'sig',
      });
    }
    const { body } = await call<Keys>('GET', '/admin/keys/all');
    expect(body.keys.map(({ crv, n = '' }) => crv ?? Buffer.from(n, 'base64url').length)).toEqual([
      512,
      'P-521',
      'P-384',
    ]);
  });

  it('refuse what cannot be made, naming the field', async () => {
    const { call } = await openTestOauth(await open());
    const refused = async (body: object) => {
      const { status, body: error } = await call('POST', '/admin/keys/tokens', body);
      expect(error['error']).toBe('invalid_request');
      return [status, error['error_description']];
    };
    expect(await refused(named('HS256', 'one'))).toEqual([
      400,
      expect.stringMatching(/^alg: HS256 signs with a secret/),
    ]);
    expect(await refused(named('HS512', 'one'))).toEqual([400, expect.stringMatching(/^alg: HS512/)]);
    expect(await refused(named('none', 'one'))).toEqual([
      400,
      expect.stringMatching(/^alg: Must be one of RS256/),
    ]);
    expect(await refused({ ...named('ES256', 'one'), use: 'both' })).toEqual([
      400,
      'use: Must be sig or enc',
    ]);
    expect(await refused({ use: 'sig', kid: 'one' })).toEqual([400, 'alg: Missing value']);
    for (const kid of ['..', 'a/b', 'a b', 'x'.repeat(256)]) {
      expect(await refused(named('ES256', kid))).toEqual([400, expect.stringMatching(/^kid: /)]);
    }
    expect((await call('GET', '/admin/keys/tokens')).status).toBe(404);
    expect((await call('POST', '/admin/keys/a%20set', named('ES256', 'one'))).status).toBe(400);
  });

  it('hold a name once, also where two ask at the same time', async () => {
    const sql = await open();
    const [{ call }, other] = [await openTestOauth(sql), await openTestOauth(sql)];
    const answers = await Promise.all(
      [call, other.call, call, other.call].map((ask) =>
        ask('POST', '/admin/keys/tokens', named('ES256', 'one')),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409,
    ]);
    const more = ['a', 'b', 'c', 'd'].map((kid, index) =>
      (index % 2 ? call : other.call)('POST', '/admin/keys/tokens', named('ES256', kid)),
    );
    expect((await Promise.all(more)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect((await call<Keys>('GET', '/admin/keys/tokens')).body.keys).toHaveLength(5);
  });

  it('are replaced whole: of two that replace at once, one wins and nothing of the other is left', async () => {
    const sql = await open();
    const [{ call }, other] = [await openTestOauth(sql), await openTestOauth(sql)];
    await call('POST', '/admin/keys/tokens', named('ES256', 'old'));
    const mine = { keys: [await jwk('new'), await jwk('old')] };
    expect(await call('PUT', '/admin/keys/tokens', mine)).toMatchObject({ status: 200, body: mine });
    expect((await call<Keys>('GET', '/admin/keys/tokens')).body).toEqual(mine);
    const theirs = { keys: [await jwk('x'), await jwk('y'), await jwk('z')] };
    await Promise.all([
      call('PUT', '/admin/keys/tokens', mine),
      other.call('PUT', '/admin/keys/tokens', theirs),
    ]);
    expect([mine, theirs]).toContainEqual((await call('GET', '/admin/keys/tokens')).body);
  });

  it('replace or add one key, which is the newest then; public halves and encryption keys are taken, too', async () => {
    const { call } = await openTestOauth(await open());
    await call('PUT', '/admin/keys/tokens', { keys: [await jwk('b'), await jwk('a')] });
    const changed = await jwk('a', 'EdDSA');
    expect(await call('PUT', '/admin/keys/tokens/a', changed)).toMatchObject({ status: 200, body: changed });
    const { d: _, ...half } = await jwk('c');
    expect(
      (await call('PUT', '/admin/keys/tokens/c', { ...half, secret: 'not kept', key_ops: ['encrypt'] })).body,
    ).toEqual(half);
    const sealing = await jwk('e', 'ECDH-ES', { use: 'enc' });
    expect((await call('PUT', '/admin/keys/tokens/e', sealing)).body).toEqual(sealing);
    const { body } = await call<Keys>('GET', '/admin/keys/tokens');
    expect(body.keys.map(({ kid }) => kid)).toEqual(['e', 'c', 'a', 'b']);
    expect(body.keys[1]).toEqual(half);
    expect(body.keys[2]).toEqual(changed);
  });

  it('refuse keys that are not whole, naming the field', async () => {
    const { call } = await openTestOauth(await open());
    const good = await jwk('a');
    const [rsa, other] = [await jwk('a', 'RS256'), await jwk('b', 'RS256')];
    const refused = async (key: object) => {
      const { status, body } = await call('PUT', '/admin/keys/tokens/a', key);
      return [status, String(body['error_description']).split(':')[0]];
    };
    expect(await refused({ ...good, kid: 'b' })).toEqual([400, 'kid']);
    expect(await refused({ ...good, use: 'sign' })).toEqual([400, 'use']);
    expect(await refused({ ...good, alg: 'ES384' })).toEqual([400, 'alg']);
    expect(await refused({ ...good, alg: 'none' })).toEqual([400, 'alg']);
    expect(await refused({ ...good, x: 'AAAA' })).toEqual([400, 'x']);
    expect(await refused({ ...good, d: (await jwk('a'))['d'] })).toEqual([400, 'd']);
    expect(await refused({ ...good, y: 'not base64url' })).toEqual([400, 'y']);
    expect(await refused({ ...good, x5c: [''] })).toEqual([400, 'x5c.0']);
    expect(await refused({ kty: 'oct', k: 'c2VjcmV0', kid: 'a', use: 'sig', alg: 'HS256' })).toEqual([
      400,
      'kty',
    ]);
    expect(await refused({ ...rsa, qi: undefined })).toEqual([400, 'qi']);
    expect(await refused({ ...rsa, d: other['d'], dp: other['dp'] })).toEqual([400, 'd']);
    expect(await refused({ ...rsa, n: 'AQAB' })).toEqual([400, 'n']);
    expect(await refused({ ...rsa, alg: 'ES256' })).toEqual([400, 'alg']);
    const { kid: _, ...nameless } = good;
    expect(await refused(nameless)).toEqual([400, 'kid']);
    const refusedSet = async (keys: object[]) =>
      (await call('PUT', '/admin/keys/tokens', { keys })).body['error_description'];
    expect(await refusedSet([good, { ...(await jwk('b')), alg: 'RS256' }])).toMatch(/^keys\.1\.alg: /);
    expect(await refusedSet([good, good])).toMatch(/^keys\.1\.kid: /);
    expect(await refusedSet([])).toMatch(/^keys: /);
    expect(await refusedSet(Array.from({ length: 101 }, () => good))).toMatch(/^keys: /);
    expect((await call('GET', '/admin/keys/tokens')).status).toBe(404);
  });

  it('have an end to their size', async () => {
    const { call } = await openTestOauth(await open());
    const { d: _, ...half } = await jwk('a');
    const keys = Array.from({ length: 100 }, (_none, index) => ({ ...half, kid: `k${index}` }));
    expect((await call('PUT', '/admin/keys/tokens', { keys })).status).toBe(200);
    expect((await call('POST', '/admin/keys/tokens', { alg: 'ES256' })).status).toBe(409);
    expect((await call('PUT', '/admin/keys/tokens/other', { ...half, kid: 'other' })).status).toBe(409);
    expect((await call('PUT', '/admin/keys/tokens/k7', { ...half, kid: 'k7' })).status).toBe(200);
  });

  it('are removed whole or key by key, as often as asked', async () => {
    const { call } = await openTestOauth(await open());
    await call('PUT', '/admin/keys/tokens', { keys: [await jwk('a'), await jwk('b')] });
    expect((await call('DELETE', '/admin/keys/tokens/a')).status).toBe(204);
    expect((await call('DELETE', '/admin/keys/tokens/a')).status).toBe(204);
    expect((await call('GET', '/admin/keys/tokens/a')).status).toBe(404);
    expect((await call<Keys>('GET', '/admin/keys/tokens')).body.keys).toHaveLength(1);
    expect((await call('DELETE', '/admin/keys/tokens')).status).toBe(204);
    expect((await call('DELETE', '/admin/keys/tokens')).status).toBe(204);
    expect(await call('GET', '/admin/keys/tokens')).toMatchObject({
      status: 404,
      body: { error: 'Not Found' },
    });
  });

  it('are for administrators alone, and of one project', async () => {
    const { call } = await openTestOauth(await open());
    await call('POST', '/admin/keys/tokens', named('ES256', 'one'));
    const elsewhere = { host: OTHER_HOST };
    expect((await call('GET', '/admin/keys/tokens', undefined, elsewhere)).status).toBe(404);
    expect((await call('GET', '/admin/keys/tokens/one', undefined, elsewhere)).status).toBe(404);
    await call('DELETE', '/admin/keys/tokens', undefined, elsewhere);
    await call('DELETE', '/admin/keys/tokens/one', undefined, elsewhere);
    expect((await call('POST', '/admin/keys/tokens', named('ES256', 'one'), elsewhere)).status).toBe(201);
    await call('PUT', '/admin/keys/tokens', { keys: [await jwk('two')] }, elsewhere);
    expect((await call<Keys>('GET', '/admin/keys/tokens')).body.keys).toMatchObject([{ kid: 'one' }]);
    for (const [as, status] of [
      ['', 401],
      ['eve', 403],
    ] as const) {
      for (const path of ['/admin/keys/tokens', '/admin/keys/tokens/one']) {
        for (const method of ['GET', 'PUT', 'DELETE']) {
          expect((await call(method, path, undefined, { as })).status).toBe(status);
        }
      }
      expect((await call('POST', '/admin/keys/tokens', {}, { as })).status).toBe(status);
    }
  });

  it('are encrypted for their place, and readable after the secret was replaced', async () => {
    const { call, context } = await openTestOauth(await open());
    const { body } = await call<Keys>('POST', '/admin/keys/tokens', named('ES256', 'one'));
    const [row] = await listKeys(context.sql, 'portal', ['tokens']);
    expect(JSON.stringify(row)).not.toContain(body.keys[0]!['d']);
    const older = 'a secret of this test, long enough to be one';
    const renewed = createSecrets(['a newer secret of this test, long enough', older]);
    expect(openKey(renewed, row!)).toEqual(body.keys[0]);
    for (const change of [{ project_id: 'other' }, { set_name: 'another' }, { kid: 'two' }]) {
      expect(() => openKey(context.secrets, { ...row!, ...change })).toThrow(/unable to authenticate data/);
    }
  });
});
