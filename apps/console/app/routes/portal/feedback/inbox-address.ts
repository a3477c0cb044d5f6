import { readPageNumber } from '../../../parts/page-number.ts';

/** States of a message, in the order it goes through them. */
export const messageStates = ['new', 'open', 'waiting', 'answered', 'closed', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

/** The forms that messages come by. */
export const messageKinds = ['feedback', 'contact'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Whose messages are listed: of everybody where nothing is said. */
export const assignees = ['mine', 'nobody'] as const;
export type Assignee = (typeof assignees)[number];

/** What the address of the inbox says: which messages are listed. */
export interface InboxQuery {
  /** Undefined for messages of every state. */
  state: MessageState | undefined;
  kind: MessageKind | undefined;
  assignee: Assignee | undefined;
  search: string;
  page: number;
}

/** Messages on one page of the list. */
export const pageSize = 25;
const longestSearch = 200;
const furthestPage = 4000;

/** Reads the address of the inbox; without a word about the state it shows what is new. */
export function readInboxQuery(query: URLSearchParams): InboxQuery {
  const state = query.get('state');
  return {
    state: state === 'all' ? undefined : (messageStates.find((one) => one === state) ?? 'new'),
    kind: messageKinds.find((one) => one === query.get('kind')),
    assignee: assignees.find((one) => one === query.get('assignee')),
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    page: readPageNumber(query.get('page'), furthestPage),
  };
}

/** The address of the inbox, or of one message beside the same list. */
export function inboxAddress({ state, kind, assignee, search, page }: InboxQuery, message = ''): string {
  const query = new URLSearchParams();
  if (state !== 'new') query.set('state', state ?? 'all');
  if (assignee) query.set('assignee', assignee);
  if (kind) query.set('kind', kind);
  if (search !== '') query.set('search', search);
  if (page > 1) query.set('page', String(page));
  const path = message === '' ? '/console/feedback' : `/console/feedback/${encodeURIComponent(message)}`;
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** What the list, the counts and the export ask the service for. */
export function feedbackFilters({ state, kind, assignee, search }: InboxQuery): URLSearchParams {
  const filters = new URLSearchParams();
  if (state) filters.set('state', state);
  if (assignee) filters.set('assignee', assignee);
  if (kind) filters.set('kind', kind);
  if (search !== '') filters.set('search', search);
  return filters;
}
