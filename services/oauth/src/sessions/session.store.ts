import type { Sql } from '@gazetteer/kernel';
import type { LoginSessionsTable, OauthTables } from '../model/tables.ts';

type Store = Sql<OauthTables>;

/** Writes a sign-in at the authorization endpoint, or replaces it. */
export async function saveSession(sql: Store, row: LoginSessionsTable): Promise<void> {
  const { project_id: _, id: __, ...change } = row;
  await sql.query
    .insertInto('oauth_sessions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['project_id', 'id']).doUpdateSet(change))
    .execute();
}

/** Finds a sign-in by the digest of its cookie, or by the name that tokens know it by. */
export async function findSession(
  sql: Store,
  projectId: string,
  by: { id: string } | { uid: string },
): Promise<LoginSessionsTable | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['uid', by.uid] as const);
  return sql.query
    .selectFrom('oauth_sessions')
    .selectAll()
    .where('project_id', '=', projectId)
    .where(column, '=', value)
    .executeTakeFirst();
}

/** Ends a sign-in. */
export async function removeSession(sql: Store, projectId: string, id: string): Promise<void> {
  await sql.query
    .deleteFrom('oauth_sessions')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .execute();
}

/** Ends all sign-ins of somebody, so that the next authorization request asks who it is. */
export async function removeSessionsOf(sql: Store, projectId: string, subject: string): Promise<void> {
  await sql.query
    .deleteFrom('oauth_sessions')
    .where('project_id', '=', projectId)
    .where('subject', '=', subject)
    .execute();
}
