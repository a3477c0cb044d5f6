import type { MessageText } from './message-texts.ts';

/** Who a message comes from. */
export type MessageSource = {
  /** The name of the site, as people know it. */
  site: string;
  /** Scheme and host of the site. */
  origin: string;
};

/** What a message of one template is made of, in the order it is read. */
export type MessageParts = Pick<MessageText, 'before' | 'after' | 'action' | 'orLink'> & {
  greeting: string;
  code?: string;
  link?: string;
  linkHint: string;
  source: MessageSource;
};
