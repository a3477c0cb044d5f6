import type { FastifyInstance } from 'fastify';

/** Long enough for a queue to become shorter or a store to come back, short enough for a program to wait. */
const SECONDS = 5;

/** Says in every answer 503 when to come back (RFC 9110, section 10.2.3), unless the answer says so itself. */
export function sayWhenToRetry(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', SECONDS);
    done(null, payload);
  });
}
