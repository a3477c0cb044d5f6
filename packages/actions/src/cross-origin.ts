import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets pages of any other site read the answers of a route. The browser sends no cookies along, so that such a page
 * gets what anybody gets, or what the API key that it sends allows.
 */
export async function allowOtherOrigins(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('access-control-allow-origin', '*');
  reply.header('access-control-expose-headers', 'X-Request-Id');
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
