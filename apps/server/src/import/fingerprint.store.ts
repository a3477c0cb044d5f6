import type { Migration, Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** Schema for `Sql<FingerprintTables>`: what the last import said of a dataset or a resource, by its id. */
export type FingerprintTables = { import_fingerprints: { id: string; fingerprint: string } };

export const fingerprintMigrations: readonly Migration[] = [
  {
    name: 'import/0001-fingerprints',
    up: async (query, dialect) => {
      await query.schema
        .createTable('import_fingerprints')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .modifyEnd(dialect === 'sqlite' ? rawSql`strict` : rawSql``)
        .execute();
    },
  },
];

export async function readFingerprint(sql: Sql<FingerprintTables>, id: string): Promise<string | undefined> {
  const row = await sql.query
    .selectFrom('import_fingerprints')
    .select('fingerprint')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.fingerprint;
}

export async function saveFingerprint(
  sql: Sql<FingerprintTables>,
  id: string,
  fingerprint: string,
): Promise<void> {
  await sql.query
    .insertInto('import_fingerprints')
    .values({ id, fingerprint })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ fingerprint }))
    .execute();
}
