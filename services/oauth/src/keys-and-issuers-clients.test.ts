import type { AddressInfo } from 'node:net';
import { describeStores, type OpenStore } from '@gazetteer/testing';
import * as spoken from '@ory/client';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import * as today from 'ory-client-today';
import { describe, expect, it } from 'vitest';
import { openTestOauth } from './oauth-testing.ts';

type Client = Pick<typeof spoken, 'Configuration' | 'JwkApi' | 'OAuth2Api' | 'WellknownApi'>;

// The two generations differ in types only where they have the same calls.
const clients: [string, Client][] = [
  ['@ory/client 1.1.0', spoken],
  ['the newest @ory/client', today as unknown as Client],
];

const set = 'tokens';

async function ownKey(kid: string): Promise<spoken.JsonWebKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return named(kid, await exportJWK(privateKey));
}

function named(kid: string, jwk: JWK): spoken.JsonWebKey {
  const { crv = '', x = '', y = '', d } = jwk;
  return { kid, alg: 'ES256', use: 'sig', kty: 'EC', crv, x, y, ...(d === undefined ? {} : { d }) };
}

const failing = (status: number, error: string) => ({ response: { status, data: { error } } });

describeStores('keys and trusted issuers by the published clients', (openStore) => {
  for (const [name, { Configuration, JwkApi, OAuth2Api, WellknownApi }] of clients) {
    describe(`of ${name}`, () => {
      it('are made, read, replaced, shown and removed as key sets', async () => {
        const configuration = new Configuration(await begin(openStore));
        const keys = new JwkApi(configuration);
        const createJsonWebKeySet = { alg: 'ES256', kid: 'one', use: 'sig' };
        const made = await keys.createJsonWebKeySet({ set, createJsonWebKeySet });
        expect(made).toMatchObject({ status: 201, data: { keys: [createJsonWebKeySet] } });
        expect((await keys.getJsonWebKeySet({ set })).data).toEqual(made.data);
        expect((await keys.getJsonWebKey({ set, kid: 'one' })).data).toEqual(made.data);
        await expect(keys.createJsonWebKeySet({ set, createJsonWebKeySet })).rejects.toMatchObject(
          failing(409, 'Conflict'),
        );
        const jsonWebKey = await ownKey('two');
        expect((await keys.setJsonWebKey({ set, kid: 'two', jsonWebKey })).data).toEqual(jsonWebKey);
        const jsonWebKeySet = { keys: [await ownKey('b'), await ownKey('a')] };
        expect((await keys.setJsonWebKeySet({ set, jsonWebKeySet })).data).toEqual(jsonWebKeySet);
        expect((await keys.getJsonWebKeySet({ set })).data).toEqual(jsonWebKeySet);
        expect((await keys.deleteJsonWebKey({ set, kid: 'a' })).status).toBe(204);
        expect((await keys.deleteJsonWebKeySet({ set })).status).toBe(204);
        await expect(keys.getJsonWebKeySet({ set })).rejects.toMatchObject(failing(404, 'Not Found'));

        const { data } = await new WellknownApi(configuration).discoverJsonWebKeys();
        expect(data.keys?.map(({ alg, d }) => [alg, d])).toEqual([
          ['RS256', undefined],
          ['ES256', undefined],
          ['ES256', undefined],
        ]);
      });

      it('are trusted, read, listed and trusted no more as issuers', async () => {
        const issuers = new OAuth2Api(new Configuration(await begin(openStore)));
        const { publicKey } = await generateKeyPair('ES256', { extractable: true });
        const trustOAuth2JwtGrantIssuer = {
          issuer: 'https://robots.example',
          subject: 'robot',
          scope: ['read'],
          jwk: named('first', await exportJWK(publicKey)),
          expires_at: '2999-01-31T00:00:00Z',
        };
        const made = await issuers.trustOAuth2JwtGrantIssuer({ trustOAuth2JwtGrantIssuer });
        expect(made).toMatchObject({
          status: 201,
          data: { subject: 'robot', public_key: { set: 'https://robots.example', kid: 'first' } },
        });
        await expect(issuers.trustOAuth2JwtGrantIssuer({ trustOAuth2JwtGrantIssuer })).rejects.toMatchObject(
          failing(409, 'Conflict'),
        );
        const id = made.data.id!;
        expect((await issuers.getTrustedOAuth2JwtGrantIssuer({ id })).data).toEqual(made.data);
        const asked = { maxItems: 5, defaultItems: 5, issuer: 'https://robots.example' };
        expect((await issuers.listTrustedOAuth2JwtGrantIssuers(asked)).data).toEqual([made.data]);
        expect((await issuers.deleteTrustedOAuth2JwtGrantIssuer({ id })).status).toBe(204);
        await expect(issuers.getTrustedOAuth2JwtGrantIssuer({ id })).rejects.toMatchObject(
          failing(404, 'Not Found'),
        );
      });
    });
  }
});

/** A service as an administrator reaches it. */
async function begin(openStore: OpenStore) {
  const { server } = await openTestOauth(await openStore());
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return { basePath: `http://127.0.0.1:${port}/api/.ory`, baseOptions: { headers: {} } };
}
