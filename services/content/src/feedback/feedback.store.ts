import { searchWords, type Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { FeedbackTable, FeedbackTables } from '../model/content-tables.ts';

type Store = Sql<FeedbackTables>;

/** Which messages: all where nothing is said. */
export type FeedbackFilter = {
  kind?: FeedbackTable['kind'] | undefined;
  state?: FeedbackTable['state'] | undefined;
  /** The account of who looks after them; null for those that nobody looks after. */
  assignee?: string | null | undefined;
  /** Words with these beginnings, all of them. */
  search?: string | undefined;
};

/** After every character that a word is made of. */
const AFTER_ALL = '\u{10FFFF}';

/**
 * Keeps a new message, and the words it is found by.
 * @returns false where one that was written in the same form is there already
 */
export async function insertFeedback(sql: Store, row: FeedbackTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await sql.query
    .insertInto('content_feedback')
    .values(row)
    .onConflict((conflict) => conflict.column('form_id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const { name, email, phone, subject, message } = row;
  const words = searchWords([name, email, phone, subject ?? '', message].join(' '));
  if (words.length > 0) {
    await sql.query
      .insertInto('content_feedback_words')
      .values(words.map((word) => ({ word, feedback_id: row.id })))
      .execute();
  }
  return true;
}

/** One message. */
export function findFeedback(sql: Store, id: string): Promise<FeedbackTable | undefined> {
  return sql.query.selectFrom('content_feedback').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Messages, first those whose writers wrote last. */
export function listFeedback(
  sql: Store,
  filter: FeedbackFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FeedbackTable[]> {
  return matching(sql, filter)
    .selectAll()
    .orderBy('active_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The messages that come after one of a list, the newest first. */
export function pageOfFeedback(
  sql: Store,
  filter: FeedbackFilter,
  after: Pick<FeedbackTable, 'created_at' | 'id'> | undefined,
  limit: number,
): Promise<FeedbackTable[]> {
  let found = matching(sql, filter).selectAll();
  if (after) {
    found = found.where(rawSql<boolean>`(created_at, id) < (${after.created_at}, ${after.id})`);
  }
  return found.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** How many messages there are of these. */
export async function countFeedback(sql: Store, filter: FeedbackFilter): Promise<number> {
  const { count } = await matching(sql, filter)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of these messages are in each state; in one that is left out there are none. */
export async function countByState(
  sql: Store,
  filter: Omit<FeedbackFilter, 'state'>,
): Promise<Map<FeedbackTable['state'], number>> {
  const rows = await matching(sql, filter)
    .select(['state', ({ fn }) => fn.countAll<number | string>().as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Writes what an editor has decided about a message. @returns false where there is none */
export async function updateFeedback(
  sql: Store,
  id: string,
  change: Partial<Pick<FeedbackTable, 'state' | 'note' | 'assignee_id' | 'written_back_at'>> &
    Pick<FeedbackTable, 'updated_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('content_feedback')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes a message for good. @returns false where there is none */
export async function removeFeedback(sql: Store, id: string): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('content_feedback')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** What somebody wrote while signed in, the newest first. */
export function listFeedbackOfOwner(sql: Store, ownerId: string, limit: number): Promise<FeedbackTable[]> {
  return sql.query
    .selectFrom('content_feedback')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Removes what somebody wrote while signed in. */
export async function removeFeedbackOfOwner(sql: Store, ownerId: string): Promise<void> {
  await sql.query.deleteFrom('content_feedback').where('owner_id', '=', ownerId).execute();
}

function matching(sql: Store, { kind, state, assignee, search }: FeedbackFilter) {
  let found = sql.query.selectFrom('content_feedback');
  if (assignee === null) found = found.where('assignee_id', 'is', null);
  else if (assignee !== undefined) found = found.where('assignee_id', '=', assignee);
  if (kind) found = found.where('kind', '=', kind);
  if (state) found = found.where('state', '=', state);
  if (search === undefined || search.trim() === '') return found;
  const words = searchWords(search);
  // What has no word in it is found nowhere.
  if (words.length === 0) return found.where(rawSql<boolean>`1 = 0`);
  for (const word of words) {
    found = found.where('id', 'in', (query) =>
      query
        .selectFrom('content_feedback_words')
        .select('feedback_id')
        .where('word', '>=', word)
        .where('word', '<', word + AFTER_ALL),
    );
  }
  return found;
}

/** Messages that were written on pages of datasets and that nobody has answered, the oldest first. */
export function listUnansweredOnDatasets(sql: Store, limit: number) {
  return sql.query
    .selectFrom('content_feedback')
    .select(['id', 'subject', 'page', 'created_at'])
    .where('state', 'in', ['new', 'open'])
    .where('page', 'like', '/p/%')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
