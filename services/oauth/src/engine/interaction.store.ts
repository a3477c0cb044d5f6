import type { Sql } from '@gazetteer/kernel';
import type { InteractionsTable, OauthTables } from '../model/tables.ts';

type Store = Sql<OauthTables>;

/** Writes an authorization request that waits, or replaces it. */
export async function saveInteraction(sql: Store, row: InteractionsTable): Promise<void> {
  const { payload, expires_at } = row;
  await sql.query
    .insertInto('oauth_interactions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['project_id', 'id']).doUpdateSet({ payload, expires_at }))
    .execute();
}

/** Finds an authorization request that waits. */
export async function findInteraction(
  sql: Store,
  projectId: string,
  id: string,
): Promise<InteractionsTable | undefined> {
  return sql.query
    .selectFrom('oauth_interactions')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Ends an authorization request. @returns false when it was over */
export async function removeInteraction(sql: Store, projectId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('oauth_interactions')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
