import type { Sql } from '@gazetteer/kernel';
import type { ArticleTables, MediaTables } from '../model/content-tables.ts';
import type { Language } from '../model/languages.ts';

type Store = Sql<MediaTables>;

const MOST_LISTED = 100;

/**
 * Notes which pictures an article shows now, in its text or above it; to be called in the transaction that saves the
 * article, and with none in the one that removes it. Ids of pictures that are not there are left out.
 */
export async function saveMediaUses(
  sql: Store,
  articleId: string,
  mediaIds: readonly string[],
): Promise<void> {
  await sql.query.deleteFrom('content_media_uses').where('article_id', '=', articleId).execute();
  if (mediaIds.length === 0) return;
  const there = await sql.query
    .selectFrom('content_media')
    .select('id')
    .where('id', 'in', mediaIds)
    .execute();
  if (there.length === 0) return;
  await sql.query
    .insertInto('content_media_uses')
    .values(there.map(({ id }) => ({ media_id: id, article_id: articleId })))
    .execute();
}

/** How many articles show each of these pictures. */
export async function countUses(sql: Store, mediaIds: readonly string[]): Promise<Map<string, number>> {
  if (mediaIds.length === 0) return new Map();
  const rows = await sql.query
    .selectFrom('content_media_uses')
    .select(({ fn }) => ['media_id', fn.countAll<number | string>().as('count')])
    .where('media_id', 'in', mediaIds)
    .groupBy('media_id')
    .execute();
  return new Map(rows.map(({ media_id, count }) => [media_id, Number(count)]));
}

/** The articles that show a picture, by their titles in a language, or in the other; the first hundred. */
export async function listUses(
  sql: Sql<MediaTables & ArticleTables>,
  mediaId: string,
  language: Language,
): Promise<{ id: string; title: string }[]> {
  const rows = await sql.query
    .selectFrom('content_media_uses')
    .leftJoin('content_article_texts', 'content_article_texts.article_id', 'content_media_uses.article_id')
    .select(['content_media_uses.article_id as id', 'title', 'language'])
    .where('media_id', '=', mediaId)
    .orderBy('content_media_uses.article_id')
    .limit(2 * MOST_LISTED)
    .execute();
  const titles = new Map<string, string>();
  for (const row of rows) {
    if (row.title && (row.language === language || !titles.get(row.id))) titles.set(row.id, row.title);
    else if (!titles.has(row.id)) titles.set(row.id, '');
  }
  return [...titles].slice(0, MOST_LISTED).map(([id, title]) => ({ id, title }));
}
