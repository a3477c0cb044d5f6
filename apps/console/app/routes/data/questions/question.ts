import type { QuestionState } from './question-address.ts';

type Language = 'en' | 'fr';

/** A question as the content service tells it to editors of its dataset. */
export interface DeskQuestion {
  id: string;
  state: QuestionState;
  revision: number;
  dataset: { id: string; name: string; title: string };
  language: Language;
  /** As it was asked; empty once who asked is forgotten. */
  asked: string;
  question: string;
  answer: string;
  answer_language: Language;
  reason: string;
  name: string;
  shows_name: boolean;
  gets_mail: boolean;
  /** What the last mail to who asked was about. */
  told: QuestionState | null;
  asked_at: string;
  published_at: string | null;
  suspicions: string[];
}

/** What it was after a save. */
export interface QuestionSave {
  revision: number;
  state: QuestionState;
  question: string;
  answer: string;
  reason: string;
  saved_at: string;
  saved_by: { id: string; name: string | null } | null;
  saved_with: string | null;
}

export interface WholeQuestion extends DeskQuestion {
  revisions: QuestionSave[];
}

/** Who saved something, as far as it is known. */
export function saverOf({ saved_by, saved_with }: QuestionSave): string | undefined {
  return saved_by?.name ?? saved_with ?? undefined;
}
