import type { Caller } from '@gazetteer/kernel';
import { ContentError, forbidden } from '../../model/content-error.ts';
import type { FeedbackTable } from '../../model/content-tables.ts';
import { readMessage } from '../edit-feedback.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { sendAnswer } from './send-answer.ts';
import { listEntries, replaceMail } from './thread.store.ts';

type SendingContext = Pick<FeedbackContext, 'sql' | 'clock' | 'authorizer' | 'publicUrl' | 'writers'>;

/**
 * Sends an answer again whose mail was given up.
 * @throws INVALID_CREDENTIALS, FORBIDDEN where there is no such answer, CONFLICT for one that was sent or waits to be
 */
export function sendAgain(
  context: SendingContext,
  caller: Caller,
  id: string,
  number: number,
): Promise<FeedbackTable> {
  const { sql, writers } = context;
  return sql.transaction(async () => {
    const message = await readMessage(context, caller, id);
    const thread = await listEntries(sql, id);
    const answer = thread.find((entry) => entry.number === number && entry.kind === 'answer');
    if (!answer) throw forbidden();
    const { mail_id } = answer;
    const fate = mail_id === null ? undefined : (await writers.fatesOf([mail_id])).get(mail_id);
    if (fate === 'waiting' || fate === 'sent') throw notFailed();
    // Whoever asks at the same moment waits here, and then finds that it is done.
    if (!(await replaceMail(sql, answer, null))) throw notFailed();
    const mailId = await sendAnswer(context, message, { answer, thread });
    if (mailId === undefined) throw notFailed();
    await replaceMail(sql, { ...answer, mail_id: null }, mailId);
    return message;
  });
}

function notFailed(): ContentError {
  return new ContentError('CONFLICT', 'Only an answer whose mail was given up can be sent again.');
}
