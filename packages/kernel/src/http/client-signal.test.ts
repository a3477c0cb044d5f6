import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

async function open(handle: (signal: AbortSignal) => Promise<unknown>) {
  const server = await createHttpServer();
  onTestFinished(() => server.close());
  server.route({
    method: ['GET', 'POST'],
    url: '/',
    handler: async ({ signal }) => handle(signal),
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}/`;
}

const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

it.each([
  ['GET', {}],
  ['POST', post],
])('a %s that its client gives up is aborted', async (_, options) => {
  const begun = Promise.withResolvers<AbortSignal>();
  const gone = Promise.withResolvers<void>();
  const url = await open(async (signal) => {
    signal.addEventListener('abort', () => gone.resolve());
    begun.resolve(signal);
    await gone.promise;
  });
  const leaving = new AbortController();
  const failed = fetch(url, { ...options, signal: leaving.signal }).catch((error: unknown) => error);
  expect((await begun.promise).aborted).toBe(false);
  leaving.abort();
  await gone.promise;
  expect(await failed).toMatchObject({ name: 'AbortError' });
});

it.each([
  ['GET', {}],
  ['POST', post],
])('a %s that is answered is not', async (_, options) => {
  let given: AbortSignal | undefined;
  const url = await open(async (signal) => {
    given = signal;
    return 'answer';
  });
  for (let turn = 0; turn < 3; turn++) {
    expect(await (await fetch(url, options)).text()).toBe('answer');
    expect(given?.aborted).toBe(false);
  }
});
