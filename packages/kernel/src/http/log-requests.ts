import type { HttpServer } from './http-server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page that answers, set by a site whose pages share one route of the server. */
    pagePattern?: string | undefined;
  }
}

/**
 * Writes one line for each answered request. It names the pattern of the route and not the address: paths hold tokens that
 * open something for whoever has them, and queries what people search for. `route` is null where nothing is at the address.
 */
export function logRequests(server: HttpServer): void {
  server.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      route: request.pagePattern ?? request.routeOptions.url ?? null,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[levelOf(reply.statusCode)](line, 'answered');
    done();
  });
}

/**
 * Too many requests at once, one that takes too long and one for what is not offered are no fault; where a store is away, its
 * failure is logged as one.
 */
function levelOf(status: number): 'error' | 'warn' | 'info' {
  if (status === 503 || status === 504) return 'warn';
  return status >= 500 && status !== 501 ? 'error' : 'info';
}
