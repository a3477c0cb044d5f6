import type { Article } from './article.contract.ts';
import type { ArticlesTable, Section } from './content-tables.ts';
import type { Language } from './languages.ts';

/** What editors decide about an article or page: what revisions keep. */
export type ArticleContent = Pick<
  Article,
  | 'kind'
  | 'state'
  | 'slug'
  | 'publish_at'
  | 'texts'
  | 'authors'
  | 'tags'
  | 'featured_media'
  | 'datasets'
  | 'event'
>;

/** An article or page as it is kept. */
export type StoredArticle = ArticleContent &
  Pick<ArticlesTable, 'id' | 'revision' | 'first_published_at' | 'created_at' | 'updated_at'>;

export type Texts = Article['texts'];

/** Where its slug must be the only one. */
export function sectionOf(kind: ArticlesTable['kind']): Section {
  return kind === 'page' ? 'page' : 'article';
}

/** The languages that readers can have: those with a title. */
export function writtenLanguages(texts: Readonly<Texts>): Language[] {
  return (['en', 'fr'] as const).filter((language) => texts[language]?.title);
}

/** The language that a reader gets who wants this one. */
export function shownLanguage(written: readonly Language[], wanted: Language): Language {
  return written.includes(wanted) ? wanted : (written[0] ?? wanted);
}

const WORDS_A_MINUTE = 200;

/** How long somebody reads a Markdown text; a minute at least. */
export function readingMinutes(body: string): number {
  // Addresses of links and pictures are not read.
  const words = body.replaceAll(/\]\([^)\s]*\)/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu);
  return Math.max(1, Math.round((words?.length ?? 0) / WORDS_A_MINUTE));
}
