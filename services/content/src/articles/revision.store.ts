import type { Sql } from '@gazetteer/kernel';
import type { ArticleRevisionsTable, ArticleTables } from '../model/content-tables.ts';

type Store = Sql<ArticleTables>;

/** A save, without what it led to. */
export type RevisionSummary = Omit<ArticleRevisionsTable, 'document'>;

const summary = [
  'article_id',
  'number',
  'saved_at',
  'saved_by',
  'saved_with',
  'state',
  'restored_from',
] as const;

/** Keeps a revision. */
export async function insertRevision(sql: Store, revision: ArticleRevisionsTable): Promise<void> {
  await sql.query.insertInto('content_article_revisions').values(revision).execute();
}

/** A page of an article's revisions, the newest first. */
export function listRevisions(
  sql: Store,
  articleId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<RevisionSummary[]> {
  return sql.query
    .selectFrom('content_article_revisions')
    .select(summary)
    .where('article_id', '=', articleId)
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** One revision of an article, whole. */
export function findRevision(
  sql: Store,
  articleId: string,
  number: number,
): Promise<ArticleRevisionsTable | undefined> {
  return sql.query
    .selectFrom('content_article_revisions')
    .selectAll()
    .where('article_id', '=', articleId)
    .where('number', '=', number)
    .executeTakeFirst();
}

const MOST_EXPORTED = 10_000;

/** Which revisions an account has saved, for the person who asks what is kept about them. */
export function revisionsOfEditor(
  sql: Store,
  identityId: string,
): Promise<Pick<RevisionSummary, 'article_id' | 'number' | 'saved_at'>[]> {
  return sql.query
    .selectFrom('content_article_revisions')
    .select(['article_id', 'number', 'saved_at'])
    .where('saved_by', '=', identityId)
    .orderBy('saved_at')
    .limit(MOST_EXPORTED)
    .execute();
}

/** Forgets who saved what, for an account that is removed; what was saved belongs to the site. */
export async function forgetEditor(sql: Store, identityId: string): Promise<void> {
  await sql.query
    .updateTable('content_article_revisions')
    .set({ saved_by: null })
    .where('saved_by', '=', identityId)
    .execute();
}
