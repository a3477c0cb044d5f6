import type { Caller } from '@gazetteer/kernel';
import type { Row } from './news.ts';
import type { Language } from './subject.ts';

/**
 * Something that has changed in the installation: the description of a dataset, the rows of a table, or what is answered about a
 * dataset.
 */
export type Change = {
  what: 'description' | 'rows' | 'answer';
  /** The same however often the change is told. */
  id: string;
  at: string;
  dataset: string;
  organization: string | null;
  /** The resource whose rows changed; null where something else did. */
  table: string | null;
};

/** What happens in the catalogue, the table store and among questions, whoever asks. */
export type ChangePort = {
  /** The changes at and after a time, the earliest first. */
  since(time: string, limit: number): Promise<Change[]>;
};

/** What differs between two versions of a table, as the table store tells it. */
export type Comparison = {
  added: number;
  removed: number;
  changed: number | null;
  key: string[] | null;
  columns: { added: string[]; removed: string[] };
  samples: { added: Row[]; removed: Row[]; changed: { before: Row; after: Row }[] };
};

export type TablePort = {
  /** Compares two versions with a reader's rights. @throws not_found, gone, timed_out */
  compare(caller: Caller, table: string, versions: { from: number; to: number }): Promise<Comparison>;
};

/** A question about a dataset with its answer, as everybody who reads the dataset finds them. */
export type AnsweredQuestion = { id: string; question: string; answer: string; answered_at: string };

export type QuestionPort = {
  /**
   * The newest public answers about a dataset, or of these questions alone, with a reader's rights; none for who does not read the
   * dataset.
   */
  of(caller: Caller, dataset: string, only?: readonly string[]): Promise<AnsweredQuestion[]>;
};

/** The people who follow something. */
export type ReaderPort = {
  /** Somebody with the rights they have now; undefined for who has no account any more, or may not use it. */
  callerOf(identity: string): Promise<Caller | undefined>;
  /** Whether somebody has a confirmed mail address. */
  isConfirmed(identity: string): Promise<boolean>;
};

/** Who works in which organisation. */
export type TeamPort = {
  /** People in the order of the ids of their accounts, from behind `after`. */
  membersOf(organization: string, page: { after?: string; limit: number }): Promise<string[]>;
  /** Whether somebody decides for the organisation: its editors do, its administrators, and those of the site. */
  leads(organization: string, caller: Caller): Promise<boolean>;
};

/** A part of a message: what happened to one thing. */
export type NewsSection = {
  headline: string;
  /** Where to look at it. */
  page: string;
  lines: string[];
  lists: { caption: string; items: string[] }[];
  /** The page that ends it with one click. */
  end: string;
};

export type NewsMail = {
  identity: string;
  language: Language;
  sections: NewsSection[];
  /** The list of all that somebody follows. */
  list: string;
  /** Where a mail program asks by POST that no more is sent. */
  unsubscribe: string;
};

export type MailPort = {
  /** Queues a mail in the transaction under way; false where somebody has no confirmed address. */
  send(mail: NewsMail): Promise<boolean>;
};

/** Runs an action of the installation as somebody. @throws what the action throws */
export type CallPort = (action: string, input: Record<string, unknown>, caller: Caller) => Promise<unknown>;
