import type { Sql } from '@gazetteer/kernel';
import type { AdministratorRow, AdministratorTables, IdentitiesTables } from '../tables.ts';

type Store = Sql<AdministratorTables>;

/** Lists somebody as administrator. @returns false for somebody who is one already */
export async function insertAdministrator(sql: Store, row: AdministratorRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql.query
    .insertInto('identity_administrators')
    .values(row)
    .onConflict((conflict) => conflict.column('identity_id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Takes somebody off the list. @returns false for somebody who is not on it */
export async function deleteAdministrator(
  sql: Store,
  projectId: string,
  identityId: string,
): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('identity_administrators')
    .where('identity_id', '=', identityId)
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** True for somebody on the list. */
export async function isListed(sql: Store, projectId: string, identityId: string): Promise<boolean> {
  const row = await sql.query
    .selectFrom('identity_administrators')
    .select('identity_id')
    .where('identity_id', '=', identityId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  return row !== undefined;
}

/** True where a project lists anybody. */
export async function hasAdministrators(sql: Store, projectId: string): Promise<boolean> {
  const row = await sql.query
    .selectFrom('identity_administrators')
    .select('identity_id')
    .where('project_id', '=', projectId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who is on the list, by their ids: at most so many. */
export async function listAdministrators(sql: Store, projectId: string, limit: number): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('identity_administrators')
    .select('identity_id')
    .where('project_id', '=', projectId)
    .orderBy('identity_id')
    .limit(limit)
    .execute();
  return rows.map(({ identity_id }) => identity_id);
}

/** Those of these who are on the list. */
export async function listedAmong(
  sql: Store,
  projectId: string,
  identityIds: readonly string[],
): Promise<Set<string>> {
  if (identityIds.length === 0) return new Set();
  const rows = await sql.query
    .selectFrom('identity_administrators')
    .select('identity_id')
    .where('project_id', '=', projectId)
    .where('identity_id', 'in', identityIds)
    .execute();
  return new Set(rows.map(({ identity_id }) => identity_id));
}

/** Lets changes of the list follow each other until the transaction ends; on SQLite they do so anyway. */
export async function lockList(sql: Store, projectId: string): Promise<void> {
  if (sql.dialect === 'sqlite') return;
  await sql.query
    .selectFrom('identity_administrators')
    .select('identity_id')
    .where('project_id', '=', projectId)
    .orderBy('identity_id')
    .forUpdate()
    .execute();
}

/** True where somebody else on the list has an account that is not deactivated. */
export async function hasAnother(
  sql: Sql<AdministratorTables & IdentitiesTables>,
  projectId: string,
  identityId: string,
): Promise<boolean> {
  const row = await sql.query
    .selectFrom('identity_administrators')
    .innerJoin('identity_identities', 'identity_identities.id', 'identity_administrators.identity_id')
    .select('identity_administrators.identity_id')
    .where('identity_administrators.project_id', '=', projectId)
    .where('identity_administrators.identity_id', '!=', identityId)
    .where('identity_identities.state', '=', 'active')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
