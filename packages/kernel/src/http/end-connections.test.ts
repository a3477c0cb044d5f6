import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

it('closes with its last answer, though that had begun before and the client would keep the connection', async () => {
  const server = await createHttpServer({});
  const body = new PassThrough();
  server.get('/slow', (_request, reply) => reply.send(body));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const request = get({ host: '127.0.0.1', port, path: '/slow', agent });
  body.write('one ');
  const [message] = (await once(request, 'response')) as [IncomingMessage];
  const closed = server.close();
  body.end('two');
  expect(await text(message)).toBe('one two');
  await closed;
  agent.destroy();
});
