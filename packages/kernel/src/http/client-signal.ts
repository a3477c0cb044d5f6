import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpServer } from './http-server.ts';

const REPLY = Symbol('reply');
const SIGNAL = Symbol('signal');
type Answered = FastifyRequest & { [REPLY]?: FastifyReply; [SIGNAL]?: AbortSignal };

/**
 * Makes `request.signal` abort when the client has gone before it got its answer. Fastify's own signal listens to the
 * request, which closes as soon as its body is read: of a POST it is aborted at once or never.
 */
export function signalDeparture(server: HttpServer): void {
  server.decorateRequest<AbortSignal, 'signal'>('signal', {
    getter() {
      return ((this as Answered)[SIGNAL] ??= departureOf(this));
    },
  });
  // Most requests are answered without anybody looking at it, so it is made for who does.
  server.addHook('onRequest', (request, reply, done) => {
    (request as Answered)[REPLY] = reply;
    done();
  });
}

function departureOf(request: Answered): AbortSignal {
  const departure = new AbortController();
  const answer = request[REPLY]?.raw;
  const leave = () => {
    if (!answer?.writableFinished) departure.abort();
  };
  if (!answer || answer.destroyed || request.raw.socket.destroyed) leave();
  else answer.once('close', leave);
  return departure.signal;
}
