import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { leaveBodiesAlone } from './leave-bodies-alone.ts';

function serverWithForm(longestForm?: number) {
  const server = Fastify();
  leaveBodiesAlone(server, longestForm);
  server.all('/form', { handler: async (request) => text(request.raw) });
  return server;
}

const headers = { 'content-type': 'application/x-www-form-urlencoded' };

test('a form is read by the page as it came', async () => {
  const answer = await serverWithForm().inject({ method: 'POST', url: '/form', headers, payload: 'a=1&a=2' });
  expect([answer.statusCode, answer.body]).toEqual([200, 'a=1&a=2']);
});

test.each([
  ['longer than any form', 'x'.repeat(300_000), 413],
  ['of a length that nobody knows', Readable.from(['a=1']), 411],
])('a body %s is not read', async (_name, payload, status) => {
  const answer = await serverWithForm().inject({ method: 'POST', url: '/form', headers, payload });
  expect(answer.statusCode).toBe(status);
});

test('a site with a longer form takes it, and no longer one', async () => {
  const send = async (payload: string) =>
    (await serverWithForm(400_000).inject({ method: 'POST', url: '/form', headers, payload })).statusCode;
  expect(await send('x'.repeat(300_000))).toBe(200);
  expect(await send('x'.repeat(400_001))).toBe(413);
});
