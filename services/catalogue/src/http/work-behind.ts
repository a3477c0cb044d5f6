import type { FastifyInstance } from 'fastify';

type Behind = {
  /** `onReady` goes before the first request, `onListen` after the server listens. */
  begins: 'onReady' | 'onListen';
  work: (signal: AbortSignal) => Promise<unknown>;
  /** What the log says where it fails. */
  failure: string;
};

/** Does work once behind the requests of a server that starts; closing the server stops it and waits for its end. */
export function workBehind(server: FastifyInstance, { begins, work, failure }: Behind): void {
  const closing = new AbortController();
  let done: Promise<unknown> = Promise.resolve();
  const begin = async (): Promise<void> => {
    done = work(closing.signal).catch((error: unknown) => server.log.error({ err: error }, failure));
  };
  if (begins === 'onReady') server.addHook('onReady', begin);
  else server.addHook('onListen', begin);
  server.addHook('onClose', async () => {
    closing.abort();
    await done;
  });
}
