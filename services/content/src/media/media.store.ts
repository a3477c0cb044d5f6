import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { MediaTable, MediaTables, MediaVariantsTable } from '../model/content-tables.ts';

type Store = Sql<MediaTables>;

const MOST_COUNTED = 10_000;
// Comes after every character a word can have.
const END = '\u{10FFFF}';

/** Keeps a new picture and the words by which it is found. */
export async function insertMedia(sql: Store, row: MediaTable, words: readonly string[]): Promise<void> {
  await sql.query.insertInto('content_media').values(row).execute();
  await writeWords(sql, row.id, words);
}

/** A picture by its id. */
export function findMedia(sql: Store, id: string): Promise<MediaTable | undefined> {
  return sql.query.selectFrom('content_media').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The pictures of these ids that there are, in no order. */
export async function findAllMedia(sql: Store, ids: readonly string[]): Promise<MediaTable[]> {
  if (ids.length === 0) return [];
  return sql.query.selectFrom('content_media').selectAll().where('id', 'in', ids).execute();
}

/** Writes what a picture shows, and the words by which it is found. @returns false where it is not there */
export async function updateAlt(
  sql: Store,
  id: string,
  alt: Pick<MediaTable, 'alt_en' | 'alt_fr'>,
  words: readonly string[],
): Promise<boolean> {
  return sql.transaction(async () => {
    const { numUpdatedRows } = await sql.query
      .updateTable('content_media')
      .set(alt)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await writeWords(sql, id, words);
    return true;
  });
}

/** Removes a picture that no article shows, its forms and words with it. @returns whether it was there and unused */
export async function deleteUnusedMedia(sql: Store, id: string): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('content_media')
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('content_media_uses').select('article_id').where('media_id', '=', id))),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Pictures that have words with all these beginnings, the newest first. */
export function listMedia(
  sql: Store,
  beginnings: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<MediaTable[]> {
  return withWords(sql, beginnings)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many pictures have words with all these beginnings, counted only so far. */
export async function countMedia(sql: Store, beginnings: readonly string[]): Promise<number> {
  const { count } = await sql.query
    .selectFrom(withWords(sql, beginnings).select('id').limit(MOST_COUNTED).as('found'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One form of a picture. */
export function findVariant(
  sql: Store,
  mediaId: string,
  file: string,
): Promise<MediaVariantsTable | undefined> {
  return sql.query
    .selectFrom('content_media_variants')
    .selectAll()
    .where('media_id', '=', mediaId)
    .where('file', '=', file)
    .executeTakeFirst();
}

/** All forms of a picture that are made. */
export function listVariants(sql: Store, mediaId: string): Promise<MediaVariantsTable[]> {
  return sql.query.selectFrom('content_media_variants').selectAll().where('media_id', '=', mediaId).execute();
}

/** Notes a form that is made. @returns false where the same one is noted already */
export async function insertVariant(sql: Store, row: MediaVariantsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql.query
    .insertInto('content_media_variants')
    .values(row)
    .onConflict((conflict) => conflict.columns(['media_id', 'file']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The picture that waits longest for its forms. */
export function findUnprepared(sql: Store): Promise<MediaTable | undefined> {
  return sql.query
    .selectFrom('content_media')
    .selectAll()
    .where(rawSql<boolean>`prepared_at is null`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Notes that a picture need not wait any more. */
export async function markPrepared(sql: Store, id: string, now: string): Promise<void> {
  await sql.query.updateTable('content_media').set({ prepared_at: now }).where('id', '=', id).execute();
}

function withWords(sql: Store, beginnings: readonly string[]) {
  let query = sql.query.selectFrom('content_media');
  for (const beginning of beginnings) {
    query = query.where('id', 'in', ({ selectFrom }) =>
      selectFrom('content_media_words')
        .select('media_id')
        .where('word', '>=', beginning)
        .where('word', '<', `${beginning}${END}`),
    );
  }
  return query;
}

async function writeWords(sql: Store, id: string, words: readonly string[]): Promise<void> {
  await sql.query.deleteFrom('content_media_words').where('media_id', '=', id).execute();
  if (words.length === 0) return;
  await sql.query
    .insertInto('content_media_words')
    .values(words.map((word) => ({ word, media_id: id })))
    .execute();
}
