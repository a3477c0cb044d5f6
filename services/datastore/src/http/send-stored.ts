import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../objects/object-store.ts';

/**
 * Sends a file that is kept as it stands, or the part of it that was asked for (RFC 9110, section 14). The reply
 * carries its ETag by now.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { byteSize: number; read(range?: ByteRange): Promise<NodeJS.ReadableStream> },
) {
  const { byteSize } = file;
  reply.header('accept-ranges', 'bytes');
  const { range: asked, 'if-range': ifRange } = request.headers;
  const current = [undefined, reply.getHeader('etag')].includes(ifRange);
  const range = current ? readRange(asked, byteSize) : undefined;
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${byteSize}`).send();
  }
  reply.header('content-length', range ? range.end - range.start + 1 : byteSize);
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${byteSize}`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await file.read(range));
}

/**
 * Reads a Range header of one range (RFC 9110, section 14).
 * @returns the range; 'unsatisfiable' when it lies outside; undefined when the header is to be ignored
 */
function readRange(header: string | undefined, byteSize: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), byteSize);
    return length === 0 ? 'unsatisfiable' : { start: byteSize - length, end: byteSize - 1 };
  }
  const start = Number(first);
  const end = last === '' ? byteSize - 1 : Math.min(Number(last), byteSize - 1);
  if (start >= byteSize) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}
