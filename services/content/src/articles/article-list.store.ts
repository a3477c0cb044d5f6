import type { Sql } from '@gazetteer/kernel';
import { articlesOf, type StoredItem } from '../model/article-rows.store.ts';
import type { ArticleKind, ArticleState, ArticleTables } from '../model/content-tables.ts';

type Store = Sql<ArticleTables>;

/** Which articles and pages an editor looks for. */
export type EditorsScope = {
  kind?: ArticleKind | undefined;
  state?: ArticleState | undefined;
  /** What words of titles, slugs, tags and authors begin with, each of them. */
  beginnings: readonly string[];
};

const MOST_COUNTED = 10_000;
// Comes after every character a word can have.
const END = '\u{10FFFF}';

/** A page of articles and pages, the last changed first. */
export async function listArticles(
  sql: Store,
  scope: EditorsScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredItem[]> {
  const rows = await inScope(sql, scope)
    .select('id')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return articlesOf(
    sql,
    rows.map(({ id }) => id),
    { withBody: false },
  );
}

/** How many there are, counted only so far. */
export async function countArticles(sql: Store, scope: EditorsScope): Promise<number> {
  const { count } = await sql.query
    .selectFrom(inScope(sql, scope).select('id').limit(MOST_COUNTED).as('found'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The pages that have these slugs now, without their bodies. */
export async function findPages(sql: Store, slugs: readonly string[]): Promise<StoredItem[]> {
  if (slugs.length === 0) return [];
  const rows = await sql.query
    .selectFrom('content_article_slugs')
    .select('article_id')
    .where('section', '=', 'page')
    .where('slug', 'in', slugs)
    .execute();
  return articlesOf(
    sql,
    rows.map(({ article_id }) => article_id),
    { withBody: false },
  );
}

function inScope(sql: Store, { kind, state, beginnings }: EditorsScope) {
  let query = sql.query.selectFrom('content_articles');
  if (kind) query = query.where('kind', '=', kind);
  if (state) query = query.where('state', '=', state);
  for (const beginning of beginnings) {
    query = query.where('id', 'in', ({ selectFrom }) =>
      selectFrom('content_article_words')
        .select('article_id')
        .where('word', '>=', beginning)
        .where('word', '<', `${beginning}${END}`),
    );
  }
  return query;
}
