import type { Migration } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';

export const formerNameMigrations: readonly Migration[] = [
  { name: 'catalogue/0023-former-names', up: createFormerNames },
];

async function createFormerNames(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  // PostgreSQL refers to no table whose rows still have checks to come from an earlier step of the same upgrade.
  if (dialect === 'postgres') await rawSql`set constraints all immediate`.execute(query);
  const name = dialect === 'sqlite' ? 'text' : rawSql`text collate "C"`;
  const table = query.schema
    .createTable('catalogue_former_names')
    .addColumn('name', name, (column) => column.primaryKey())
    .addColumn('group_id', 'text', (column) =>
      column.notNull().references('catalogue_groups.id').onDelete('cascade'),
    );
  await (dialect === 'sqlite' ? table.modifyEnd(rawSql`strict`) : table).execute();
  await query.schema
    .createIndex('catalogue_former_names_by_group_id')
    .on('catalogue_former_names')
    .column('group_id')
    .execute();
}
