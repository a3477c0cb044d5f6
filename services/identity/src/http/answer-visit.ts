import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Visit } from './visit.ts';

const visits = new WeakMap<FastifyRequest, Visit>();

/** The request as the rules see it: always the same visit, so that all that they set for the answer comes together. */
export function visitOf(request: FastifyRequest): Visit {
  const known = visits.get(request);
  if (known) return known;
  const { id, method, url, host, query, headers, ip, ips } = request;
  const visit: Visit = { id, method, url, host, query, headers, ip, ips, answer: { cookies: [] } };
  visits.set(request, visit);
  return visit;
}

/** Writes what visits set for their answers into every answer of this part of the server, errors included. */
export function writeAnswerHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    const { cookies, retryAfter } = visits.get(request)?.answer ?? { cookies: [] };
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    done();
  });
}

/** Sends what the rules answer with: a redirect leaves the method of a submit behind (303). */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
  return reply.status(answer.status).send(answer.body);
}
