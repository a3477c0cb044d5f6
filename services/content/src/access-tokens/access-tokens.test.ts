import { describeStores } from '@gazetteer/testing';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { ITEMS, openTestContent } from '../content-testing.ts';
import { createAccessTokens } from './access-tokens.ts';

const clock = () => new Date('2026-11-22T10:00:00.000Z');
const publicUrl = 'http://portal.test';
const old = 'an old key that is long enough to be one';
const fresh = 'a fresh key that is long enough to be one';
const ada = { kind: 'session', id: 'session-ada', identity: 'ada', administrator: false } as const;

describeStores('the access token of the portal', (open) => {
  const begin = async () => {
    const content = await openTestContent(await open());
    const login = async (as: string) => {
      const answer = await content.server.inject({
        method: 'POST',
        url: '/api/login',
        headers: as ? { authorization: as } : {},
      });
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    };
    const bearer = async (as: string) => `Bearer ${(await login(as)).body.accessToken}`;
    return { ...content, login, bearer };
  };

  it('lets its bearer do what the person may', async () => {
    const { bearer, save, call, login } = await begin();
    const token = await bearer('ada');
    const { id } = await save(token, { visibility: 'private' });
    expect((await call('GET', `${ITEMS}?filter[userId][_eq]=ada`, token)).list).toMatchObject([
      { id, userId: 'ada' },
    ]);
    expect((await call('DELETE', `${ITEMS}/${id}`, await bearer('bob'))).code).toBe('FORBIDDEN');
    expect((await call('DELETE', `${ITEMS}/${id}`, token)).status).toBe(204);
    expect((await login('ada')).headers['cache-control']).toBe('no-store');
  });

  it('is for somebody who is signed in', async () => {
    const { login } = await begin();
    for (const as of ['', 'administrator']) {
      const { status, body } = await login(as);
      expect(status).toBe(401);
      expect(body.errors).toMatchObject([
        { message: 'Login failed', extensions: { code: 'INVALID_CREDENTIALS' } },
      ]);
    }
  });

  it('is given without a body, also to who says there is one', async () => {
    const { server } = await begin();
    const headers = { authorization: 'ada', 'content-type': 'application/json' };
    expect((await server.inject({ method: 'POST', url: '/api/login', headers })).statusCode).toBe(200);
  });

  it('ends after 15 minutes, and with its session', async () => {
    const { bearer, call, wait, ended } = await begin();
    const token = await bearer('ada');
    wait(14);
    expect((await call('GET', ITEMS, token)).status).toBe(200);
    wait(2);
    const late = await call('GET', ITEMS, token);
    expect([late.status, late.code]).toEqual([401, 'TOKEN_EXPIRED']);
    const second = await bearer('ada');
    ended.add('session-ada');
    const signedOut = await call('GET', ITEMS, second);
    expect([signedOut.status, signedOut.code]).toEqual([401, 'TOKEN_EXPIRED']);
  });

  it('is good for nothing but calls of the content service', async () => {
    const { bearer, save, call } = await begin();
    const { visID } = await save('ada', { visibility: 'private' });
    const token = await bearer('ada');
    expect((await call('GET', `${ITEMS}?filter[visID][_eq]=${visID}`, token)).list).toHaveLength(1);
    expect((await call('GET', `/charts/${visID}.svg`, token)).status).toBe(404);
  });

  it('cannot be forged or changed', async () => {
    const { bearer, save, call } = await begin();
    await save('bob');
    const [head = '', payload = '', signature = ''] = (await bearer('ada')).replace('Bearer ', '').split('.');
    const forged = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const bobs = { ...forged, sub: 'bob', sid: 'session-bob' };
    const foreign = new SignJWT(bobs).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' });
    const tokens = [
      `${head}.${encoded(bobs)}.${signature}`,
      `${head}.${payload}.`,
      `${encoded({ alg: 'none', typ: 'at+jwt' })}.${encoded(bobs)}.`,
      new UnsecuredJWT(bobs).encode(),
      await foreign.sign(new TextEncoder().encode('another key that is long enough to be one')),
      'a.b.c',
      '..',
    ];
    for (const token of tokens) {
      const answer = await call('GET', `${ITEMS}?filter[userId][_eq]=bob`, `Bearer ${token}`);
      expect([token, answer.status, answer.code]).toEqual([token, 403, 'INVALID_TOKEN']);
    }
  });
});

describe('an access token', () => {
  it('that an older key signed is still believed', async () => {
    const token = await createAccessTokens({ secrets: [old], publicUrl, clock }).issue(ada);
    const after = createAccessTokens({ secrets: [fresh, old], publicUrl, clock });
    expect(await after.read(token)).toEqual({ sessionId: 'session-ada', identity: 'ada' });
    const without = createAccessTokens({ secrets: [fresh], publicUrl, clock });
    await expect(without.read(token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('of another installation is not', async () => {
    const token = await createAccessTokens({ secrets: [old], publicUrl: 'http://other.test', clock }).issue(
      ada,
    );
    const tokens = createAccessTokens({ secrets: [old], publicUrl, clock });
    await expect(tokens.read(token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });
});
