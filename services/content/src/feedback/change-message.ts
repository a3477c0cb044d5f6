import { type Caller, identityOf } from '@gazetteer/kernel';
import { invalidPayload } from '../model/content-error.ts';
import type { FeedbackState, FeedbackTable } from '../model/content-tables.ts';
import { readMessage } from './edit-feedback.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { updateFeedback } from './feedback.store.ts';
import { noteMessage } from './thread/note-message.ts';

type ChangingContext = Pick<FeedbackContext, 'sql' | 'clock' | 'authorizer' | 'staff'>;

type MessageChange = {
  state?: FeedbackState | undefined;
  note?: string | undefined;
  /** The account of who looks after it from now on; null for nobody. */
  assignee?: string | null | undefined;
};

/** States in which nothing is owed to the writer any more. */
const settled: readonly FeedbackState[] = ['answered', 'closed', 'spam'];

/**
 * Notes what became of a message, and who looks after it. A new message that somebody gets is in work.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD for an account that may not answer messages
 */
export function changeMessage(
  context: ChangingContext,
  caller: Caller,
  id: string,
  { state, note, assignee }: MessageChange,
): Promise<FeedbackTable> {
  const { sql, clock } = context;
  return sql.transaction(async () => {
    const before = await readMessage(context, caller, id);
    if (typeof assignee === 'string' && assignee !== before.assignee_id) {
      await requireStaff(context, caller, assignee);
    }
    // The note that stands there already is no other one, and none adds nothing.
    if (note !== undefined && note.trim() !== '' && note !== before.note)
      await noteMessage(context, caller, id, note);
    const then = state ?? (before.state === 'new' && assignee ? 'open' : before.state);
    await updateFeedback(sql, id, {
      state: then,
      ...(note?.trim() === '' ? { note: '' } : {}),
      ...(assignee === undefined ? {} : { assignee_id: assignee }),
      ...(settled.includes(then) ? { written_back_at: null } : {}),
      updated_at: clock().toISOString(),
    });
    return readMessage(context, caller, id);
  });
}

async function requireStaff(
  { staff }: Pick<ChangingContext, 'staff'>,
  caller: Caller,
  id: string,
): Promise<void> {
  // Who may change this may answer it.
  if (id === identityOf(caller)) return;
  const members = await staff.list();
  if (members.some((member) => member.id === id)) return;
  throw invalidPayload({ assignee: ['is no account that may answer messages'] });
}
