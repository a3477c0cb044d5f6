import type { Picture } from '@gazetteer/markdown';
import type { Language } from '@gazetteer/site';

/** What an article can be, in the order the site offers it. */
export const articleKinds = ['news', 'blog', 'event'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** An article as lists show it, in the reader's language where there is one. */
export interface ArticleItem {
  type: ArticleKind;
  slug: string;
  title: string;
  /** Plain text. */
  excerpt: string;
  /** The language of the texts. */
  language: Language;
  /** Every language it exists in. */
  languages: Language[];
  /** When it was published, and when it was changed last (ISO 8601). */
  date: string;
  modified: string;
  authors: string[];
  tags: string[];
  featured_image: Picture | null;
  reading_minutes: number;
  /** The public datasets it is about. */
  datasets: { name: string; title: string }[];
  event: { starts_at: string; ends_at: string | null; place: string | null } | null;
}

/** An article with its text as HTML. */
export interface Article extends ArticleItem {
  content: string;
}

/** An article named beside another. */
export interface Neighbour {
  slug: string;
  title: string;
  language: Language;
}

/** The page of an article. */
export function articlePath({ slug }: Pick<ArticleItem, 'slug'>): string {
  return `/news_blogs/${encodeURIComponent(slug)}`;
}
