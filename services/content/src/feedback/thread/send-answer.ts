import type { FeedbackEntriesTable, FeedbackTable } from '../../model/content-tables.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import type { SaidBefore } from './writer-mail.ts';
import { issueLink } from './open-thread.ts';

type SendingContext = Pick<FeedbackContext, 'sql' | 'clock' | 'publicUrl' | 'writers'>;

/**
 * Has an answer of a thread sent, with what was written before it and an address that opens the thread; to be called in a
 * transaction.
 * @returns the id of the mail; undefined where no mail can be sent to the address of the writer
 */
export async function sendAnswer(
  context: SendingContext,
  message: FeedbackTable,
  {
    answer,
    thread,
  }: { answer: Pick<FeedbackEntriesTable, 'number' | 'text'>; thread: FeedbackEntriesTable[] },
): Promise<string | undefined> {
  const link = await issueLink(context, message);
  const before = saidIn(
    message,
    thread.filter(({ number }) => number < answer.number),
  );
  return context.writers.send({
    recipient: message.email,
    language: message.language,
    subject: message.subject,
    text: answer.text,
    earlier: before.toReversed(),
    ...link,
  });
}

/** What stands in a thread for its writer to read, from the message on: notes of editors are left out. */
export function saidIn(
  message: Pick<FeedbackTable, 'message' | 'created_at'>,
  thread: readonly FeedbackEntriesTable[],
): SaidBefore[] {
  return [
    { from: 'writer', text: message.message, at: message.created_at },
    ...thread.flatMap(({ kind, text, created_at }): SaidBefore[] =>
      kind === 'note' ? [] : [{ from: kind === 'reply' ? 'writer' : 'team', text, at: created_at }],
    ),
  ];
}
