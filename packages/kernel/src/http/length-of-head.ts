import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import type { HttpServer } from './http-server.ts';

const LENGTH = Symbol('length');
type Measured = FastifyReply & { [LENGTH]?: { declared: number | string | string[] | undefined } };

/**
 * Lets an answer to HEAD tell the length of the content that GET sends, or none (RFC 9110, 8.6). A route that has no content ready
 * for HEAD sends nothing, which Fastify would call a length of 0: readers by ranges and link checkers take that for an empty file.
 */
export function keepLengthOfHead(server: HttpServer): void {
  server.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD') return;
    const own = [route.onSend ?? []].flat() as onSendHookHandler[];
    route.onSend = [rememberLength, ...own, restoreLength];
  });
}

function rememberLength(
  _request: FastifyRequest,
  reply: Measured,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  if (payload === undefined || payload === null || payload === '') {
    reply[LENGTH] = { declared: reply.getHeader('content-length') };
  }
  done(null, payload);
}

function restoreLength(
  request: FastifyRequest,
  reply: Measured,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const length = reply[LENGTH];
  if (length?.declared !== undefined) reply.header('content-length', length.declared);
  else if (length) reply.removeHeader('content-length');
  if (isCompressed(request, reply)) reply.removeHeader('content-length');
  done(null, payload);
}

/** From this length on GET compresses what can be compressed, while it is sent: its length is not known before. */
export const COMPRESSION_THRESHOLD = 1024;

const COMPRESSIBLE = /^text\/|json|xml|octet-stream/;

function isCompressed(request: FastifyRequest, reply: FastifyReply): boolean {
  const accepted = request.headers['accept-encoding'] ?? '';
  return (
    /\b(?:br|gzip)\b|\*/.test(accepted) &&
    COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')) &&
    Number(reply.getHeader('content-length')) >= COMPRESSION_THRESHOLD
  );
}
