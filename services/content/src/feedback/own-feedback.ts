import type { Sql } from '@gazetteer/kernel';
import type { FeedbackTables } from '../model/content-tables.ts';
import { listFeedbackOfOwner } from './feedback.store.ts';
import { entriesOfAuthor, listShownEntries } from './thread/thread.store.ts';

/** Nobody gets that far: many messages of one person need more work each. */
const MOST = 10_000;

/** What somebody wrote to the team while signed in, with the answers they got; what editors noted is not theirs. */
export async function exportOwnFeedback(sql: Sql<FeedbackTables>, identityId: string): Promise<unknown[]> {
  const rows = await listFeedbackOfOwner(sql, identityId, MOST);
  const threads = await listShownEntries(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, kind, name, email, phone, subject, message, page, created_at }) => ({
    id,
    kind,
    name,
    email,
    phone,
    subject,
    message,
    page,
    created_at,
    thread: (threads.get(id) ?? []).map((entry) => ({
      from: entry.kind === 'reply' ? 'you' : 'team',
      text: entry.text,
      created_at: entry.created_at,
    })),
  }));
}

/** What an editor has written to visitors and noted about their messages, as they get it with their account. */
export function exportStaffFeedback(sql: Sql<FeedbackTables>, identityId: string): Promise<unknown[]> {
  return entriesOfAuthor(sql, identityId, MOST);
}
