import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { warmHome } from './warm-home.ts';

test('the home page of every language and its pictures are asked for', async () => {
  const server = Fastify();
  const asked: string[] = [];
  server.get('/', (request, reply) => {
    const language = request.headers['accept-language'];
    return reply.type('text/html').send(`<img src="/preview/a.svg?lang=${language}&amp;width=400"/>`);
  });
  server.get('/preview/:name', (request, reply) => {
    asked.push(request.url);
    return reply.send();
  });
  await warmHome(server, ['en', 'fr']);
  expect(asked).toEqual(['/preview/a.svg?lang=en&width=400', '/preview/a.svg?lang=fr&width=400']);
});

test('a server that closes meanwhile is no failure', async () => {
  const server = Fastify();
  await server.close();
  await expect(warmHome(server, ['en'])).resolves.toBeUndefined();
});
