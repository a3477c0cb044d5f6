import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { prepare } from './page-cache.ts';
import type { RenderedPage } from './render-page.ts';
import { sendPage } from './send-page.ts';

async function serverWith(page: Partial<RenderedPage>) {
  const prepared = await prepare({
    status: 200,
    headers: [['content-type', 'text/html; charset=utf-8']],
    body: Buffer.from('<h1>Home</h1>'),
    shared: true,
    ...page,
  });
  const server = Fastify();
  server.get('/', async (request, reply) => sendPage(request, reply, prepared));
  return { server, etag: prepared.etag };
}

describe('sending a page', () => {
  test('sends an etag that browsers must ask about, and that saves the body', async () => {
    const { server, etag } = await serverWith({});
    const first = await server.inject('/');
    expect(first.headers).toMatchObject({
      etag,
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding, accept-language, cookie',
    });
    const again = await server.inject({ url: '/', headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test.each([
    ['as it is', (etag: string) => etag],
    ['in its strong form', (etag: string) => etag.replace(/^W\//, '')],
    ['in its weak form', (etag: string) => `W/${etag.replace(/^W\//, '')}`],
    ['as any', () => '*'],
  ])('knows its etag again %s', async (_, form) => {
    const { server, etag } = await serverWith({});
    const answer = await server.inject({ url: '/', headers: { 'if-none-match': form(etag) } });
    expect(answer.statusCode).toBe(304);
  });

  test('sends the compressed form to browsers that take it', async () => {
    const { server } = await serverWith({});
    const answer = await server.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect((await server.inject('/')).body).toBe('<h1>Home</h1>');
  });

  test('lets nobody store what is not for everybody', async () => {
    const { server } = await serverWith({ shared: false });
    const answer = await server.inject('/');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
  });
});
