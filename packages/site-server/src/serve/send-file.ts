import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { RenderedPage } from './render-page.ts';

/** Sends a file as it is made, so that it is never whole in memory; whoever leaves ends the making. */
export async function sendFile(
  { method }: Pick<FastifyRequest, 'method'>,
  reply: FastifyReply,
  { status, headers, stream }: RenderedPage & { stream: NonNullable<RenderedPage['stream']> },
): Promise<FastifyReply> {
  for (const [name, value] of headers) reply.header(name, value);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  reply.code(status);
  if (method !== 'HEAD') return reply.send(Readable.fromWeb(stream as ReadableStream));
  await stream.cancel();
  return reply.send('');
}
