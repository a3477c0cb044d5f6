import type { Sql } from '@gazetteer/kernel';
import type { OauthTables, RequestsTable } from '../model/tables.ts';

type Store = Sql<OauthTables>;

/** Writes a new request. */
export async function insertRequest(sql: Store, row: RequestsTable): Promise<void> {
  await sql.query.insertInto('oauth_requests').values(row).execute();
}

/** Finds a request by the digest of its challenge. */
export async function findRequest(
  sql: Store,
  projectId: string,
  challengeHash: string,
): Promise<RequestsTable | undefined> {
  return sql.query
    .selectFrom('oauth_requests')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('challenge', '=', challengeHash)
    .executeTakeFirst();
}

/** Keeps the answer to a request that is not over. @returns false when it is */
export async function answerRequest(
  sql: Store,
  { project_id, challenge }: Pick<RequestsTable, 'project_id' | 'challenge'>,
  answer: { answer: string; verifier_hash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('oauth_requests')
    .set(answer)
    .where('project_id', '=', project_id)
    .where('challenge', '=', challenge)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a request whose browser has come back. @returns false when somebody else has ended it before */
export async function endRequest(
  sql: Store,
  { project_id, challenge }: Pick<RequestsTable, 'project_id' | 'challenge'>,
  usedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('oauth_requests')
    .set({ used_at: usedAt })
    .where('project_id', '=', project_id)
    .where('challenge', '=', challenge)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
