import type { MessageKind, MessageState } from './inbox-address.ts';

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
  language: string;
  /** What the team keeps for itself. */
  note: string;
  /** Why the portal took it for spam. */
  suspicions: readonly string[];
  created_at: string;
}
