import type { Sql } from '@gazetteer/kernel';
import type { OauthTables, TrustedIssuersTable } from '../model/tables.ts';

type Store = Sql<OauthTables>;

/** What orders the list: no two of a project have the same. */
export type IssuerKey = Pick<TrustedIssuersTable, 'issuer' | 'subject' | 'kid'>;

/** Adds an issuer. @returns false where one of the same issuer, subject and key is there already */
export async function insertIssuer(sql: Store, row: TrustedIssuersTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql.query
    .insertInto('oauth_trusted_issuers')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export async function findIssuer(
  sql: Store,
  projectId: string,
  id: string,
): Promise<TrustedIssuersTable | undefined> {
  return sql.query
    .selectFrom('oauth_trusted_issuers')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Those who may speak for a subject with a key: who may for this one alone before who may for any. */
export async function findIssuersOf(
  sql: Store,
  projectId: string,
  { issuer, subject, kid }: IssuerKey,
): Promise<TrustedIssuersTable[]> {
  return sql.query
    .selectFrom('oauth_trusted_issuers')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('issuer', '=', issuer)
    .where('subject', 'in', [subject, ''])
    .where('kid', '=', kid)
    .orderBy('subject', 'desc')
    .execute();
}

/** The issuers of a project, by their names. */
export async function listIssuers(
  sql: Store,
  projectId: string,
  { issuer, after, limit }: { issuer?: string | undefined; after?: IssuerKey | undefined; limit: number },
): Promise<TrustedIssuersTable[]> {
  let query = sql.query
    .selectFrom('oauth_trusted_issuers')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('issuer')
    .orderBy('subject')
    .orderBy('kid')
    .limit(limit);
  if (issuer !== undefined) query = query.where('issuer', '=', issuer);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('issuer', 'subject', 'kid'), '>', tuple(after.issuer, after.subject, after.kid)),
    );
  }
  return query.execute();
}

/** Trusts an issuer no more. @returns false where there is none of this id */
export async function deleteIssuer(sql: Store, projectId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('oauth_trusted_issuers')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
