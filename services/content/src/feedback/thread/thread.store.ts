import { searchWords, type Sql } from '@gazetteer/kernel';
import type { FeedbackEntriesTable, FeedbackTable, FeedbackTables } from '../../model/content-tables.ts';

type Store = Sql<FeedbackTables>;

/** What is added to a thread; its number follows from those before it. */
export type NewEntry = Omit<FeedbackEntriesTable, 'feedback_id' | 'number'>;

/** What of the message changes with an entry. */
export type ThreadChange = Partial<
  Pick<FeedbackTable, 'state' | 'note' | 'assignee_id' | 'active_at' | 'written_back_at'>
> &
  Pick<FeedbackTable, 'updated_at'>;

/**
 * Adds an entry to a thread, and the words it is found by; to be called in a transaction.
 * @param seen how many entries the writer saw; any number where it does not matter
 * @returns its number; undefined where the thread has other entries by now, or is not there
 */
export async function appendEntry(
  sql: Store,
  id: string,
  { entry, change, seen }: { entry: NewEntry; change: ThreadChange; seen?: number | undefined },
): Promise<number | undefined> {
  let update = sql.query
    .updateTable('content_feedback')
    .set(({ eb }) => ({ ...change, entries: eb('entries', '+', 1) }))
    .where('id', '=', id);
  if (seen !== undefined) update = update.where('entries', '=', seen);
  const counted = await update.returning('entries').executeTakeFirst();
  if (!counted) return undefined;
  await sql.query
    .insertInto('content_feedback_entries')
    .values({ ...entry, feedback_id: id, number: counted.entries })
    .execute();
  const words = searchWords(entry.text);
  if (words.length > 0) {
    await sql.query
      .insertInto('content_feedback_words')
      .values(words.map((word) => ({ word, feedback_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return counted.entries;
}

/** The thread of a message, from its first entry on. */
export function listEntries(sql: Store, id: string): Promise<FeedbackEntriesTable[]> {
  return sql.query
    .selectFrom('content_feedback_entries')
    .selectAll()
    .where('feedback_id', '=', id)
    .orderBy('number')
    .execute();
}

/** The threads of several messages, without what editors have noted. */
export async function listShownEntries(
  sql: Store,
  ids: readonly string[],
): Promise<Map<string, FeedbackEntriesTable[]>> {
  const found = new Map<string, FeedbackEntriesTable[]>();
  if (ids.length === 0) return found;
  const rows = await sql.query
    .selectFrom('content_feedback_entries')
    .selectAll()
    .where('feedback_id', 'in', ids)
    .where('kind', '<>', 'note')
    .orderBy('feedback_id')
    .orderBy('number')
    .execute();
  for (const row of rows) found.set(row.feedback_id, [...(found.get(row.feedback_id) ?? []), row]);
  return found;
}

/** How many times the writer of a message wrote back since then. */
export async function countReplies(sql: Store, id: string, since: string): Promise<number> {
  const { count } = await sql.query
    .selectFrom('content_feedback_entries')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('feedback_id', '=', id)
    .where('kind', '=', 'reply')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes by which mail an answer is sent now; null until that is written. @returns false where somebody else has sent it again meanwhile */
export async function replaceMail(
  sql: Store,
  { feedback_id, number, mail_id }: Pick<FeedbackEntriesTable, 'feedback_id' | 'number' | 'mail_id'>,
  mailId: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('content_feedback_entries')
    .set({ mail_id: mailId })
    .where('feedback_id', '=', feedback_id)
    .where('number', '=', number)
    .where('mail_id', mail_id === null ? 'is' : '=', mail_id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What an editor has written in threads, the newest first. */
export function entriesOfAuthor(sql: Store, identityId: string, limit: number) {
  return sql.query
    .selectFrom('content_feedback_entries')
    .select(['feedback_id', 'kind', 'text', 'created_at'])
    .where('author_id', '=', identityId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Forgets who wrote what in threads, and what somebody looked after. */
export async function forgetStaff(sql: Store, identityId: string): Promise<void> {
  await sql.query
    .updateTable('content_feedback_entries')
    .set({ author_id: null })
    .where('author_id', '=', identityId)
    .execute();
  await sql.query
    .updateTable('content_feedback')
    .set({ assignee_id: null })
    .where('assignee_id', '=', identityId)
    .execute();
}
