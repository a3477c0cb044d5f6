import type { Sql } from '@gazetteer/kernel';
import type { ContentTables, FrontPagesTable } from '../model/content-tables.ts';

type Store = Sql<ContentTables>;

/** What holds now; undefined where nobody has saved anything. */
export function findFrontPage(sql: Store): Promise<FrontPagesTable | undefined> {
  return sql.query
    .selectFrom('content_front_pages')
    .selectAll()
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What was saved, the newest first. */
export function listFrontPages(sql: Store, limit: number): Promise<FrontPagesTable[]> {
  return sql.query
    .selectFrom('content_front_pages')
    .selectAll()
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute();
}

/** What was saved as one revision. */
export function findFrontPageRevision(sql: Store, revision: number): Promise<FrontPagesTable | undefined> {
  return sql.query
    .selectFrom('content_front_pages')
    .selectAll()
    .where('revision', '=', revision)
    .executeTakeFirst();
}

/** Writes the next revision. @returns false where somebody else has written it first */
export async function insertFrontPage(sql: Store, row: FrontPagesTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql.query
    .insertInto('content_front_pages')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Which revisions an account has saved, for the person who asks what is kept about them. */
export function frontPagesOfEditor(
  sql: Store,
  identityId: string,
): Promise<Pick<FrontPagesTable, 'revision' | 'saved_at'>[]> {
  return sql.query
    .selectFrom('content_front_pages')
    .select(['revision', 'saved_at'])
    .where('saved_by', '=', identityId)
    .orderBy('revision')
    .execute();
}

/** Forgets who saved what, for an account that is removed; what was chosen belongs to the site. */
export async function forgetFrontPageEditor(sql: Store, identityId: string): Promise<void> {
  await sql.query
    .updateTable('content_front_pages')
    .set({ saved_by: null })
    .where('saved_by', '=', identityId)
    .execute();
}
