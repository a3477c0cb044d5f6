import type { Migration } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';

export const publicationMigrations: readonly Migration[] = [
  { name: 'catalogue/0010-tombstones', up: createTombstones },
];

async function createTombstones(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  const table = query.schema
    .createTable('catalogue_tombstones')
    .addColumn('dataset_id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text', (column) => column.notNull());
  await (dialect === 'sqlite' ? table.modifyEnd(rawSql`strict`) : table).execute();
  await query.schema
    .createIndex('catalogue_tombstones_by_name')
    .on('catalogue_tombstones')
    .column('name')
    .execute();
}
