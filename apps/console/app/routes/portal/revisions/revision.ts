import type { Article, ArticleState } from '../../../article-editor/article-record.ts';

/** All of an article that is kept with each save. */
export type Version = Pick<
  Article,
  | 'kind'
  | 'slug'
  | 'state'
  | 'publish_at'
  | 'texts'
  | 'authors'
  | 'tags'
  | 'featured_media'
  | 'datasets'
  | 'event'
>;

/** What is told of a save. */
export interface RevisionRow {
  /** From 1, without gaps; the highest is what the article is now. */
  number: number;
  saved_at: string;
  /** Address of the editor, or the name of a key; null for the schedule and for accounts that are no more. */
  saved_by: string | null;
  state: ArticleState;
  /** The revision whose content it took back. */
  restored_from: number | null;
}

/** A save with what it left behind. */
export interface Revision extends RevisionRow {
  article: Version;
}
