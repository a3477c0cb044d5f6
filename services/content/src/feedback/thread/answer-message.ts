import type { Caller } from '@gazetteer/kernel';
import { ContentError, invalidPayload } from '../../model/content-error.ts';
import type { FeedbackTable } from '../../model/content-tables.ts';
import { requireEditor } from '../../model/require-rights.ts';
import { readMessage } from '../edit-feedback.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { renderThread } from './render-thread.ts';
import { sendAnswer } from './send-answer.ts';
import { appendEntry, listEntries, replaceMail } from './thread.store.ts';
import { entryOfEditor } from './write-as-editor.ts';

type AnsweringContext = Pick<
  FeedbackContext,
  'sql' | 'clock' | 'authorizer' | 'publicUrl' | 'writers' | 'staff'
>;

type Answer = {
  text: string;
  /** How many entries the thread had when it was read. */
  seen: number;
  /** The state of the message from then on. */
  state: 'answered' | 'waiting' | 'open';
};

/**
 * Keeps an answer in the thread of a message and has it sent to the writer. Whoever answers what nobody looks after looks
 * after it from then on.
 * @throws INVALID_CREDENTIALS, FORBIDDEN, INVALID_PAYLOAD for a text that says nothing and for a writer whose address takes
 * no mail, CONFLICT with the thread as it is where something was added to it since it was read
 */
export async function answerMessage(
  context: AnsweringContext,
  caller: Caller,
  id: string,
  { text, seen, state }: Answer,
): Promise<FeedbackTable> {
  await requireEditor(context, caller);
  const { sql } = context;
  const isSent = await sql.transaction(async () => {
    const message = await readMessage(context, caller, id);
    const entry = entryOfEditor(context, caller, message, { kind: 'answer', text });
    const change = {
      state,
      assignee_id: message.assignee_id ?? entry.author_id,
      written_back_at: null,
      updated_at: entry.created_at,
    };
    const number = await appendEntry(sql, id, { entry, change, seen });
    if (number === undefined) return false;
    const thread = await listEntries(sql, id);
    const mailId = await sendAnswer(context, message, { answer: { number, text: entry.text }, thread });
    if (mailId === undefined)
      throw invalidPayload({ email: ['takes no mail; write to them by other means'] });
    await replaceMail(sql, { feedback_id: id, number, mail_id: null }, mailId);
    return true;
  });
  const message = await readMessage(context, caller, id);
  if (isSent) return message;
  throw new ContentError(
    'CONFLICT',
    'Something was added to this thread meanwhile. Nothing was sent; read it and send the answer again.',
    { info: { data: await renderThread(context, message) } },
  );
}
