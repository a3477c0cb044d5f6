import { describeStores } from '@gazetteer/testing';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { expect, it } from 'vitest';
import { openTestOauth, OTHER_HOST } from '../oauth-testing.ts';
import type { Issuer } from './issuer.contract.ts';

const ISSUERS = '/admin/trust/grants/jwt-bearer/issuers';
const LATER = '2999-01-31T00:00:00Z';
const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
const named = { kid: 'first', alg: 'ES256', use: 'sig' };
const jwk: JWK = { ...named, ...(await exportJWK(publicKey)) };

const robot = {
  issuer: 'https://robots.example',
  subject: 'robot',
  scope: ['read', 'write'],
  jwk,
  expires_at: LATER,
};

describeStores('trusted issuers', (open) => {
  it('are added, read, and trusted no more', async () => {
    const { call } = await openTestOauth(await open());
    const made = await call<Issuer>('POST', ISSUERS, { ...robot, expires_at: '2999-01-31T02:00:00+02:00' });
    expect(made).toMatchObject({
      status: 201,
      headers: { location: `/api/.ory${ISSUERS}/${made.body.id}` },
    });
    expect(made.body).toEqual({
      id: expect.any(String),
      issuer: 'https://robots.example',
      subject: 'robot',
      allow_any_subject: false,
      scope: ['read', 'write'],
      public_key: { set: 'https://robots.example', kid: 'first' },
      created_at: expect.any(String),
      expires_at: '2999-01-31T00:00:00.000Z',
    });
    const path = `${ISSUERS}/${made.body.id}`;
    expect(await call('GET', path)).toMatchObject({ status: 200, body: made.body });
    expect((await call('GET', ISSUERS)).body).toEqual([made.body]);
    expect((await call('DELETE', path)).status).toBe(204);
    expect(await call('GET', path)).toMatchObject({ status: 404, body: { error: 'Not Found' } });
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('GET', `${ISSUERS}/%00`)).status).toBe(400);
  });

  it('are trusted once with a subject and a key, also where two ask at the same time', async () => {
    const { call } = await openTestOauth(await open());
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', ISSUERS, robot)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
    const { subject: _, ...anybody } = robot;
    const anyone = { ...anybody, subject: '', allow_any_subject: true };
    expect(await call('POST', ISSUERS, anyone)).toMatchObject({
      status: 201,
      body: { subject: '', allow_any_subject: true },
    });
    expect((await call('POST', ISSUERS, anyone)).status).toBe(409);
    for (const other of [
      { issuer: 'https://else.example' },
      { subject: 'b' },
      { jwk: { ...jwk, kid: 'k' } },
    ]) {
      expect((await call('POST', ISSUERS, { ...robot, ...other })).status).toBe(201);
    }
  });

  it('are refused where something is lacking or wrong, naming it', async () => {
    const { call } = await openTestOauth(await open());
    const refused = async (change: object) => {
      const { status, body } = await call('POST', ISSUERS, { ...robot, ...change });
      expect([status, body['error']]).toEqual([400, 'invalid_request']);
      return String(body['error_description']).split(':')[0];
    };
    const refusedKey = async (change: object) => refused({ jwk: { ...jwk, ...change } });
    expect(await refused({ issuer: undefined })).toBe('issuer');
    expect(await refused({ issuer: '' })).toBe('issuer');
    expect(await refused({ issuer: 'a\0b' })).toBe('issuer');
    expect(await refused({ subject: undefined })).toBe('subject');
    expect(await refused({ subject: '', allow_any_subject: false })).toBe('subject');
    expect(await refused({ allow_any_subject: true })).toBe('subject');
    expect(await refused({ scope: ['two words'] })).toBe('scope.0');
    expect(await refused({ jwk: undefined })).toBe('jwk');
    expect(await refused({ expires_at: undefined })).toBe('expires_at');
    expect(await refused({ expires_at: 'tomorrow' })).toBe('expires_at');
    expect(await refused({ expires_at: '2999-13-45T00:00:00Z' })).toBe('expires_at');
    expect(await refused({ expires_at: '2020-01-01T00:00:00Z' })).toBe('expires_at');
    expect(await refusedKey({ kid: undefined })).toBe('jwk.kid');
    expect(await refusedKey({ alg: 'ES384' })).toBe('jwk.alg');
    expect(await refusedKey({ alg: 'ECDH-ES', use: 'enc' })).toBe('jwk.use');
    expect(await refusedKey({ x: jwk.y, y: jwk.x })).toBe('jwk.x');
    expect(await refusedKey({ kty: 'oct', k: 'c2VjcmV0' })).toBe('jwk.kty');
    const { body } = await call('POST', ISSUERS, {
      ...robot,
      jwk: { ...named, ...(await exportJWK(privateKey)) },
    });
    expect(body['error_description']).toMatch(/^jwk: This key has a private part/);
    expect((await call('GET', ISSUERS)).body).toEqual([]);
  });

  it('are listed by page, under the parameters of both generations, or of one issuer', async () => {
    const { call, server } = await openTestOauth(await open());
    for (const [issuer, subject] of [
      ['b', '2'],
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
      ['a', '2'],
    ] as const) {
      await call('POST', ISSUERS, { ...robot, issuer, subject });
    }
    const list = async (query: string) => {
      const { body, headers } = await call<Issuer[]>('GET', `${ISSUERS}${query}`);
      const next = /<http:\/\/portal\.test([^>]+)>; rel="next"/.exec(String(headers['link']))?.[1];
      return { found: body.map(({ issuer, subject }) => issuer + subject), next };
    };
    const first = await list('?page_size=2');
    expect(first.found).toEqual(['a1', 'a2']);
    const second = await list(first.next!.slice(first.next!.indexOf('?')));
    expect(second.found).toEqual(['b1', 'b2']);
    expect(await list(second.next!.slice(second.next!.indexOf('?')))).toEqual({
      found: ['c1'],
      next: undefined,
    });
    expect((await list('?DefaultItems=3')).found).toHaveLength(3);
    expect((await list('?MaxItems=2')).found).toHaveLength(2);
    expect((await list('?DefaultItems=4&MaxItems=1')).found).toHaveLength(1);
    expect((await list('?page_size=4&DefaultItems=1')).found).toHaveLength(4);
    expect(await list('?issuer=b&page_size=2')).toEqual({ found: ['b1', 'b2'], next: undefined });
    expect((await list('?issuer=nobody')).found).toEqual([]);
    expect((await call('GET', `${ISSUERS}?page_token=made-up`)).status).toBe(400);
    expect(
      (await server.inject({ url: `/api/.ory${ISSUERS}?issuer=%00`, headers: { host: 'portal.test' } }))
        .statusCode,
    ).toBe(400);
  });

  it('are for administrators alone, and of one project', async () => {
    const { call } = await openTestOauth(await open());
    const { body } = await call<Issuer>('POST', ISSUERS, robot);
    const path = `${ISSUERS}/${body.id}`;
    const elsewhere = { host: OTHER_HOST };
    expect((await call('GET', ISSUERS, undefined, elsewhere)).body).toEqual([]);
    expect((await call('GET', path, undefined, elsewhere)).status).toBe(404);
    expect((await call('DELETE', path, undefined, elsewhere)).status).toBe(404);
    expect((await call('POST', ISSUERS, robot, elsewhere)).status).toBe(201);
    expect((await call('GET', path)).status).toBe(200);
    for (const [as, status] of [
      ['', 401],
      ['eve', 403],
    ] as const) {
      for (const [method, at] of [
        ['GET', ISSUERS],
        ['POST', ISSUERS],
        ['GET', path],
        ['DELETE', path],
      ] as const) {
        expect((await call(method, at, undefined, { as })).status).toBe(status);
      }
    }
  });
});
