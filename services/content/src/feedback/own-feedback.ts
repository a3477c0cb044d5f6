import type { Sql } from '@gazetteer/kernel';
import type { FeedbackTables } from '../model/content-tables.ts';
import { listFeedbackOfOwner } from './feedback.store.ts';

/** Nobody gets that far: many messages of one person need more work each. */
const MOST = 10_000;

/** What somebody wrote to the team while signed in, as they get it: their own words, not those of editors. */
export async function exportOwnFeedback(sql: Sql<FeedbackTables>, identityId: string): Promise<unknown[]> {
  const rows = await listFeedbackOfOwner(sql, identityId, MOST);
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
  }));
}
