import type { Readable } from 'node:stream';
import type { Caller } from '@gazetteer/kernel';
import { forbidden } from '../model/content-error.ts';
import type { FeedbackTable } from '../model/content-tables.ts';
import { requireEditor } from '../model/require-rights.ts';
import { exportFeedback } from './export-feedback.ts';
import type { FeedbackContext } from './feedback-context.ts';
import {
  countFeedback,
  type FeedbackFilter,
  findFeedback,
  listFeedback,
  removeFeedback,
  updateFeedback,
} from './feedback.store.ts';

type EditingContext = Pick<FeedbackContext, 'sql' | 'clock' | 'authorizer'>;

/** Messages of the inbox, and how many there are. @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor */
export async function readInbox(
  context: EditingContext,
  caller: Caller,
  filter: FeedbackFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: FeedbackTable[]; total: number; matching: number }> {
  await requireEditor(context, caller);
  return {
    rows: await listFeedback(context.sql, filter, page),
    total: await countFeedback(context.sql, {}),
    matching: await countFeedback(context.sql, filter),
  };
}

/** One message. @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor, and where there is none */
export async function readMessage(
  context: EditingContext,
  caller: Caller,
  id: string,
): Promise<FeedbackTable> {
  await requireEditor(context, caller);
  const found = await findFeedback(context.sql, id);
  if (!found) throw forbidden();
  return found;
}

/** Notes what became of a message. @throws as {@link readMessage} */
export async function changeMessage(
  context: EditingContext,
  caller: Caller,
  id: string,
  change: Partial<Pick<FeedbackTable, 'state' | 'note'>>,
): Promise<FeedbackTable> {
  await requireEditor(context, caller);
  await updateFeedback(context.sql, id, { ...change, updated_at: context.clock().toISOString() });
  return readMessage(context, caller, id);
}

/** Removes a message for good, as its writer may ask. @throws as {@link readMessage} */
export async function deleteMessage(context: EditingContext, caller: Caller, id: string): Promise<void> {
  await requireEditor(context, caller);
  if (!(await removeFeedback(context.sql, id))) throw forbidden();
}

/** The inbox as a table, while it is read. @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor */
export async function exportInbox(
  context: EditingContext,
  caller: Caller,
  filter: FeedbackFilter,
  bom: boolean,
): Promise<Readable> {
  await requireEditor(context, caller);
  return exportFeedback(context.sql, filter, bom);
}
