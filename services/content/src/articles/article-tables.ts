import type { Language } from '../model/languages.ts';

export type ArticleKind = 'blog' | 'news' | 'event' | 'page';
export type ArticleState = 'draft' | 'scheduled' | 'published' | 'archived';

/** Slugs are unique in a section: a page and an article may have the same one. */
export type Section = 'article' | 'page';

/** An article or page. Lists of words are JSON. */
export type ArticlesTable = {
  id: string;
  kind: ArticleKind;
  section: Section;
  state: ArticleState;
  slug: string;
  /** Number of the newest revision; from 1. */
  revision: number;
  /** When it is or was published, as readers are told; null where that was never decided. */
  publish_at: string | null;
  /** When readers could first see it: from then on its addresses are kept. */
  first_published_at: string | null;
  created_at: string;
  updated_at: string;
  featured_media: string | null;
  starts_at: string | null;
  ends_at: string | null;
  place: string | null;
  authors: string;
  tags: string;
  datasets: string;
};

/** What an article says in one language. */
export type ArticleTextsTable = {
  article_id: string;
  language: Language;
  title: string;
  excerpt: string;
  reading_minutes: number;
  /** How the body begins, in plain words: for lists where there is no excerpt. */
  lead: string;
  body: string;
};

/** Every slug by which an article is or was found; the one it has stands in its row. */
type ArticleSlugsTable = { section: Section; slug: string; article_id: string };

/** Tags of an article, without case and accents: what lists are filtered by. */
export type ArticleTagsTable = {
  article_id: string;
  folded: string;
  /** That of the article while readers see it: a list by a tag is read in its order. */
  publish_at: string | null;
};

/** Datasets that an article is about or shows, by name, whether or not they are public. */
type ArticleDatasetsTable = { article_id: string; name: string };

/** Words of titles, slugs and tags, without case and accents: editors find articles by their beginnings. */
type ArticleWordsTable = { article_id: string; word: string };

/** What an article was after each save. */
export type ArticleRevisionsTable = {
  article_id: string;
  number: number;
  saved_at: string;
  /** The account that saved it; null for the schedule, for keys, and for accounts that are no more. */
  saved_by: string | null;
  /** The key that saved it, by its name. */
  saved_with: string | null;
  state: ArticleState;
  /** The number of the revision whose texts it took back. */
  restored_from: number | null;
  /** All of it, as JSON. */
  document: string;
};

export type ArticleTables = {
  content_articles: ArticlesTable;
  content_article_texts: ArticleTextsTable;
  content_article_slugs: ArticleSlugsTable;
  content_article_tags: ArticleTagsTable;
  content_article_datasets: ArticleDatasetsTable;
  content_article_words: ArticleWordsTable;
  content_article_revisions: ArticleRevisionsTable;
};
