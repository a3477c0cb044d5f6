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
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](line, 'answered');
    done();
  });
}
