import type { Language } from '../model/languages.ts';

/** A message that a visitor wrote to the team. */
export type FeedbackTable = {
  id: string;
  kind: 'feedback' | 'contact';
  state: 'new' | 'answered' | 'closed' | 'spam';
  name: string;
  email: string;
  phone: string;
  /** Null for the form that has none. */
  subject: string | null;
  message: string;
  page: string | null;
  language: Language;
  /** The account of who was signed in while writing. */
  owner_id: string | null;
  /** What editors have noted. */
  note: string;
  /** Why it was taken for spam, as JSON. */
  suspicions: string;
  created_at: string;
  updated_at: string;
  /** Stands for the network it came from; forgotten after a day. */
  sender: string | null;
  /** The form it was written in, so that it is kept once however often it is sent. */
  form_id: string | null;
  /** Stands for its text, by which the same message is known again. */
  digest: string;
};

/** A word by which a message is found. */
export type FeedbackWordsTable = { word: string; feedback_id: string };

export type FeedbackTables = {
  content_feedback: FeedbackTable;
  content_feedback_words: FeedbackWordsTable;
};
