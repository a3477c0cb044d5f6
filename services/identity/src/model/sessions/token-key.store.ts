import type { Sql } from '@gazetteer/kernel';
import type { TokenKeyRow, TokenKeyTables } from '../tables.ts';

type Store = Sql<TokenKeyTables>;

/** The key of a project, if it has one yet. */
export async function findTokenKey(sql: Store, projectId: string): Promise<TokenKeyRow | undefined> {
  return sql.query
    .selectFrom('identity_token_keys')
    .selectAll()
    .where('project_id', '=', projectId)
    .executeTakeFirst();
}

/** Keeps a project's first key; one that another process has kept meanwhile stays. */
export async function insertTokenKey(sql: Store, row: TokenKeyRow): Promise<void> {
  await sql.query
    .insertInto('identity_token_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('project_id').doNothing())
    .execute();
}
