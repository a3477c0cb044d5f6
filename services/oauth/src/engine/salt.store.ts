import type { Sql } from '@gazetteer/kernel';
import type { OauthTables, SaltsTable } from '../model/tables.ts';

/** Keeps the secret of a project, unless it has one. @returns the one that it has then */
export async function keepSalt(sql: Sql<OauthTables>, row: SaltsTable): Promise<string> {
  const find = () =>
    sql.query
      .selectFrom('oauth_salts')
      .select('sealed_salt')
      .where('project_id', '=', row.project_id)
      .executeTakeFirst();
  const found = await find();
  if (found) return found.sealed_salt;
  await sql.query
    .insertInto('oauth_salts')
    .values(row)
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .execute();
  const kept = await find();
  return kept?.sealed_salt ?? row.sealed_salt;
}
