import type { Language } from '@gazetteer/site';
export type ArticleKind = 'blog' | 'news' | 'event' | 'page';
export type ArticleState = 'draft' | 'scheduled' | 'published' | 'archived';

/** What an article says in one language; the body is Markdown. */
interface ArticleText {
  title: string;
  excerpt: string;
  body: string;
}

/** An article or page of the content service, as far as editors work on it. */
export interface Article {
  id: string;
  kind: ArticleKind;
  state: ArticleState;
  slug: string;
  revision: number;
  publish_at: string | null;
  first_published_at: string | null;
  texts: Partial<Record<Language, ArticleText | null>>;
  authors: readonly string[];
  tags: readonly string[];
  featured_media: string | null;
  featured_image: { src: string } | null;
  datasets: readonly string[];
  event: { starts_at: string; ends_at: string | null; place: string | null } | null;
  updated_at: string;
  /** Who saved it last; null for the schedule. */
  saved_by: string | null;
}

/** An article in the list. */
export interface ArticleRow {
  id: string;
  kind: ArticleKind;
  state: ArticleState;
  slug: string;
  title: string;
  languages: readonly Language[];
  publish_at: string | null;
  updated_at: string;
}
