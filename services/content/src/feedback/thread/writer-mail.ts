import type { Language } from '../../model/languages.ts';

/** Something that was written in a thread, as its writer may read it. */
export type SaidBefore = { from: 'team' | 'writer'; text: string; at: string };

/** An answer to whoever wrote to the team. */
export type WriterAnswer = {
  recipient: string;
  /** That of the form which the message was written in. */
  language: Language;
  /** Null for a message of the form that has none. */
  subject: string | null;
  text: string;
  /** The page on which they read everything and write back, and when it ends (ISO 8601). */
  url: string;
  until: string;
  /** What was written before, the newest first. */
  earlier: SaidBefore[];
};

/** What became of a mail. */
export type MailFate = 'waiting' | 'sent' | 'failed';

/** The way to those who wrote to the team; implemented where the process is composed. */
export type WriterMail = {
  /**
   * Has a mail sent once the transaction under way is committed.
   * @returns its id; undefined where no mail can be sent to the address
   */
  send(answer: WriterAnswer): Promise<string | undefined>;
  /** What became of mails, by their ids. */
  fatesOf(mailIds: readonly string[]): Promise<ReadonlyMap<string, MailFate>>;
};
