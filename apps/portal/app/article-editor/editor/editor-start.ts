import type { Article } from '../article-record.ts';
import type { SaveOutcome } from '../save/send-article.ts';
import type { ArticleValues } from '../values/article-values.ts';

/** What an editor asks for; each is the value of a button. */
export type Intent = 'save' | 'publish' | 'schedule' | 'draft' | 'archive' | 'delete';

/** What the editor is opened with. */
export interface EditorStart {
  /** The article as it is saved; null for one that never was. */
  article: Article | null;
  /** What stands in its fields where nobody has written yet: as it is saved, or what a new one begins with. */
  saved: ArticleValues;
  /** Under which this browser keeps what is not saved: the article's id, or the name of a new one's place. */
  address: string;
  /** Where readers find a page; that of an article is made of its slug. */
  readerPath?: string | undefined;
  /** What was just done by a form without script. */
  done?: Intent | undefined;
}

/** A form that was sent without script and could not be done as asked: all that was written, and why. */
export interface SentBack {
  intent: Intent;
  values: ArticleValues;
  /** What the form was made from. */
  base: ArticleValues;
  outcome: Exclude<SaveOutcome, { state: 'saved' }>;
}
