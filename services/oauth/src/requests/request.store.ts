import { prepareRead, type Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
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
  const [row] = await requestByChallenge(sql, [projectId, challengeHash]);
  return row;
}

const requestByChallenge = prepareRead<RequestsTable>(
  (value) => rawSql`
    select project_id, challenge, kind, client_id, subject, document, answer, verifier_hash, used_at, created_at, expires_at
    from oauth_requests where project_id = ${value(0)} and challenge = ${value(1)}`,
);

/** Keeps the answer to a request that is not over. @returns false when it is */
export async function answerRequest(
  sql: Store,
  { project_id, challenge }: Pick<RequestsTable, 'project_id' | 'challenge'>,
  answer: Pick<RequestsTable, 'answer' | 'verifier_hash'> & { subject?: string },
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

/** Changes what is noted of a request. @returns false when somebody else has changed it since it was read, or ended it */
export async function replaceDocument(
  sql: Store,
  { project_id, challenge, document: seen }: Pick<RequestsTable, 'project_id' | 'challenge' | 'document'>,
  document: string,
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('oauth_requests')
    .set({ document })
    .where('project_id', '=', project_id)
    .where('challenge', '=', challenge)
    .where('document', '=', seen)
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

/** Removes the requests that are about somebody, so that no answer to them goes on. */
export async function removeRequestsOf(sql: Store, projectId: string, subject: string): Promise<void> {
  await sql.query
    .deleteFrom('oauth_requests')
    .where('project_id', '=', projectId)
    .where('subject', '=', subject)
    .execute();
}
