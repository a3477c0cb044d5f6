import {
  emptySearchOf,
  FOUND_HEADER,
  type SearchCounter,
  type UseCounter,
  useOfRequest,
} from '@gazetteer/catalogue';
import { type HttpServer, isInProcess } from '@gazetteer/kernel';

/** Who counts what. */
export type Counters = { uses: Pick<UseCounter, 'count'>; searches: Pick<SearchCounter, 'count'> };

/**
 * Counts the uses of datasets, and the searches that found nothing, among all requests of a server, pages from the cache too; to
 * be called before routes are registered.
 */
export function countUses(server: HttpServer, { uses, searches }: Counters): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (isInProcess(request)) return done();
    const { method, url, headers, body } = request;
    const answered = {
      method,
      url,
      status: reply.statusCode,
      userAgent: headers['user-agent'] ?? '',
      fetchSite: headers['sec-fetch-site'] ?? '',
      purpose: String(headers['sec-purpose'] ?? headers['purpose'] ?? ''),
      body,
    };
    const use = useOfRequest(answered);
    if (use) uses.count(use);
    const words = emptySearchOf({ ...answered, found: reply.getHeader(FOUND_HEADER) });
    if (words !== undefined) searches.count(words);
    done();
  });
}
