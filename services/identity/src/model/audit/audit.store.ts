import type { Sql } from '@gazetteer/kernel';
import type { AuditEventRow, AuditTables } from '../tables.ts';
import type { AuditEventName } from './audit-event.ts';

type Store = Sql<AuditTables>;

/** Writes an event. */
export async function insertEvent(sql: Store, row: AuditEventRow): Promise<void> {
  await sql.query.insertInto('identity_audit_events').values(row).execute();
}

/** Which events to list. */
export type AuditFilter = { event?: string | undefined; identityId?: string | undefined };

/** A project's events, newest first, from behind the one that `after` names. */
export async function listEvents(
  sql: Store,
  projectId: string,
  { event, identityId }: AuditFilter,
  { limit, after }: { limit: number; after?: { at: string; id: string } | undefined },
): Promise<AuditEventRow[]> {
  let query = sql.query
    .selectFrom('identity_audit_events')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (event !== undefined) query = query.where('event', '=', event);
  if (identityId !== undefined) query = query.where('identity_id', '=', identityId);
  if (after) {
    query = query.where(({ and, or, eb }) =>
      or([eb('at', '<', after.at), and([eb('at', '=', after.at), eb('id', '<', after.id)])]),
    );
  }
  return query.execute();
}

/** How many events of a kind there were in all projects since a moment (ISO 8601), counted up to a limit. */
export async function countEvents(
  sql: Store,
  { event, since, most }: { event: AuditEventName; since: string; most: number },
): Promise<number> {
  const recent = sql.query
    .selectFrom('identity_audit_events')
    .select('id')
    .where('event', '=', event)
    .where('at', '>=', since)
    .limit(most);
  const { count } = await sql.query
    .selectFrom(recent.as('recent'))
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
