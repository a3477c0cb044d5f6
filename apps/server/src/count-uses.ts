import { type UseCounter, useOfRequest } from '@gazetteer/catalogue';
import { type HttpServer, isInProcess } from '@gazetteer/kernel';

/** Counts the uses of datasets among all requests of a server, pages from the cache too; to be called before routes are registered. */
export function countUses(server: HttpServer, counter: Pick<UseCounter, 'count'>): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { method, url, headers, body } = request;
    const use = isInProcess(request)
      ? undefined
      : useOfRequest({
          method,
          url,
          status: reply.statusCode,
          userAgent: headers['user-agent'] ?? '',
          fetchSite: headers['sec-fetch-site'] ?? '',
          purpose: String(headers['sec-purpose'] ?? headers['purpose'] ?? ''),
          body,
        });
    if (use) counter.count(use);
    done();
  });
}
