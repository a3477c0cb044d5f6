import type { Sql } from '@gazetteer/kernel';
import type { ArticleTables } from '../model/content-tables.ts';
import { listPublished, type PublishedPlace } from './published.store.ts';

const AT_A_TIME = 500;

/** A page that visitors find. */
export type PublicPage = { path: string; modified: string };

/** The pages of all published articles, the newest first, a piece at a time. */
export async function* listPages(sql: Sql<ArticleTables>, limit = AT_A_TIME): AsyncGenerator<PublicPage[]> {
  let after: PublishedPlace | undefined;
  do {
    const rows = await listPublished(sql, {}, { limit, after }, { withBody: false });
    yield rows.map(({ slug, updated_at }) => ({ path: `/news_blogs/${slug}`, modified: updated_at }));
    const last = rows.length === limit ? rows.at(-1) : undefined;
    after = last && { publish_at: last.publish_at ?? '', id: last.id };
  } while (after);
}
