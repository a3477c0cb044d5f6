import type { Sql } from '@gazetteer/kernel';
import type { Selectable } from 'kysely';
import { type StoredArticle, sectionOf } from '../model/article.ts';
import type { ArticlesTable, ArticleTables, ArticleTextsTable } from '../model/content-tables.ts';
import { languages } from '../model/languages.ts';

type Store = Sql<ArticleTables>;

/** An article with all its texts, by its id. */
export async function findArticle(sql: Store, id: string): Promise<StoredArticle | undefined> {
  const row = await sql.query
    .selectFrom('content_articles')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const texts = await sql.query
    .selectFrom('content_article_texts')
    .selectAll()
    .where('article_id', '=', id)
    .execute();
  return fromRows(row, texts);
}

/** Keeps a new article, without what belongs to it. */
export async function insertArticle(sql: Store, article: StoredArticle): Promise<void> {
  await sql.query.insertInto('content_articles').values(rowOf(article)).execute();
}

/** Writes an article anew, without what belongs to it. @returns false where its newest revision is another */
export async function updateArticle(
  sql: Store,
  article: StoredArticle,
  fromRevision: number,
): Promise<boolean> {
  const { id, ...change } = rowOf(article);
  const { numUpdatedRows } = await sql.query
    .updateTable('content_articles')
    .set(change)
    .where('id', '=', id)
    .where('revision', '=', fromRevision)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes an article for good, with all that belongs to it. @returns false where its newest revision is another */
export async function removeArticle(sql: Store, id: string, revision: number): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('content_articles')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ids of what was to be published by then, what was due first before the others. */
export async function dueArticles(sql: Store, now: string, limit: number): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('content_articles')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function rowOf(article: StoredArticle): ArticlesTable {
  const { kind, event, authors, tags, datasets, texts: _texts, ...same } = article;
  return {
    ...same,
    kind,
    section: sectionOf(kind),
    starts_at: event?.starts_at ?? null,
    ends_at: event?.ends_at ?? null,
    place: event?.place ?? null,
    authors: JSON.stringify(authors),
    tags: JSON.stringify(tags),
    datasets: JSON.stringify(datasets),
  };
}

function fromRows(row: Selectable<ArticlesTable>, rows: readonly ArticleTextsTable[]): StoredArticle {
  const { section: _section, starts_at, ends_at, place, authors, tags, datasets, ...same } = row;
  const texts: StoredArticle['texts'] = {};
  for (const language of languages) {
    const text = rows.find((one) => one.language === language);
    if (text) texts[language] = { title: text.title, excerpt: text.excerpt, body: text.body };
  }
  return {
    ...same,
    texts,
    event: starts_at === null ? null : { starts_at, ends_at, place },
    authors: JSON.parse(authors) as string[],
    tags: JSON.parse(tags) as string[],
    datasets: JSON.parse(datasets) as string[],
  };
}
