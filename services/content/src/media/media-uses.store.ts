import type { Sql } from '@gazetteer/kernel';
import type { MediaTables } from './media-tables.ts';

type Store = Sql<MediaTables>;

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
