import type { Caller } from '@gazetteer/kernel';
import type { FeedbackTable } from '../../model/content-tables.ts';
import { readMessage } from '../edit-feedback.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { appendEntry } from './thread.store.ts';
import { entryOfEditor } from './write-as-editor.ts';

type NotingContext = Pick<FeedbackContext, 'sql' | 'clock' | 'authorizer'>;

/**
 * Adds a note for editors to the thread of a message; its writer is never shown it.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD for a note that says nothing
 */
export function noteMessage(
  context: NotingContext,
  caller: Caller,
  id: string,
  text: string,
): Promise<FeedbackTable> {
  return context.sql.transaction(async () => {
    const message = await readMessage(context, caller, id);
    const entry = entryOfEditor(context, caller, message, { kind: 'note', text });
    const change = { note: entry.text, updated_at: entry.created_at };
    await appendEntry(context.sql, id, { entry, change });
    return readMessage(context, caller, id);
  });
}
