import { createTestServer } from '@gazetteer/testing';
import { describe, expect, it } from 'vitest';
import { fetchInProcess, noteUnavailable } from './call-in-process.ts';

async function setUp(visitor?: { authorization?: string; address?: string }) {
  const server = await createTestServer();
  server.all('/echo', { schema: { hide: true } }, async ({ method, headers, body, ip }, reply) => {
    reply.header('set-cookie', ['a=1; Path=/', 'b=2; Expires=Sat, 21 Nov 2026 10:00:00 GMT']);
    return reply.header('location', '/there').send({ method, headers, body, ip });
  });
  server.get('/busy', async (_request, reply) => reply.status(503).send());
  server.delete('/nothing', async (_request, reply) => reply.status(204).send());
  return fetchInProcess(server, visitor);
}

describe('a call in process', () => {
  it('carries cookies there, and every cookie back', async () => {
    const call = await setUp();
    const answer = await call('http://portal.test/echo', { headers: { cookie: 'ory_kratos_session=x' } });
    expect(await answer.json()).toMatchObject({
      headers: { cookie: 'ory_kratos_session=x', host: 'portal.test' },
    });
    expect(answer.headers.getSetCookie()).toEqual([
      'a=1; Path=/',
      'b=2; Expires=Sat, 21 Nov 2026 10:00:00 GMT',
    ]);
    expect(answer.headers.get('location')).toBe('/there');
  });

  it('comes from where the visitor is', async () => {
    const call = await setUp({ address: '203.0.113.7' });
    expect(await (await call('/echo', {})).json()).toMatchObject({ ip: '203.0.113.7' });
  });

  it('sends the visitor’s credentials along', async () => {
    const call = await setUp({ authorization: 'Bearer of-the-visitor' });
    const answer = await call('/echo', {});
    expect(await answer.json()).toMatchObject({
      method: 'GET',
      headers: { authorization: 'Bearer of-the-visitor' },
    });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is made by %s', async (method) => {
    const call = await setUp();
    const headers = { 'content-type': 'application/json' };
    const answer = await call('/echo', { method, headers, body: '{"a":1}' });
    expect(await answer.json()).toMatchObject({ method, body: { a: 1 } });
  });

  it('is remembered where the answer was 503', async () => {
    const { fetch, lacksAnswers } = noteUnavailable(await setUp());
    await fetch('/echo', {});
    expect(lacksAnswers()).toBe(false);
    await fetch('/busy', {});
    await fetch('/echo', {});
    expect(lacksAnswers()).toBe(true);
  });

  it('takes forms, and answers without a body', async () => {
    const call = await setUp();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await call('/echo', { method: 'POST', headers, body: new URLSearchParams({ a: 'b c' }) });
    expect(await answer.json()).toMatchObject({ body: { a: 'b c' } });
    const nothing = await call('/nothing', { method: 'DELETE' });
    expect([nothing.status, await nothing.text()]).toEqual([204, '']);
  });
});
