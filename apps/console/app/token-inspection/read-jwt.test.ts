import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { readJwt } from './read-jwt.server.ts';

async function signer(kid: string) {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
  return { jwk, sign };
}

test('a token is read, and told to be signed by the project, by somebody else, or forged', async () => {
  const ours = await signer('ours');
  const forger = await signer('ours');
  const others = await signer('others');
  const keys = { keys: [ours.jwk] };
  const token = await ours.sign({ sub: 'ada', exp: 1 });
  const read = await readJwt(token, keys);
  expect(read).toMatchObject({ signature: 'valid', expiresAt: 1 });
  expect(JSON.parse(read?.claims ?? '')).toEqual({ sub: 'ada', exp: 1 });
  expect(JSON.parse(read?.head ?? '')).toEqual({ alg: 'ES256', kid: 'ours' });
  expect(await readJwt(await forger.sign({}), keys)).toMatchObject({ signature: 'wrong' });
  expect(await readJwt(await others.sign({}), keys)).toMatchObject({ signature: 'unknownKey' });
  expect(await readJwt(new UnsecuredJWT({ sub: 'eve' }).encode(), keys)).not.toMatchObject({
    signature: 'valid',
  });
});

test('what is no JWT is not read', async () => {
  expect(await readJwt('ory_at_abc', { keys: [] })).toBeUndefined();
  expect(await readJwt('a.b.c', { keys: [] })).toBeUndefined();
});
