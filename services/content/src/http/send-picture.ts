import { namesTag } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { create as contentDisposition } from 'content-disposition';
import type { SourceFacts } from '../model/ports.ts';
import type { Visualisation } from '../model/visualisation.ts';

/** What a browser that opens an answer by itself may do with it: show it. No script, no frame, nothing from anywhere. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox";

const FOR_ALL = 'public, max-age=300';
const FOR_ONE = 'private, no-cache';

/** Says who may keep what is made of a chart: everybody for minutes, where chart and figures are public. */
export function sayWhoMayKeep(
  reply: FastifyReply,
  { visibility }: Visualisation,
  { isPublic }: Pick<SourceFacts, 'isPublic'>,
): void {
  void reply.header('cache-control', visibility === 'public' && isPublic ? FOR_ALL : FOR_ONE);
  // With its owner's cookie a private chart would show on any page.
  if (visibility === 'private') void reply.header('cross-origin-resource-policy', 'same-origin');
  else void reply.header('access-control-allow-origin', '*');
}

/** Says what a file is called: by the title of the chart, whatever characters that has. */
export function nameFile(
  reply: FastifyReply,
  title: string,
  { end, type }: { end: string; type: 'inline' | 'attachment' },
): void {
  const name =
    title
      .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
      .trim()
      .slice(0, 100) || 'chart';
  void reply.header('content-disposition', contentDisposition(`${name}.${end}`, { type }));
}

type Sent = { type: string; tag: string; bytes: Buffer; compressed?: Buffer };

/** Sends an answer that cannot do any harm, unless the client has it already. */
export function sendHarmless(request: FastifyRequest, reply: FastifyReply, sent: Sent): FastifyReply {
  const isCompressed =
    sent.compressed !== undefined && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const tag = `"${sent.tag}${isCompressed ? '-br' : ''}"`;
  void reply.header('etag', tag).header('content-security-policy', HARMLESS).type(sent.type);
  if (sent.compressed) void reply.header('vary', 'accept-encoding');
  if (namesTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return isCompressed ? reply.header('content-encoding', 'br').send(sent.compressed) : reply.send(sent.bytes);
}
