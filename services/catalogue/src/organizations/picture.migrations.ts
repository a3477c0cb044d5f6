import type { Migration } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';

export const pictureMigrations: readonly Migration[] = [
  { name: 'catalogue/0024-pictures', up: createPictures },
];

async function createPictures(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  // PostgreSQL refers to no table whose rows still have checks to come from an earlier step of the same upgrade.
  if (dialect === 'postgres') await rawSql`set constraints all immediate`.execute(query);
  const table = query.schema
    .createTable('catalogue_pictures')
    .addColumn('group_id', 'text', (column) =>
      column.primaryKey().references('catalogue_groups.id').onDelete('cascade'),
    )
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('webp', 'text', (column) => column.notNull());
  await (dialect === 'sqlite' ? table.modifyEnd(rawSql`strict`) : table).execute();
  await query.schema
    .createIndex('catalogue_pictures_by_digest')
    .on('catalogue_pictures')
    .column('digest')
    .execute();
}
