import type { FastifyReply, FastifyRequest } from 'fastify';

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
  reply.header('access-control-expose-headers', 'X-Request-Id, WWW-Authenticate');
  done(null, payload);
}

/** Answers the preflight request by which a browser asks what a page of another site may send. */
export function answerPreflight(reply: FastifyReply) {
  return reply
    .status(204)
    .header('access-control-allow-methods', 'GET, HEAD, POST, OPTIONS')
    .header('access-control-allow-headers', 'Authorization, Content-Type, X-CKAN-API-Key')
    .header('access-control-max-age', '86400')
    .send();
}
