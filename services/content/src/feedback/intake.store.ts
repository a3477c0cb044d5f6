import type { Sql } from '@gazetteer/kernel';
import type { Kysely } from 'kysely';
import type { FeedbackTable, FeedbackTables } from '../model/content-tables.ts';

type Store = Sql<FeedbackTables>;

/** Whose messages are counted: of a network, of those taken for spam, or all. */
export type Counted = { sender?: string; state?: 'spam' };

/** How many messages came since then; counting ends at `most`. */
export async function countSince(sql: Store, since: string, counted: Counted, most: number): Promise<number> {
  const query: Kysely<FeedbackTables> = sql.query;
  let found = query.selectFrom('content_feedback').select('id').where('created_at', '>', since).limit(most);
  if (counted.sender) found = found.where('sender', '=', counted.sender);
  if (counted.state) found = found.where('state', '=', counted.state);
  const { count } = await query
    .selectFrom(found.as('found'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Messages of the same text that came since then; at most `most`. */
export function listAlike(sql: Store, digest: string, since: string, most: number): Promise<FeedbackTable[]> {
  return sql.query
    .selectFrom('content_feedback')
    .selectAll()
    .where('digest', '=', digest)
    .where('created_at', '>', since)
    .limit(most)
    .execute();
}

/** Whether a message was kept that was written in this form. */
export async function isFormSpent(sql: Store, formId: string): Promise<boolean> {
  const found = await sql.query
    .selectFrom('content_feedback')
    .select('id')
    .where('form_id', '=', formId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Forgets where messages came from that are older than that; at most `limit` of them. @returns how many */
export async function forgetSenders(sql: Store, before: string, limit: number): Promise<number> {
  const due = sql.query
    .selectFrom('content_feedback')
    .select('id')
    .where('sender', 'is not', null)
    .where('created_at', '<', before)
    .limit(limit);
  const { numUpdatedRows } = await sql.query
    .updateTable('content_feedback')
    .set({ sender: null, form_id: null })
    .where('id', 'in', due)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes messages in a state that nobody has touched since then; at most `limit` of them. @returns how many */
export async function removeUntouched(
  sql: Store,
  state: FeedbackTable['state'],
  before: string,
  limit: number,
): Promise<number> {
  const due = sql.query
    .selectFrom('content_feedback')
    .select('id')
    .where('state', '=', state)
    .where('updated_at', '<', before)
    .limit(limit);
  const { numDeletedRows } = await sql.query
    .deleteFrom('content_feedback')
    .where('id', 'in', due)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
