import { type Caller, identityOf } from '@gazetteer/kernel';
import { ContentError, invalidPayload } from '../../model/content-error.ts';
import type { FeedbackTable } from '../../model/content-tables.ts';
import type { FeedbackContext } from '../feedback-context.ts';
import { MOST_ENTRIES } from './thread.contract.ts';
import type { NewEntry } from './thread.store.ts';
import { tidyText } from '../../model/tidy-text.ts';

/** What an editor adds to a thread. @throws INVALID_PAYLOAD for a text that says nothing, CONFLICT where a thread is full */
export function entryOfEditor(
  { clock }: Pick<FeedbackContext, 'clock'>,
  caller: Caller,
  message: FeedbackTable,
  { kind, text }: Pick<NewEntry, 'kind' | 'text'>,
): NewEntry {
  const tidy = tidyText(text);
  if (tidy === '') throw invalidPayload({ text: ['must not be empty'] });
  if (message.entries >= MOST_ENTRIES) {
    throw new ContentError('CONFLICT', `A thread has at most ${MOST_ENTRIES} entries, and this one is full.`);
  }
  return {
    kind,
    text: tidy,
    author_id: identityOf(caller) ?? null,
    author_key: caller.kind === 'key' ? caller.name : null,
    created_at: clock().toISOString(),
    mail_id: null,
  };
}
