import type { FeedbackTable } from '../model/content-tables.ts';
import type { FeedbackRecord } from './feedback.contract.ts';

/** A message as editors see it; where it came from is not for them. */
export function renderFeedback(row: FeedbackTable): FeedbackRecord {
  const { id, kind, state, name, email, phone, subject, message, page, language, note } = row;
  const { created_at, updated_at } = row;
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
    suspicions,
    created_at,
    updated_at,
  };
}
