import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { languages } from '../model/languages.ts';

/** What texts to look for are made of: no store can look for the character 0. */
export const PLAIN = '^[^\\u0000]*$';

export const LanguageQuery = Type.Object({
  lang: Type.Optional(
    Type.Enum([...languages], {
      description: 'The language wanted; that of Accept-Language where absent, else English',
    }),
  ),
});

/** What WordPress' clients read where there is no such post. */
export const MissingPost = Type.Object({ error: Type.Literal('unknown_post'), message: Type.String() });

/** 404: nobody has written under that slug, or it is not published. */
export function missingPost(reply: FastifyReply): FastifyReply {
  return reply.status(404).send({ error: 'unknown_post', message: 'Unknown post' });
}

/** 301 to the same address with the slug that an article has now. */
export function redirectToSlug(request: FastifyRequest, reply: FastifyReply, slug: string): FastifyReply {
  const [path = '', query] = request.url.split('?', 2);
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  // It may have the old one again some day: whoever comes asks.
  void reply.header('cache-control', 'public, no-cache');
  return reply.redirect(`${parent}${slug}${query === undefined ? '' : `?${query}`}`, 301);
}
