import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { health } from '@gazetteer/kernel';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { loadSettings } from '../settings.ts';
import { checkPort } from './diagnose-port.ts';

const settingsFor = (port: number) =>
  loadSettings({ DATA_DIR: '/nowhere', HOST: '127.0.0.1', PORT: String(port) });

/** A program that has a port. */
async function takenBy(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('is content with a port that a running Gazetteer serves', async () => {
  const server = Fastify();
  await server.register(health, { checks: {}, version: '7.1' });
  await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  expect(await checkPort(settingsFor(port))).toEqual({
    state: 'ok',
    message: `${port} is served by Gazetteer 7.1, which runs already`,
  });
});

it.each<[string, RequestListener]>([
  ['a page', (_request, response) => void response.end('<h1>Welcome</h1>')],
  ['something else in JSON', (_request, response) => void response.end('{"version":"7.1"}')],
  ['nothing', () => undefined],
  ['an end of the connection', (request) => void request.socket.destroy()],
])('says that a port is taken where %s answers', async (_answer, listener) => {
  const port = await takenBy(listener);
  await expect(checkPort(settingsFor(port))).rejects.toThrow('EADDRINUSE');
});

it('frees a port that it has tried', async () => {
  const port = await takenBy(() => undefined);
  const free = settingsFor(0);
  expect(await checkPort(free)).toEqual({ state: 'ok', message: 'any free one' });
  await expect(checkPort(settingsFor(port))).rejects.toThrow('EADDRINUSE');
});
