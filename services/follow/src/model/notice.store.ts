import type { Sql } from '@gazetteer/kernel';
import type { FollowTables, NoticeRow, ReaderRow } from './follow-tables.ts';
import type { Language } from './subject.ts';

type Store = Sql<FollowTables>;

export async function insertNotice(sql: Store, row: NoticeRow): Promise<void> {
  await sql.query.insertInto('follow_notices').values(row).execute();
}

/** The latest changes of one follow, the newest first. */
export function latestNotices(sql: Store, followId: string, limit: number): Promise<NoticeRow[]> {
  return sql.query
    .selectFrom('follow_notices')
    .selectAll()
    .where('follow_id', '=', followId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The people to whom something is to be mailed now, but for those who had a mail after `rested`; longest waiting first. */
export function listReadersToMail(
  sql: Store,
  { now, rested }: { now: string; rested: string },
  limit: number,
): Promise<ReaderRow[]> {
  return sql.query
    .selectFrom('follow_notices')
    .innerJoin('follow_readers', 'follow_readers.identity', 'follow_notices.identity')
    .selectAll('follow_readers')
    .where('mail_after', '<=', now)
    .where('mailed_at', '<=', rested)
    .groupBy(['follow_readers.identity', 'language', 'mailed_at'])
    .orderBy(({ fn }) => fn.min('mail_after'))
    .limit(limit)
    .execute();
}

/** What is to be mailed to somebody now, the earliest first. */
export function listToMail(sql: Store, identity: string, now: string, limit: number): Promise<NoticeRow[]> {
  return sql.query
    .selectFrom('follow_notices')
    .selectAll()
    .where('identity', '=', identity)
    .where('mail_after', '<=', now)
    .orderBy('made_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Notes that these have left by mail, or will not. */
export async function noteMailed(sql: Store, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.query.updateTable('follow_notices').set({ mail_after: null }).where('id', 'in', ids).execute();
}

/** Lets what waits to be mailed of one follow leave at another time, or not at all. */
export async function postponeNotices(sql: Store, followId: string, mailAfter: string | null): Promise<void> {
  await sql.query
    .updateTable('follow_notices')
    .set({ mail_after: mailAfter })
    .where('follow_id', '=', followId)
    .where('mail_after', 'is not', null)
    .execute();
}

/** Forgets what was told long ago. @returns how many */
export async function deleteNotices(sql: Store, before: string, limit: number): Promise<number> {
  const old = await sql.query
    .selectFrom('follow_notices')
    .select('id')
    .where('made_at', '<', before)
    .limit(limit)
    .execute();
  if (old.length > 0) {
    const ids = old.map(({ id }) => id);
    await sql.query.deleteFrom('follow_notices').where('id', 'in', ids).execute();
  }
  return old.length;
}

/** Notes in which language somebody reads. */
export async function noteLanguage(sql: Store, identity: string, language: Language): Promise<void> {
  await sql.query
    .insertInto('follow_readers')
    .values({ identity, language, mailed_at: '' })
    .onConflict((conflict) => conflict.column('identity').doUpdateSet({ language }))
    .execute();
}

/** Notes a language for somebody of whom none is noted. */
export async function noteFirstLanguage(sql: Store, identity: string, language: Language): Promise<void> {
  await sql.query
    .insertInto('follow_readers')
    .values({ identity, language, mailed_at: '' })
    .onConflict((conflict) => conflict.column('identity').doNothing())
    .execute();
}

/** The language in which somebody reads, as far as it is noted. */
export async function languageOf(
  sql: Store,
  identity: string,
  otherwise: Language = 'en',
): Promise<Language> {
  const row = await sql.query
    .selectFrom('follow_readers')
    .select('language')
    .where('identity', '=', identity)
    .executeTakeFirst();
  return row?.language ?? otherwise;
}

/**
 * Takes the right to write the next mail to somebody, for the transaction under way: another process that wants it waits
 * for the end of this one, and then has none.
 */
export async function takeReader(
  sql: Store,
  { identity, mailed_at }: Pick<ReaderRow, 'identity' | 'mailed_at'>,
  now: string,
): Promise<boolean> {
  const updated = await sql.query
    .updateTable('follow_readers')
    .set({ mailed_at: now })
    .where('identity', '=', identity)
    .where('mailed_at', '=', mailed_at)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
