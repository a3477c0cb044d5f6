import { once } from 'node:events';
import { type AddressInfo, connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { gatherRequests } from './gather-requests.ts';

let server = Fastify();
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

it('answers the one request of a stranger before the many of another network', async () => {
  server = Fastify({ trustProxy: true });
  const answered: string[] = [];
  gatherRequests(server);
  server.get('/:number', async ({ url }) => void answered.push(url));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const request = (path: string, address: string, connection = 'keep-alive') =>
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${address}\r\nconnection: ${connection}\r\n\r\n`;
  const many = Array.from({ length: 100 }, (_, place) => request(`/${place}`, '192.0.2.1'));
  socket.write(many.join('') + request('/stranger', '198.51.100.1', 'close'));
  await text(socket);
  expect(answered.indexOf('/stranger')).toBeLessThan(3);
  expect(answered).toHaveLength(101);
});

it('takes a new connection in the midst of a flood of work', async () => {
  server = Fastify();
  gatherRequests(server);
  let answered = 0;
  server.get('/work', async () => {
    answered += 1;
    if (answered === 1) stranger.connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    const end = performance.now() + 2;
    while (performance.now() < end);
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const stranger = new Socket();
  const flood = connect((server.server.address() as AddressInfo).port, '127.0.0.1').resume();
  await once(server.server, 'connection');
  flood.write('GET /work HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(300));
  await once(server.server, 'connection');
  expect(answered).toBeLessThan(150);
  stranger.destroy();
  flood.destroy();
});
