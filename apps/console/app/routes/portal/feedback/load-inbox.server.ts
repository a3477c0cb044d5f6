import { readContent } from '../../../content-calls/call-content.server.ts';
import {
  type Assignee,
  feedbackFilters,
  type InboxQuery,
  type MessageState,
  pageSize,
  readInboxQuery,
} from './inbox-address.ts';
import type { AnswerTemplate, InboxMessage, MessageThread, StaffMember } from './inbox-message.ts';

type Asking = Parameters<typeof readContent>[0];

/** A message as the list shows it. */
export interface ListedMessage
  extends Pick<
    InboxMessage,
    'id' | 'kind' | 'state' | 'name' | 'subject' | 'assignee' | 'written_back_at' | 'created_at'
  > {
  /** Its first words. */
  beginning: string;
}

/** How many messages fit besides, in each state and with whom. */
export interface InboxCounts {
  states: Readonly<Record<MessageState, number>>;
  assignees: Readonly<Record<Assignee | 'all', number>>;
}

/** One page of messages, and how many there are in each state. */
export interface Inbox {
  query: InboxQuery;
  messages: readonly ListedMessage[];
  /** How many fit the query. */
  count: number;
  counts: InboxCounts;
}

interface ListAnswer {
  data: InboxMessage[];
  meta: { filter_count: number };
}

const longestBeginning = 160;

/** The messages that the address asks for. @throws Response for whoever may not see them */
export async function loadInbox(asking: Asking): Promise<Inbox> {
  const query = readInboxQuery(asking.url.searchParams);
  const [list, counts] = await Promise.all([listMessages(asking, query), countMessages(asking, query)]);
  const count = list.meta.filter_count;
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (query.page > last) {
    // What stood on the last page has been closed meanwhile.
    const { data } = await listMessages(asking, { ...query, page: last });
    return { query: { ...query, page: last }, messages: data.map(listed), count, counts };
  }
  return { query, messages: list.data.map(listed), count, counts };
}

/** One message with its thread. @throws Response 404 where there is none */
export async function loadMessage(asking: Asking, id: string): Promise<MessageThread> {
  const { data } = await readContent<{ data: MessageThread }>(asking, `/feedback/${encodeURIComponent(id)}`);
  return data;
}

/** Those who may answer messages, by name. */
export async function loadStaff(asking: Asking): Promise<StaffMember[]> {
  return (await readContent<{ data: StaffMember[] }>(asking, '/feedback/staff')).data;
}

/** The answers that are kept to begin with. */
export async function loadTemplates(asking: Asking): Promise<AnswerTemplate[]> {
  return (await readContent<{ data: AnswerTemplate[] }>(asking, '/answer-templates')).data;
}

function listMessages(asking: Asking, query: InboxQuery): Promise<ListAnswer> {
  const filters = feedbackFilters(query);
  filters.set('limit', String(pageSize));
  filters.set('offset', String((query.page - 1) * pageSize));
  return readContent<ListAnswer>(asking, `/feedback?${filters.toString()}`);
}

/** The service leaves out of each count the filter that it is a count of. */
async function countMessages(asking: Asking, query: InboxQuery): Promise<InboxCounts> {
  const { data } = await readContent<{ data: InboxCounts }>(
    asking,
    `/feedback/counts?${feedbackFilters(query).toString()}`,
  );
  return data;
}

function listed(message: InboxMessage): ListedMessage {
  const { id, kind, state, name, subject, assignee, written_back_at, created_at } = message;
  const beginning = Array.from(message.message.slice(0, 2 * longestBeginning))
    .slice(0, longestBeginning)
    .join('');
  return { id, kind, state, name, subject, assignee, written_back_at, created_at, beginning };
}
