import { type HttpServer, notFound } from '@gazetteer/kernel';
import { feedAddress, isFeedToken } from '../model/addresses.ts';
import type { FollowContext } from '../model/follow-context.ts';
import { findFollow } from '../model/follow.store.ts';
import { languageOf, latestNotices } from '../model/notice.store.ts';
import { inLanguageOf } from '../model/in-language.ts';
import type { News } from '../model/news.ts';
import { stillShown } from '../subjects/still-shown.ts';
import { BySignature } from '../model/by-signature.ts';
import { writeNews } from '../words/write-news.ts';
import { type FeedEntry, writeFeed } from './write-feed.ts';

const ENTRIES = 30;

/** `/feeds/follow/{id}/{token}.atom`: what is told of one follow, for whoever knows the address. */
export function registerFeedRoute(server: HttpServer, context: FollowContext): void {
  server.get(
    '/feeds/follow/:id/:token.atom',
    {
      schema: {
        tags: ['follows'],
        summary:
          'What has happened to something that somebody follows, as Atom; the address is the right to read it',
        params: BySignature,
      },
    },
    async ({ params: { id, token } }, reply) => {
      const follow = await findFollow(context.sql, id);
      if (!follow || !isFeedToken(context, follow, token)) throw notFound('There is no such feed');
      const language = await languageOf(context.sql, follow.identity);
      const site = (await context.siteName())[language];
      const feed = {
        title: `${follow.title || site} · ${site}`,
        address: feedAddress(context, follow),
        page: `${context.publicUrl}/profile/follows`,
        language,
        author: site,
        updated: follow.created_at,
      };
      void reply.headers({
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'content-type': 'application/atom+xml; charset=utf-8',
      });
      return writeFeed(feed, await entriesOf(context, follow, language));
    },
  );
}

async function entriesOf(
  context: FollowContext,
  follow: { id: string; identity: string },
  language: 'en' | 'fr',
): Promise<FeedEntry[]> {
  const { sql, readers, publicUrl, digitGrouping } = context;
  const caller = await readers.callerOf(follow.identity);
  if (!caller) throw notFound('There is no such feed');
  const spoken = inLanguageOf(context, language);
  const entries: FeedEntry[] = [];
  for (const notice of await latestNotices(sql, follow.id, ENTRIES)) {
    const news = await stillShown(spoken, caller, JSON.parse(notice.news) as News);
    if (!news) continue;
    const written = writeNews(news, { language, digitGrouping });
    entries.push({ ...written, id: notice.id, at: notice.made_at, page: publicUrl + written.page });
  }
  return entries;
}
