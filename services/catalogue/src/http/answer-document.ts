import { namesTag } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, type PublishedDocument } from '../model/published-document.ts';

/** Sends a document, or 304 to who has it already: by its content, or else by its time. */
export function sendDocument(request: FastifyRequest, reply: FastifyReply, document: PublishedDocument) {
  const { mediaType, body, modified, links = [] } = document;
  describeAnswer(reply, mediaType, entityTag(body), modified);
  if (links.length > 0) reply.header('link', links.join(', '));
  return isFresh(request, reply) ? reply.status(304).send() : reply.send(body);
}

/** Sets what caches go by. */
export function describeAnswer(
  reply: FastifyReply,
  mediaType: string,
  tag: string,
  modified: string | undefined,
): void {
  reply.header('content-type', `${mediaType}; charset=utf-8`);
  reply.header('cache-control', 'public, no-cache');
  reply.header('etag', tag);
  if (modified) reply.header('last-modified', new Date(modified).toUTCString());
}

/** True where the client's copy is the answer described by `reply`; RFC 9110 asks for the tag first. */
export function isFresh({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return namesTag(tags, String(reply.getHeader('etag')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  const modified = Date.parse(String(reply.getHeader('last-modified') ?? ''));
  return modified <= since;
}
