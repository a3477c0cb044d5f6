import type { Sql } from '@gazetteer/kernel';
import type { AuditEventRow, AuditTables } from './audit.tables.ts';

type Store = Sql<AuditTables>;

/** Writes an event. */
export async function insertEvent(sql: Store, row: AuditEventRow): Promise<void> {
  await sql.query.insertInto('identity_audit_events').values(row).execute();
}
