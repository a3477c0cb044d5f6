import type { Sql } from '@gazetteer/kernel';
import type { AdministratorRow, AdministratorTables } from '../tables.ts';

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
