import { readContent } from '../../../content-calls/call-content.server.ts';
import {
  feedbackFilters,
  type InboxQuery,
  messageStates,
  type MessageState,
  pageSize,
  readInboxQuery,
} from './inbox-address.ts';
import type { InboxMessage } from './inbox-message.ts';

type Asking = Parameters<typeof readContent>[0];

/** A message as the list shows it. */
export interface ListedMessage extends Pick<InboxMessage, 'id' | 'kind' | 'state' | 'name' | 'subject'> {
  created_at: string;
  /** Its first words. */
  beginning: string;
}

/** One page of messages, and how many there are in each state. */
export interface Inbox {
  query: InboxQuery;
  messages: readonly ListedMessage[];
  /** How many fit the query. */
  count: number;
  counts: Readonly<Record<MessageState, number>>;
}

interface ListAnswer {
  data: InboxMessage[];
  meta: { filter_count: number };
}

const longestBeginning = 160;

/** The messages that the address asks for. @throws Response for whoever may not see them */
export async function loadInbox(asking: Asking): Promise<Inbox> {
  const query = readInboxQuery(asking.url.searchParams);
  const [list, counts] = await Promise.all([listMessages(asking, query), countStates(asking)]);
  const count = list.meta.filter_count;
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (query.page > last) {
    // What stood on the last page has been closed meanwhile.
    const { data } = await listMessages(asking, { ...query, page: last });
    return { query: { ...query, page: last }, messages: data.map(listed), count, counts };
  }
  return { query, messages: list.data.map(listed), count, counts };
}

/** One message. @throws Response 404 where there is none */
export async function loadMessage(asking: Asking, id: string): Promise<InboxMessage> {
  const { data } = await readContent<{ data: InboxMessage }>(asking, `/feedback/${encodeURIComponent(id)}`);
  return data;
}

function listMessages(asking: Asking, query: InboxQuery): Promise<ListAnswer> {
  const filters = feedbackFilters(query);
  filters.set('limit', String(pageSize));
  filters.set('offset', String((query.page - 1) * pageSize));
  return readContent<ListAnswer>(asking, `/feedback?${filters.toString()}`);
}

async function countStates(asking: Asking): Promise<Inbox['counts']> {
  const counts = await Promise.all(
    messageStates.map(async (state) => {
      const { meta } = await readContent<ListAnswer>(asking, `/feedback?limit=0&state=${state}`);
      return meta.filter_count;
    }),
  );
  const [fresh = 0, answered = 0, closed = 0, spam = 0] = counts;
  return { new: fresh, answered, closed, spam };
}

function listed({ id, kind, state, name, subject, message, created_at }: InboxMessage): ListedMessage {
  const beginning = Array.from(message.slice(0, 2 * longestBeginning))
    .slice(0, longestBeginning)
    .join('');
  return { id, kind, state, name, subject, created_at, beginning };
}
