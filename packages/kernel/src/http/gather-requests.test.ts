import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { gatherRequests } from './gather-requests.ts';

const server = Fastify();
afterEach(() => server.close());

it('receives all requests of a turn before it answers the first, and one that fails leaves the others alone', async () => {
  const happened: string[] = [];
  server.addHook('onRequest', (request, _reply, next) => {
    happened.push(`received ${request.url}`);
    next();
  });
  gatherRequests(server);
  server.addHook('onRequest', ({ url }, _reply, next) => {
    happened.push(`goes on ${url}`);
    if (url === '/2') throw new Error('a fault');
    next();
  });
  server.get('/:number', async ({ url }) => url);
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  // Requests in one packet arrive in one turn.
  const request = (path: string, connection: string) =>
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: ${connection}\r\n\r\n`;
  socket.write(request('/1', 'keep-alive') + request('/2', 'keep-alive') + request('/3', 'close'));
  const answer = await text(socket);
  expect(happened).toEqual([
    'received /1',
    'received /2',
    'received /3',
    'goes on /1',
    'goes on /2',
    'goes on /3',
  ]);
  expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 500', 'HTTP/1.1 200']);
});
