import type { Sql } from '@gazetteer/kernel';
import type { CourierMessageRow, CourierTables } from './courier.tables.ts';

type Store = Sql<CourierTables>;

/** Writes a message that waits to be sent. */
export async function insertMessage(sql: Store, row: CourierMessageRow): Promise<void> {
  await sql.query.insertInto('identity_courier_messages').values(row).execute();
}
