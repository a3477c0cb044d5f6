import { prepareRead, prepareWrite, type Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { InteractionsTable, OauthTables } from '../model/tables.ts';

type Store = Sql<OauthTables>;

/** Writes an authorization request that waits, or replaces it. */
export async function saveInteraction(sql: Store, row: InteractionsTable): Promise<void> {
  await savedInteraction(sql, row);
}

const savedInteraction = prepareWrite<OauthTables, InteractionsTable>((query, value) => {
  const change = { payload: value('payload'), expires_at: value('expires_at') };
  return query
    .insertInto('oauth_interactions')
    .values({ project_id: value('project_id'), id: value('id'), ...change })
    .onConflict((conflict) => conflict.columns(['project_id', 'id']).doUpdateSet(change));
});

/** Finds an authorization request that waits. */
export async function findInteraction(
  sql: Store,
  projectId: string,
  id: string,
): Promise<InteractionsTable | undefined> {
  const [row] = await interactionById(sql, [projectId, id]);
  return row;
}

const interactionById = prepareRead<InteractionsTable>(
  (value) => rawSql`
    select project_id, id, payload, expires_at
    from oauth_interactions where project_id = ${value(0)} and id = ${value(1)}`,
);

/** Ends an authorization request. @returns false when it was over */
export async function removeInteraction(sql: Store, projectId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('oauth_interactions')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
