import { createHmac, randomUUID } from 'node:crypto';
import { describeStores } from '@gazetteer/testing';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { openTestOauth, type TestOauth } from '../oauth-testing.ts';
import { SampleApp } from '../sample-app-testing.ts';

const BEARER = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A program that proves who it is by a key. */
async function openProgram(oauth: TestOauth) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'own', use: 'sig', alg: 'RS256' };
  const app = await SampleApp.create(oauth, {
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_signing_alg: 'RS256',
    jwks: { keys: [jwk] },
  });
  const claims = (more: JWTPayload = {}): JWTPayload => ({
    iss: app.id,
    sub: app.id,
    aud: 'http://portal.test/api/.ory/oauth2/token',
    jti: randomUUID(),
    exp: inSeconds(60),
    ...more,
  });
  const sign = (more: JWTPayload = {}, header: object = {}, key: CryptoKey = privateKey) =>
    new SignJWT(claims(more)).setProtectedHeader({ alg: 'RS256', kid: 'own', ...header }).sign(key);
  const statusOf = async (client_assertion: string) => {
    const fields = { grant_type: 'client_credentials', client_assertion_type: BEARER, client_assertion };
    const answer = await oauth.call('POST', '/oauth2/token', new URLSearchParams(fields), { as: '' });
    const { error } = answer.body;
    if (answer.status !== 200 && error !== 'invalid_client') throw new Error(`refused as ${String(error)}`);
    return answer.status;
  };
  return { claims, sign, statusOf, publicKey, jwk };
}

describeStores('the assertion by which a program proves who it is', (open) => {
  it('is used once, of many who bring it at the same time', async () => {
    const { sign, statusOf } = await openProgram(await openTestOauth(await open()));
    const assertion = await sign();
    const statuses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => statusOf(assertion)));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401, 401, 401]);
    expect(await statusOf(await sign())).toBe(200);
  });

  it('is signed by the key that is registered, in its algorithm, whatever its header says', async () => {
    const { claims, sign, statusOf, publicKey, jwk } = await openProgram(await openTestOauth(await open()));
    const stranger = await generateKeyPair('RS256', { extractable: true });
    const curve = await generateKeyPair('ES256', { extractable: true });
    const others = { jwk: await exportJWK(stranger.publicKey) };
    const secret = `${encode({ alg: 'HS256', kid: 'own' })}.${encode(claims())}`;
    const mac = (key: string) => `${secret}.${createHmac('sha256', key).update(secret).digest('base64url')}`;
    const forged = {
      unsigned: `${encode({ alg: 'none' })}.${encode(claims())}.`,
      'by the public key as a secret': mac(await exportSPKI(publicKey)),
      'by the public key as JSON as a secret': mac(JSON.stringify(jwk)),
      'by another key': await sign({}, {}, stranger.privateKey),
      'by a key that it brings along': await sign({}, others, stranger.privateKey),
      'by a key elsewhere': await sign({}, { jku: 'https://evil.example/jwks' }, stranger.privateKey),
      'by a certificate elsewhere': await sign({}, { x5u: 'https://evil.example/' }, stranger.privateKey),
      'by a key of another name': await sign({}, { kid: '../own' }),
      'in another algorithm': await sign({}, { alg: 'ES256' }, curve.privateKey),
    };
    for (const [how, assertion] of Object.entries(forged)) {
      expect([how, await statusOf(assertion)]).toEqual([how, 401]);
    }
  });

  it('says who it is of, for whom, and until when, which is not far', async () => {
    const { sign, statusOf } = await openProgram(await openTestOauth(await open()));
    const wrong: Record<string, { [Claim in keyof JWTPayload]: JWTPayload[Claim] | undefined }> = {
      'of another issuer': { iss: 'other' },
      'of another subject': { sub: 'other' },
      'for somebody else': { aud: 'https://evil.example/token' },
      'without a name of its own': { jti: undefined },
      'without an end': { exp: undefined },
      'that has ended': { exp: inSeconds(-60) },
      'that has not begun': { nbf: inSeconds(600) },
      'that never ends': { exp: inSeconds(31 * 24 * 3600) },
    };
    for (const [how, claims] of Object.entries(wrong)) {
      expect([how, await statusOf(await sign(claims))]).toEqual([how, 401]);
    }
    expect(await statusOf(await sign({ aud: 'http://portal.test/api/.ory' }))).toBe(200);
  });
});
