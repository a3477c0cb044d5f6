import type { Sql } from '@gazetteer/kernel';
import type { IdentityTables } from '../model/tables.ts';

type Store = Sql<IdentityTables>;

/** What ends by itself, and the column that says when. */
const ends = {
  identity_flows: 'expires_at',
  identity_flow_errors: 'created_at',
  identity_flow_codes: 'expires_at',
  identity_continuities: 'expires_at',
  identity_spent_challenges: 'expires_at',
  identity_sessions: 'expires_at',
  identity_audit_events: 'at',
} as const;

export type EndingTable = keyof typeof ends;

/**
 * Removes rows that ended before a time, of every project: at most `limit`, so that nobody waits long for the store.
 * @returns how many
 */
export async function removeEnded(
  sql: Store,
  table: EndingTable,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const { ref } = sql.query.dynamic;
  const old = sql.query.selectFrom(table).select('id').where(ref(ends[table]), '<', before).limit(limit);
  const { numDeletedRows } = await sql.query
    .deleteFrom(table)
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes messages that were sent or given up before a time. @returns how many */
export async function removeFinishedMessages(
  sql: Store,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const old = sql.query
    .selectFrom('identity_courier_messages')
    .select('id')
    .where('status', 'in', ['sent', 'abandoned'])
    .where('send_after', '<', before)
    .limit(limit);
  const { numDeletedRows } = await sql.query
    .deleteFrom('identity_courier_messages')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Forgets what messages say that were given up before a time. @returns how many */
export async function forgetAbandonedBodies(
  sql: Store,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const old = sql.query
    .selectFrom('identity_courier_messages')
    .select('id')
    .where('status', '=', 'abandoned')
    .where('send_after', '<', before)
    .where('body', '<>', '')
    .limit(limit);
  const { numUpdatedRows } = await sql.query
    .updateTable('identity_courier_messages')
    .set({ body: '' })
    .where('status', '=', 'abandoned')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes API keys that expired or were revoked before a time. @returns how many */
export async function removeEndedKeys(
  sql: Store,
  { before, limit }: { before: string; limit: number },
): Promise<number> {
  const old = sql.query
    .selectFrom('identity_personal_keys')
    .select('id')
    .where((is) => is.or([is('expires_at', '<', before), is('revoked_at', '<', before)]))
    .limit(limit);
  const { numDeletedRows } = await sql.query
    .deleteFrom('identity_personal_keys')
    .where('id', 'in', old)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
