import { createHmac } from 'node:crypto';
import { describeStores } from '@gazetteer/testing';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { expect, it } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import { openTestOauth } from '../oauth-testing.ts';
import { claimsOf, SampleApp } from '../sample-app-testing.ts';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describeStores('a token', (open) => {
  it('that somebody has forged holds nowhere, however it is signed', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth, { access_token_strategy: 'jwt' });
    const tokens = await app.signIn(new OauthBrowser(oauth));
    const { body: program } = await app.token({ grant_type: 'client_credentials' });
    const { body: set } = await oauth.call<{ keys: JWK[] }>('GET', '/.well-known/jwks.json');
    const shown = set.keys.find(({ alg }) => alg === 'ES256') as JWK & { kid: string };
    const stranger = await generateKeyPair('ES256', { extractable: true });
    const jwk = await exportJWK(stranger.publicKey);
    const forge = (header: object) =>
      new SignJWT(claimsOf(program.access_token))
        .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: shown.kid, ...header })
        .sign(stranger.privateKey);
    const unsigned = (alg: string) =>
      `${encode({ alg, typ: 'at+jwt', kid: shown.kid })}.${encode(claimsOf(program.access_token))}.`;
    const secret = await exportSPKI((await importJWK(shown, 'ES256', { extractable: true })) as CryptoKey);
    const byPublicKey = unsigned('HS256').slice(0, -1);
    const mac = createHmac('sha256', secret).update(byPublicKey).digest('base64url');
    const [head = '', , signature = ''] = program.access_token.split('.');
    const forged = {
      unsigned: unsigned('none'),
      'by the public key as a secret': `${byPublicKey}.${mac}`,
      'by another key': await forge({}),
      'by a key that it brings along': await forge({ jwk }),
      'by a key elsewhere': await forge({ jku: 'https://evil.example/jwks', kid: 'evil' }),
      'by the signature of another': `${head}.${encode({ ...claimsOf(program.access_token), scope: 'admin' })}.${signature}`,
      'an ID token in its place': tokens.id_token ?? '',
    };
    expect(await app.introspect(program.access_token)).toMatchObject({ active: true });
    for (const [how, token] of Object.entries(forged)) {
      expect([how, await app.introspect(token)]).toEqual([how, { active: false }]);
      const asked = { as: '', headers: { authorization: `Bearer ${token}` } };
      expect((await oauth.call('GET', '/userinfo', undefined, asked)).status).toBe(401);
    }
  });

  it('is not read from an address, where logs would have it', async () => {
    const oauth = await openTestOauth(await open());
    const app = await SampleApp.create(oauth);
    const { access_token } = await app.signIn(new OauthBrowser(oauth));
    const given = { authorization: `Bearer ${access_token}` };
    const inAddress = await oauth.call('GET', `/userinfo?access_token=${access_token}`, undefined, {
      as: '',
    });
    expect(inAddress.status).toBe(401);
    expect((await oauth.call('GET', '/userinfo', undefined, { as: '', headers: given })).status).toBe(200);
  });
});
