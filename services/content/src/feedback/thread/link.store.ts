import type { Sql } from '@gazetteer/kernel';
import type { FeedbackLinksTable, FeedbackTable, FeedbackTables } from '../../model/content-tables.ts';

type Store = Sql<FeedbackTables>;

/** Keeps an address that opens a thread. */
export async function insertLink(sql: Store, row: FeedbackLinksTable): Promise<void> {
  await sql.query.insertInto('content_feedback_links').values(row).execute();
}

/** The message whose thread an address opens at this time. */
export function findByLink(sql: Store, tokenHash: string, now: string): Promise<FeedbackTable | undefined> {
  return sql.query
    .selectFrom('content_feedback_links')
    .innerJoin('content_feedback', 'content_feedback.id', 'content_feedback_links.feedback_id')
    .selectAll('content_feedback')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Removes addresses whose time was over before then; at most `limit` of them. @returns how many */
export async function removeEndedLinks(sql: Store, before: string, limit: number): Promise<number> {
  const due = sql.query
    .selectFrom('content_feedback_links')
    .select('token_hash')
    .where('expires_at', '<', before)
    .limit(limit);
  const { numDeletedRows } = await sql.query
    .deleteFrom('content_feedback_links')
    .where('token_hash', 'in', due)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
