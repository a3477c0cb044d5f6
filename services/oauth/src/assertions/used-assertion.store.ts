import type { Sql } from '@gazetteer/kernel';
import type { OauthTables, UsedAssertionsTable } from '../model/tables.ts';

/** Notes that an assertion is used. @returns false where it was noted before */
export async function insertUsedAssertion(sql: Sql<OauthTables>, row: UsedAssertionsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql.query
    .insertInto('oauth_used_assertions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}
