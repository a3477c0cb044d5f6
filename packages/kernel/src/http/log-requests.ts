import type { HttpServer } from './http-server.ts';

/** Writes one line for each answered request. The query stays out: it may hold what people search for. */
export function logRequests(server: HttpServer): void {
  server.addHook('onResponse', (request, reply, done) => {
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
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
