import type { MessageKind, MessageState } from './inbox-address.ts';

/** What followed a message; every text of a reply may be a stranger's. */
export interface ThreadEntry {
  number: number;
  /** Sent to the writer, for the team only, or what the writer wrote back. */
  kind: 'answer' | 'note' | 'reply';
  text: string;
  /** Null for the writer, and where it is not known any more. */
  author: string | null;
  created_at: string;
  /** What became of the mail of an answer. */
  mail: 'waiting' | 'sent' | 'failed' | null;
}

/** A message as the content service answers it to editors; every text in it may be a stranger's. */
export interface InboxMessage {
  id: string;
  kind: MessageKind;
  state: MessageState;
  name: string;
  email: string;
  phone: string;
  /** The contact block of the home page has none. */
  subject: string | null;
  message: string;
  /** The page it was sent from, as the browser told it. */
  page: string | null;
  /** The language of the form. */
  language: 'en' | 'fr';
  /** Who looks after it. */
  assignee: StaffMember | null;
  /** How many entries its thread has: whoever answers tells it. */
  entries: number;
  /** When its writer wrote back and was not answered since. */
  written_back_at: string | null;
  /** Why the portal took it for spam. */
  suspicions: readonly string[];
  created_at: string;
}

/** A message with what followed it. */
export interface MessageThread extends InboxMessage {
  thread: readonly ThreadEntry[];
}

/** Somebody who may answer messages; without a name where the account has none any more. */
export interface StaffMember {
  id: string;
  name: string | null;
}

/** An answer that is kept to begin with; a text that is empty is not there in that language. */
export interface AnswerTemplate {
  id: string;
  revision: number;
  title: string;
  texts: Record<'en' | 'fr', string>;
}
