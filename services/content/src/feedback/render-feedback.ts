import type { FeedbackTable } from '../model/content-tables.ts';
import type { FeedbackRecord } from './feedback.contract.ts';

/**
 * A message as editors see it; where it came from is not for them.
 * @param names what those are called who look after messages
 */
export function renderFeedback(
  row: FeedbackTable,
  names: ReadonlyMap<string, string> = new Map(),
): FeedbackRecord {
  const { id, kind, state, name, email, phone, subject, message, page, language, note } = row;
  const { assignee_id, entries, written_back_at, created_at, updated_at } = row;
  const suspicions = JSON.parse(row.suspicions) as string[];
  return {
    id,
    kind,
    state,
    name,
    email,
    phone,
    subject,
    message,
    page,
    language,
    note,
    assignee: assignee_id === null ? null : { id: assignee_id, name: names.get(assignee_id) ?? null },
    entries,
    written_back_at,
    suspicions,
    created_at,
    updated_at,
  };
}
