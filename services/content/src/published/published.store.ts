import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, type SqlBool, sql as rawSql } from 'kysely';
import { articlesOf, type StoredItem } from '../model/article-rows.store.ts';
import { foundItems } from '../model/search-terms.store.ts';
import type { ArticleKind, ArticleTables, Section } from '../model/content-tables.ts';

type Store = Sql<ArticleTables>;

export type PublishedKind = Exclude<ArticleKind, 'page'>;

/** Which of the articles that readers may see. */
export type PublishedScope = {
  /** Undefined for all kinds. */
  kinds?: readonly PublishedKind[] | undefined;
  /** Without case and accents. */
  tag?: string | undefined;
  /** Name of a dataset they are about or show. */
  dataset?: string | undefined;
  /** What the words looked for begin with; see `soughtBeginnings`. */
  beginnings?: readonly string[] | undefined;
};

/** A place in the order of publication: behind the article published then. */
export type PublishedPlace = { publish_at: string; id: string };

type PublishedPage = {
  limit: number;
  offset?: number;
  after?: PublishedPlace | undefined;
  /** The oldest first, instead of the newest. */
  ascending?: boolean;
};

// Word for word what the indexes are made for.
const isReadable = rawSql<boolean>`state = 'published'`;

/** A page of published articles, the newest first; with their bodies where these are wanted. */
export async function listPublished(
  sql: Store,
  scope: PublishedScope,
  { limit, offset = 0, after, ascending = false }: PublishedPage,
  wanted: { withBody: boolean },
): Promise<StoredItem[]> {
  const direction = ascending ? 'asc' : 'desc';
  let query = sql.query.selectFrom(placesIn(sql, scope));
  if (after) query = query.where(isBehind(after, ascending));
  // First which ones, out of the index alone; then those.
  const rows = await query
    .select('id')
    .orderBy('publish_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return articlesOf(
    sql,
    rows.map(({ id }) => id),
    wanted,
  );
}

/** How many published articles there are in a scope. */
export async function countPublished(sql: Store, scope: PublishedScope): Promise<number> {
  const { count } = await sql.query
    .selectFrom(placesIn(sql, scope))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The published article or page that a slug leads to, which may have another slug now. */
export async function findPublished(
  sql: Store,
  section: Section,
  slug: string,
): Promise<StoredItem | undefined> {
  // What cannot be a slug is none; PostgreSQL would refuse some of it.
  if (!/^[\w-]{1,100}$/.test(slug)) return undefined;
  const found = await sql.query
    .selectFrom('content_article_slugs as slugs')
    .innerJoin('content_articles as article', 'article.id', 'slugs.article_id')
    .select(['article.id', 'article.state'])
    .where('slugs.section', '=', section)
    .where('slugs.slug', '=', slug)
    .executeTakeFirst();
  if (found?.state !== 'published') return undefined;
  const [item] = await articlesOf(sql, [found.id], { withBody: true });
  return item;
}

/** Published articles of all kinds that have these beginnings of words, the best match first, without their bodies. */
export async function searchPublished(
  sql: Store,
  beginnings: readonly string[],
  limit: number,
): Promise<StoredItem[]> {
  if (beginnings.length === 0) return [];
  const found = foundArticles(beginnings).as('found');
  const rows = await sql.query
    .selectFrom(found)
    .innerJoin('content_articles as article', 'article.id', 'found.item_id')
    .select('article.id')
    .where(isReadable)
    .where('section', '=', 'article')
    .orderBy('found.weight', 'desc')
    .orderBy('article.publish_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(limit)
    .execute();
  return articlesOf(
    sql,
    rows.map(({ id }) => id),
    { withBody: false },
  );
}

/** The articles published just before and just after one. */
export async function findNeighbours(
  sql: Store,
  place: PublishedPlace,
): Promise<{ previous: StoredItem | undefined; next: StoredItem | undefined }> {
  const oneAfter = async (ascending: boolean) =>
    (await listPublished(sql, {}, { limit: 1, after: place, ascending }, { withBody: false }))[0];
  return { previous: await oneAfter(false), next: await oneAfter(true) };
}

/** The tags of the newest articles, as they stand there. */
export async function newestTags(sql: Store, articles: number): Promise<string[][]> {
  const rows = await ofKinds(sql, {})
    .select('tags')
    .orderBy('publish_at', 'desc')
    .orderBy('id', 'desc')
    .limit(articles)
    .execute();
  return rows.map(({ tags }) => JSON.parse(tags) as string[]);
}

/** Where the articles of a scope stand in the order of publication; what has a tag stands beside the tag. */
function placesIn(sql: Store, scope: PublishedScope) {
  const { tag, kinds, dataset, beginnings } = scope;
  if (tag === undefined) return ofKinds(sql, scope).select(['article.id', 'article.publish_at']).as('place');
  let tagged = sql.query
    .selectFrom('content_article_tags as tagged')
    .where('tagged.folded', '=', tag)
    .where('tagged.publish_at', 'is not', null);
  if (kinds || dataset !== undefined || beginnings) {
    tagged = tagged.where(({ exists }) =>
      exists(
        ofKinds(sql, scope).select('article.id').whereRef('article.id', '=', rawSql.ref('tagged.article_id')),
      ),
    );
  }
  return tagged.select(['tagged.article_id as id', 'tagged.publish_at']).as('place');
}

function ofKinds(sql: Store, { kinds, dataset, beginnings }: PublishedScope) {
  let query = sql.query.selectFrom('content_articles as article').where(isReadable);
  const [only] = kinds ?? [];
  if (kinds?.length === 1 && only) query = query.where('kind', '=', only);
  else query = query.where('section', '=', 'article');
  if (kinds && kinds.length > 1) query = query.where('kind', 'in', [...kinds]);
  if (dataset !== undefined) {
    query = query.where('article.id', 'in', ({ selectFrom }) =>
      selectFrom('content_article_datasets').select('article_id').where('name', '=', dataset),
    );
  }
  if (beginnings) query = query.where('article.id', 'in', foundIds(beginnings));
  return query;
}

/** Of two words both must be there, of more one may be missing. */
function foundArticles(beginnings: readonly string[]) {
  const needed = beginnings.length > 2 ? beginnings.length - 1 : beginnings.length;
  return foundItems('content_article_terms', beginnings, needed);
}

/** Nothing is found by nothing. */
function foundIds(beginnings: readonly string[]): RawBuilder<string> {
  return beginnings.length === 0
    ? rawSql`(select id from content_articles where 1 = 0)`
    : rawSql`(select item_id from ${foundArticles(beginnings)} as found)`;
}

function isBehind({ publish_at, id }: PublishedPlace, ascending: boolean): RawBuilder<SqlBool> {
  return ascending
    ? rawSql`(publish_at, id) > (${publish_at}, ${id})`
    : rawSql`(publish_at, id) < (${publish_at}, ${id})`;
}
