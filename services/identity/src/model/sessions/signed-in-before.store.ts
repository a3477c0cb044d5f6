import type { Sql } from '@gazetteer/kernel';
import type { IdentitiesTables, SessionTables } from '../tables.ts';

type Store = Sql<IdentitiesTables & SessionTables>;

/**
 * Those of these identities that have a session, or a way to sign in beside codes sent to their address, which every
 * account has from the beginning.
 */
export async function listSignedInBefore(
  sql: Store,
  projectId: string,
  identityIds: readonly string[],
): Promise<Set<string>> {
  if (identityIds.length === 0) return new Set();
  const rows = await sql.query
    .selectFrom('identity_sessions')
    .select('identity_id')
    .where('project_id', '=', projectId)
    .where('identity_id', 'in', identityIds)
    .union((from) =>
      from
        .selectFrom('identity_credentials')
        .select('identity_id')
        .where('project_id', '=', projectId)
        .where('identity_id', 'in', identityIds)
        .where('type', '!=', 'code'),
    )
    .execute();
  return new Set(rows.map(({ identity_id }) => identity_id));
}
