import type { Sql } from '@gazetteer/kernel';
import type { OauthTables } from '../model/tables.ts';

/** What ends by itself, and the column that names a row in its project. */
const names = {
  oauth_tokens: 'id',
  oauth_grants: 'id',
  oauth_requests: 'challenge',
  oauth_interactions: 'id',
  oauth_sessions: 'id',
  oauth_device_codes: 'id',
  oauth_used_assertions: 'id',
} as const;

export type EndingTable = keyof typeof names;

export const endingTables = Object.keys(names) as EndingTable[];

/**
 * Removes rows that ended before a time, of every project: at most `limit`, so that nobody waits long for the store.
 * @returns how many
 */
export async function removeEnded(
  sql: Sql<OauthTables>,
  table: EndingTable,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const { ref } = sql.query.dynamic;
  const name = ref<string>(names[table]);
  const { numDeletedRows } = await sql.query
    .deleteFrom(table)
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('project_id', names[table] as 'id'),
        'in',
        selectFrom(table)
          .select(['project_id', name as never])
          .where('expires_at', '<', before)
          .limit(limit)
          .$asTuple('project_id', 'id' as never),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
