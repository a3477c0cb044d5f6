import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a page of another site may read of an answer besides its content: what a reader by ranges and a list of pages need. */
const EXPOSED = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'ETag',
  'Link',
  'OData-Version',
  'records-truncated',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
].join(', ');

/** What such a page may send: who it is, and which part or version it wants. */
const SENT = [
  'Authorization',
  'Content-Type',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'OData-MaxVersion',
  'OData-Version',
  'Prefer',
  'Range',
  'X-CKAN-API-Key',
].join(', ');

/**
 * Lets pages of any other site read the answers of a route, refusals too; a hook before an answer is sent. The browser sends
 * no cookies along, so that such a page gets what anybody gets, or what the API key or the access token that it sends allows.
 */
export function allowOtherOrigins(
  _request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  reply.header('access-control-allow-origin', '*');
  reply.header('access-control-expose-headers', EXPOSED);
  done(null, payload);
}

/** Answers the preflight request by which a browser asks what a page of another site may send. */
export function answerPreflight(reply: FastifyReply) {
  return reply
    .status(204)
    .header('access-control-allow-methods', 'GET, HEAD, POST, OPTIONS')
    .header('access-control-allow-headers', SENT)
    .header('access-control-max-age', '86400')
    .send();
}

/**
 * Lets pages of any other site read the answers of the routes that are mounted on a server from now on, and ask beforehand what
 * they may send to those that are read.
 */
export function openToOtherOrigins(server: FastifyInstance): void {
  server.addHook('onSend', allowOtherOrigins);
  server.addHook('onRoute', ({ method, routePath }) => {
    if (method !== 'GET') return;
    server.options(routePath, { schema: { hide: true } }, async (_request, reply) => answerPreflight(reply));
  });
}
