import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedPage } from './page-cache.ts';

/** Sends a page in the form the browser takes, or 304 where it has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  for (const [name, value] of page.headers) reply.header(name, value);
  if (page.shared) {
    // Whoever stores it asks before each use: what is withdrawn or changed must be so at the next request.
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', page.etag);
  } else if (!reply.hasHeader('cache-control')) {
    reply.header('cache-control', 'no-store');
  }
  reply.header('vary', 'accept-encoding, accept-language, cookie');
  if (page.shared && matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  reply.code(page.status);
  if (/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.header('content-encoding', 'br').send(page.brotli);
  }
  return reply.send(page.body);
}

/** Compares weakly, as RFC 9110, section 13.1.2, asks for. */
function matches(header: string | undefined, etag: string): boolean {
  const known = header?.split(',').map(opaque) ?? [];
  return known.includes('*') || known.includes(opaque(etag));
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}
