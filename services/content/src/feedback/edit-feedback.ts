import type { Readable } from 'node:stream';
import { type Caller, identityOf } from '@gazetteer/kernel';
import { forbidden } from '../model/content-error.ts';
import type { FeedbackState, FeedbackTable } from '../model/content-tables.ts';
import { requireEditor } from '../model/require-rights.ts';
import { exportFeedback } from './export-feedback.ts';
import type { FeedbackContext } from './feedback-context.ts';
import { feedbackStates } from './feedback.contract.ts';
import {
  countByState,
  countFeedback,
  type FeedbackFilter,
  findFeedback,
  listFeedback,
  removeFeedback,
} from './feedback.store.ts';
import type { StaffMember } from './thread/staff.ts';

type EditingContext = Pick<FeedbackContext, 'sql' | 'clock' | 'authorizer' | 'staff'>;
type ReadingContext = Pick<EditingContext, 'sql' | 'authorizer'>;

/** Which messages an editor asks for: those of an account by its id, their own, or those of nobody. */
export type InboxFilter = Omit<FeedbackFilter, 'assignee'> & { assignee?: string | undefined };

/** Messages of the inbox, and how many there are. @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor */
export async function readInbox(
  context: ReadingContext,
  caller: Caller,
  filter: InboxFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: FeedbackTable[]; total: number; matching: number }> {
  await requireEditor(context, caller);
  const wanted = filterOf(caller, filter);
  return {
    rows: await listFeedback(context.sql, wanted, page),
    total: await countFeedback(context.sql, {}),
    matching: await countFeedback(context.sql, wanted),
  };
}

/**
 * How many messages there are by state, whatever state the filter names, and by who looks after them, whomever it names.
 * @throws as {@link readInbox}
 */
export async function countInbox(context: ReadingContext, caller: Caller, filter: InboxFilter) {
  await requireEditor(context, caller);
  const { sql } = context;
  const { state, assignee, ...rest } = filterOf(caller, filter);
  const found = await countByState(sql, { ...rest, assignee });
  const states = Object.fromEntries(feedbackStates.map((one) => [one, found.get(one) ?? 0]));
  const countOf = (whose: string | null | undefined) =>
    countFeedback(sql, { ...rest, state, assignee: whose });
  return {
    states: states as Record<FeedbackState, number>,
    assignees: {
      mine: await countOf(identityOf(caller) ?? OF_NO_ACCOUNT),
      nobody: await countOf(null),
      all: await countOf(undefined),
    },
  };
}

/** What programs of nobody look after: no account is called so. */
const OF_NO_ACCOUNT = '';

function filterOf(caller: Caller, { assignee, ...filter }: InboxFilter): FeedbackFilter {
  if (assignee === 'mine') return { ...filter, assignee: identityOf(caller) ?? OF_NO_ACCOUNT };
  return { ...filter, assignee: assignee === 'nobody' ? null : assignee };
}

/** Those who may answer messages, by name. @throws as {@link readInbox} */
export async function listStaff(
  context: Pick<EditingContext, 'authorizer' | 'staff'>,
  caller: Caller,
): Promise<StaffMember[]> {
  await requireEditor(context, caller);
  return context.staff.list();
}

/** One message. @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor, and where there is none */
export async function readMessage(
  context: ReadingContext,
  caller: Caller,
  id: string,
): Promise<FeedbackTable> {
  await requireEditor(context, caller);
  const found = await findFeedback(context.sql, id);
  if (!found) throw forbidden();
  return found;
}

/** Removes a message for good, as its writer may ask. @throws as {@link readMessage} */
export async function deleteMessage(context: ReadingContext, caller: Caller, id: string): Promise<void> {
  await requireEditor(context, caller);
  if (!(await removeFeedback(context.sql, id))) throw forbidden();
}

/** The inbox as a table, while it is read. @throws INVALID_CREDENTIALS, FORBIDDEN for who is no editor */
export async function exportInbox(
  context: ReadingContext,
  caller: Caller,
  filter: InboxFilter,
  bom: boolean,
): Promise<Readable> {
  await requireEditor(context, caller);
  return exportFeedback(context.sql, filterOf(caller, filter), bom);
}
