import type { Sql } from '@gazetteer/kernel';
import type { DatastoreTables } from '../datastore-tables.ts';

type Store = Sql<DatastoreTables>;

/** The summary kept with a version, as it was saved. */
export async function readSummary(sql: Store, versionId: string): Promise<string | null> {
  const row = await sql.query
    .selectFrom('datastore_versions')
    .select('summary')
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row?.summary ?? null;
}

export async function saveSummary(sql: Store, versionId: string, summary: string): Promise<void> {
  await sql.query.updateTable('datastore_versions').set({ summary }).where('id', '=', versionId).execute();
}
