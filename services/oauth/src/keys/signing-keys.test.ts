import { describeStores, type OpenStore } from '@gazetteer/testing';
import { exportJWK, generateKeyPair, importJWK, jwtVerify, type JWK, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { openTestOauth, OTHER_HOST, type TestOauth } from '../oauth-testing.ts';
import { ACCESS_TOKEN_SET, ID_TOKEN_SET } from './own-sets.ts';
import { checkingKeys, signingKeys } from './signing-keys.ts';

type Keys = { keys: Record<string, string>[] };

const PORTAL = { id: 'portal' };
const JWKS = '/.well-known/jwks.json';

/** A service whose clock only moves when it is told to. */
async function begin(open: OpenStore): Promise<TestOauth & { wait(milliseconds: number): void }> {
  const service = await openTestOauth(await open());
  let now = Date.parse('2026-01-01T00:00:00Z');
  service.context.clock = () => new Date(now);
  return { ...service, wait: (milliseconds) => void (now += milliseconds) };
}

const namesOf = (keys: readonly { kid?: string }[]) => keys.map(({ kid }) => kid);

describeStores('signing keys', (open) => {
  it('are made when they are first asked for, and shown to everybody without private parts', async () => {
    const { call, context } = await begin(open);
    const shown = await call<Keys>('GET', JWKS, undefined, { as: '' });
    expect(shown).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=60', 'access-control-allow-origin': '*' },
      body: { keys: [{ alg: 'RS256', use: 'sig' }, { alg: 'ES256' }, { alg: 'ES256' }] },
    });
    expect(
      shown.body.keys.flatMap((key) => Object.keys(key)).filter((name) => /^(d|p|q|dp|dq|qi|k)$/.test(name)),
    ).toEqual([]);
    expect(Buffer.from(shown.body.keys[0]!['n']!, 'base64url')).toHaveLength(256);
    const { keys, accessToken } = await signingKeys(context, PORTAL);
    expect(namesOf(keys)).toEqual(namesOf(shown.body.keys));
    expect(accessToken).toEqual({ alg: 'ES256', kid: keys[2]!.kid });
    for (const [index, key] of keys.entries()) {
      const { alg = '' } = key;
      const signed = await new SignJWT({}).setProtectedHeader({ alg }).sign(await importJWK(key));
      await jwtVerify(signed, await importJWK(shown.body.keys[index] as JWK));
    }
    const set = await call<Keys>('GET', `/admin/keys/${ID_TOKEN_SET}`);
    expect(namesOf(set.body.keys)).toEqual(namesOf(keys.slice(0, 2)));
    expect((await call<Keys>('GET', `/admin/keys/${ACCESS_TOKEN_SET}`)).body.keys).toHaveLength(1);
  });

  it('are the same for all who ask at once, and for every process', async () => {
    const sql = await open();
    const contexts = [await openTestOauth(sql), await openTestOauth(sql), await openTestOauth(sql)];
    const asked = contexts.flatMap(({ context }) => [
      signingKeys(context, PORTAL),
      signingKeys(context, PORTAL),
    ]);
    const found = await Promise.all(asked);
    for (const { revision, keys } of found) {
      expect(keys).toEqual(found[0]!.keys);
      expect(revision).toBe(found[0]!.revision);
    }
    expect(found[0]!.keys).toHaveLength(3);
  });

  it('are of one project', async () => {
    const { call, context } = await begin(open);
    const { body: mine } = await call<Keys>('GET', JWKS);
    const { body: theirs } = await call<Keys>('GET', JWKS, undefined, { host: OTHER_HOST });
    expect(namesOf(theirs.keys).filter((kid) => namesOf(mine.keys).includes(kid))).toEqual([]);
    await call('DELETE', `/admin/keys/${ID_TOKEN_SET}`, undefined, { host: OTHER_HOST });
    expect((await call('GET', JWKS)).body).toEqual(mine);
    expect(namesOf((await signingKeys(context, PORTAL)).keys)).toEqual(namesOf(mine.keys));
  });

  it('are opened once, and read again a second later', async () => {
    const sql = await open();
    const [first, second] = [await openTestOauth(sql), await openTestOauth(sql)];
    let now = Date.now();
    second.context.clock = () => new Date(now);
    const before = await signingKeys(second.context, PORTAL);
    const checking = await checkingKeys(second.context, PORTAL);
    expect(await signingKeys(second.context, PORTAL)).toBe(before);
    now += 1000;
    expect(await signingKeys(second.context, PORTAL)).toBe(before);
    expect(await checkingKeys(second.context, PORTAL)).toBe(checking);
    await first.call('POST', `/admin/keys/${ID_TOKEN_SET}`, { alg: 'ES256', kid: 'mine' });
    expect((await signingKeys(first.context, PORTAL)).keys.map(({ kid }) => kid)).toContain('mine');
    expect(await signingKeys(second.context, PORTAL)).toBe(before);
    now += 60_000;
    const after = await signingKeys(second.context, PORTAL);
    expect(after.revision).not.toBe(before.revision);
    expect(after.keys.map(({ kid }) => kid)).toContain('mine');
    await expect(checking({ alg: 'ES256', kid: 'mine' })).rejects.toThrow('no applicable key');
    const found = await (await checkingKeys(second.context, PORTAL))({ alg: 'ES256', kid: 'mine' });
    expect(found.type).toBe('public');
  });

  it('sign by the newest that an administrator adds, while the one before stays shown', async () => {
    const { call, context } = await begin(open);
    const before = (await signingKeys(context, PORTAL)).keys;
    await call('POST', `/admin/keys/${ID_TOKEN_SET}`, { alg: 'ES256', kid: 'newest', use: 'sig' });
    await call('POST', `/admin/keys/${ACCESS_TOKEN_SET}`, { alg: 'EdDSA', kid: 'of-access', use: 'sig' });
    const { keys, accessToken } = await signingKeys(context, PORTAL);
    expect(keys.find(({ alg }) => alg === 'ES256')!.kid).toBe('newest');
    expect(keys.find(({ alg }) => alg === 'RS256')!.kid).toBe(before[0]!.kid);
    expect(accessToken).toEqual({ alg: 'EdDSA', kid: 'of-access' });
    expect(namesOf(keys)).toEqual(expect.arrayContaining(namesOf(before)));
    expect((await call<Keys>('GET', JWKS)).body.keys).toHaveLength(5);
  });

  it('are never those that only encrypt or check, which are shown all the same', async () => {
    const { call, context } = await begin(open);
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    const keys = [
      { kid: 'half', alg: 'ES256', use: 'sig', ...(await exportJWK(publicKey)) },
      { kid: 'sealing', alg: 'ECDH-ES', use: 'enc', ...(await exportJWK(privateKey)) },
      { kid: 'confused', alg: 'ECDH-ES', use: 'sig', ...(await exportJWK(privateKey)) },
    ];
    await call('PUT', `/admin/keys/${ID_TOKEN_SET}`, { keys });
    const able = await signingKeys(context, PORTAL);
    expect(able.keys.map(({ alg }) => alg)).toEqual(['RS256', 'ES256', 'ES256']);
    const { body } = await call<Keys>('GET', JWKS);
    expect(namesOf(body.keys)).toEqual(expect.arrayContaining(['half', 'sealing', 'confused']));
    expect(body.keys.some((key) => 'd' in key)).toBe(false);
  });

  it('are made anew when an administrator has removed them', async () => {
    const { call, context } = await begin(open);
    const before = await signingKeys(context, PORTAL);
    await call('DELETE', `/admin/keys/${ID_TOKEN_SET}/${before.keys[0]!.kid}`);
    const after = await signingKeys(context, PORTAL);
    expect(after.keys.map(({ alg }) => alg)).toEqual(['RS256', 'ES256', 'ES256']);
    expect(after.keys[0]!.kid).not.toBe(before.keys[0]!.kid);
    expect(after.keys[1]).toEqual(before.keys[1]);
  });

  it('have one name in both sets that are shown together', async () => {
    const { call, context } = await begin(open);
    const { keys } = await signingKeys(context, PORTAL);
    const again = await call('POST', `/admin/keys/${ACCESS_TOKEN_SET}`, { alg: 'ES256', kid: keys[1]!.kid });
    expect(again).toMatchObject({
      status: 409,
      body: { error_description: expect.stringContaining(ID_TOKEN_SET) },
    });
  });
});
