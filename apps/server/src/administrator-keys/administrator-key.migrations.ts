import type { Migration } from '@gazetteer/kernel';
import { sql } from 'kysely';

/** The keys by which programs administer the installation, so that every process knows the same ones. */
export const administratorKeyMigrations: readonly Migration[] = [
  {
    name: 'server/0001-administrator-keys',
    up: async (query, dialect) => {
      await query.schema
        .createTable('administrator_keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('last_used_at', 'text')
        .addColumn('revoked_at', 'text')
        .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
        .execute();
      // A name is free again once its key is revoked; a digest never is, so that a revoked key stays revoked.
      await query.schema
        .createIndex('administrator_keys_name')
        .unique()
        .on('administrator_keys')
        .column('name')
        .where(sql.ref('revoked_at'), 'is', null)
        .execute();
    },
  },
];
