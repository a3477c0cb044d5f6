import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServer } from './http-server.ts';

/**
 * Makes `request.signal` abort when the client has gone before it got its answer. Fastify's own signal listens to the
 * request, which closes as soon as its body is read: of a POST it is aborted at once or never.
 */
export function signalDeparture(server: HttpServer): void {
  server.addHook('onRequest', (request, reply, done) => {
    let signal: AbortSignal | undefined;
    Object.defineProperty(request, 'signal', { get: () => (signal ??= departureOf(request, reply)) });
    done();
  });
}

function departureOf(request: FastifyRequest, { raw }: FastifyReply): AbortSignal {
  const departure = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) departure.abort();
  };
  if (raw.destroyed || request.raw.socket.destroyed) leave();
  else raw.once('close', leave);
  return departure.signal;
}
