import type { Sql } from '@gazetteer/kernel';
import type { ArticleTables, ArticleTagsTable, ArticleTextsTable, Section } from '../model/content-tables.ts';
import { replaceTerms } from '../model/search-terms.store.ts';
import type { SearchTerm } from '../model/search-terms.ts';

type Store = Sql<ArticleTables>;

/** What belongs to an article besides its row. */
export type ArticleParts = {
  texts: Omit<ArticleTextsTable, 'article_id'>[];
  tags: Omit<ArticleTagsTable, 'article_id'>[];
  words: string[];
  terms: readonly SearchTerm[];
  datasets: string[];
};

/** Writes what belongs to an article in place of what did. */
export async function replaceParts(sql: Store, article_id: string, parts: ArticleParts): Promise<void> {
  const { query } = sql;
  const rows = {
    content_article_texts: parts.texts.map((text) => ({ article_id, ...text })),
    content_article_tags: parts.tags.map((tag) => ({ article_id, ...tag })),
    content_article_words: parts.words.map((word) => ({ article_id, word })),
    content_article_datasets: parts.datasets.map((name) => ({ article_id, name })),
  };
  for (const table of Object.keys(rows) as (keyof typeof rows)[]) {
    await query.deleteFrom(table).where('article_id', '=', article_id).execute();
    if (rows[table].length > 0) await query.insertInto(table).values(rows[table]).execute();
  }
  await replaceTerms(sql.as(), 'content_article_terms', article_id, parts.terms);
}

/** Takes a slug for an article. @returns false where another has it, or had it when readers could see it */
export async function claimSlug(
  sql: Store,
  { section, slug, article_id }: { section: Section; slug: string; article_id: string },
): Promise<boolean> {
  await sql.query
    .insertInto('content_article_slugs')
    .values({ section, slug, article_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await ownerOfSlug(sql, section, slug)) === article_id;
}

/** Which article a slug leads to. */
async function ownerOfSlug(sql: Store, section: Section, slug: string): Promise<string | undefined> {
  const found = await sql.query
    .selectFrom('content_article_slugs')
    .select('article_id')
    .where('section', '=', section)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return found?.article_id;
}

/** Gives back a slug that an article does not have any more. */
export async function releaseSlug(
  sql: Store,
  { section, slug, article_id }: { section: Section; slug: string; article_id: string },
): Promise<void> {
  await sql.query
    .deleteFrom('content_article_slugs')
    .where('section', '=', section)
    .where('slug', '=', slug)
    .where('article_id', '=', article_id)
    .execute();
}

/** All slugs that lead to an article, the one it has included. */
export async function slugsOf(sql: Store, articleId: string): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('content_article_slugs')
    .select('slug')
    .where('article_id', '=', articleId)
    .orderBy('slug')
    .limit(100)
    .execute();
  return rows.map(({ slug }) => slug);
}
