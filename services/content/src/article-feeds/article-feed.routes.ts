import type { HttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { LanguageQuery } from '../http/answer-post.ts';
import { composeItems } from '../published/compose-items.ts';
import { listPublished } from '../published/published.store.ts';
import type { ContentContext } from '../model/content-context.ts';
import { sendForAll, wantedLanguage } from '../http/send-for-all.ts';
import { writeFeed } from './write-feed.ts';

const ENTRIES = 20;

const Query = Type.Object({
  ...LanguageQuery.properties,
  type: Type.Optional(Type.Enum(['blog', 'news', 'event'], { description: 'Only articles of this kind' })),
});

const formats = {
  atom: { name: 'Atom', mediaType: 'application/atom+xml; charset=utf-8' },
  rss: { name: 'RSS', mediaType: 'application/rss+xml; charset=utf-8' },
} as const;

/** `/feeds/articles.atom` (RFC 4287) and `/feeds/articles.rss` (RSS 2.0): the newest articles, whole. */
export function registerArticleFeedRoutes(server: HttpServer, context: ContentContext): void {
  for (const format of ['atom', 'rss'] as const) {
    const { name, mediaType } = formats[format];
    server.get(
      `/feeds/articles.${format}`,
      { schema: { tags: ['content'], summary: `The newest articles, as ${name}`, querystring: Query } },
      async (request, reply) => {
        const { type } = request.query;
        const language = wantedLanguage(request, request.query);
        const kinds = type === undefined ? undefined : [type];
        const rows = await listPublished(context.sql, { kinds }, { limit: ENTRIES }, { withBody: true });
        const items = await composeItems(context, rows, language);
        const { site, publicUrl } = context;
        const body = writeFeed(format, items, { site, publicUrl, type, language });
        return sendForAll(request, reply, { type: mediaType, body, modified: items[0]?.modified ?? null });
      },
    );
  }
}
