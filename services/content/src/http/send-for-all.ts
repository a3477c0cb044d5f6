import { createHash } from 'node:crypto';
import { namesTag } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { type Language, languages } from '../model/languages.ts';

/** An answer that everybody gets alike, ready to be sent. */
type ForAll = { type?: string; body: string; modified?: string | null };

/** Sends an answer that anybody may keep, as long as they ask whether it still holds; 304 to who has it already. */
export function sendForAll(request: FastifyRequest, reply: FastifyReply, answer: ForAll): FastifyReply {
  const { type = 'application/json; charset=utf-8', body, modified } = answer;
  // Weak: compressed and plain form share it.
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  void reply.header('etag', `W/${tag}`).header('cache-control', 'public, no-cache').type(type);
  void reply.header('vary', 'accept-language').header('access-control-allow-origin', '*');
  if (modified) void reply.header('last-modified', new Date(modified).toUTCString());
  const isFresh = namesTag(request.headers['if-none-match'], tag);
  return isFresh ? reply.status(304).send() : reply.send(body);
}

/** The language somebody wants: as they say, else as their browser does, else English. */
export function wantedLanguage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { lang }: { lang?: Language | undefined },
): Language {
  const preferred = lang ?? new Negotiator({ headers }).language([...languages]);
  return languages.find((language) => language === preferred) ?? 'en';
}
