import type { Language } from './languages.ts';

/**
 * How far a question is: nobody has looked at it; everybody reads it; only who asked got the answer; declined with a
 * reason; set aside.
 */
export const questionStates = ['waiting', 'published', 'answered', 'declined', 'spam'] as const;
export type QuestionState = (typeof questionStates)[number];

/** A question about a dataset. */
export type QuestionTable = {
  id: string;
  dataset_id: string;
  state: QuestionState;
  /** Number of the last save; from 1, which is the question as it came. */
  revision: number;
  /** What it was written in. */
  language: Language;
  /** As it was asked; empty once who asked is forgotten. */
  asked: string;
  /** As readers see it. */
  question: string;
  /** In Markdown; empty where there is none. */
  answer: string;
  answer_language: Language;
  /** Why it was declined; empty where it was not. */
  reason: string;
  /** Who asked, and where they are answered; both empty once they are forgotten. */
  name: string;
  email: string;
  /** 1 where the name may stand beside the question. */
  is_named: number;
  /** The account of who was signed in while asking. */
  owner_id: string | null;
  asked_at: string;
  updated_at: string;
  /** Of a published one: since when it is, when its answer came, and when that was changed last. */
  published_at: string | null;
  answered_at: string | null;
  edited_at: string | null;
  /** What the last mail to who asked said: a state, and a digest of its text. */
  told: string | null;
  /** Why it was set aside, as JSON. */
  suspicions: string;
  /** Stands for the network it came from; forgotten after a day. */
  sender: string | null;
  /** Stands for its text, by which the same question is known again. */
  digest: string;
};

/** What a question was after an editor's save. */
export type QuestionRevisionTable = Pick<
  QuestionTable,
  'revision' | 'state' | 'question' | 'answer' | 'answer_language' | 'reason'
> & {
  question_id: string;
  saved_at: string;
  /** The account that saved it; null for keys, and for accounts that are no more. */
  saved_by: string | null;
  /** The key that saved it, by its name. */
  saved_with: string | null;
};

export type QuestionTables = {
  content_questions: QuestionTable;
  content_question_revisions: QuestionRevisionTable;
};
