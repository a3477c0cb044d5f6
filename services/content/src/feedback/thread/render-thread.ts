import type { FeedbackEntriesTable, FeedbackTable } from '../../model/content-tables.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import type { FeedbackRecord } from '../feedback.contract.ts';
import { renderFeedback } from '../render-feedback.ts';
import type { ThreadEntry, ThreadRecord } from './thread.contract.ts';
import { listEntries } from './thread.store.ts';

type RenderingContext = Pick<FeedbackContext, 'sql' | 'staff' | 'writers'>;

/** Messages as a list shows them, with the names of those who look after them. */
export async function renderMessages(
  { staff }: Pick<RenderingContext, 'staff'>,
  rows: readonly FeedbackTable[],
): Promise<FeedbackRecord[]> {
  const names = await staff.namesOf(known(rows.map(({ assignee_id }) => assignee_id)));
  return rows.map((row) => renderFeedback(row, names));
}

/** A message with its thread, as editors see it. */
export async function renderThread(context: RenderingContext, row: FeedbackTable): Promise<ThreadRecord> {
  const { sql, staff, writers } = context;
  const entries = await listEntries(sql, row.id);
  const names = await staff.namesOf(known([row.assignee_id, ...entries.map(({ author_id }) => author_id)]));
  const fates = await writers.fatesOf(known(entries.map(({ mail_id }) => mail_id)));
  const authorOf = ({ author_id, author_key }: FeedbackEntriesTable) =>
    author_id === null ? author_key : (names.get(author_id) ?? null);
  const thread = entries.map((entry): ThreadEntry => {
    const { number, kind, text, created_at, mail_id } = entry;
    // Of a mail that nobody knows anything of any more, nobody can say that it was sent.
    const mail = mail_id === null ? null : (fates.get(mail_id) ?? 'failed');
    return { number, kind, text, author: authorOf(entry), created_at, mail };
  });
  return { ...renderFeedback(row, names), thread };
}

function known(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
