import type { Sql } from '@gazetteer/kernel';
import type { AuditTables } from '../model/tables.ts';

const MOST_EVENTS = 10_000;

/** What was recorded about one account, the newest first. */
export async function listOwnEvents(sql: Sql<AuditTables>, projectId: string, identityId: string) {
  const rows = await sql.query
    .selectFrom('identity_audit_events')
    .select(['at', 'event', 'session_id', 'ip', 'details'])
    .where('project_id', '=', projectId)
    .where('identity_id', '=', identityId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return rows.map(({ details, ...event }) => ({ ...event, details: JSON.parse(details) as unknown }));
}
