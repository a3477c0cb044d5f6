import type { Migration } from '@gazetteer/kernel';
import { sql } from 'kysely';

/** The SQL table of uploaded files: the latest one of each resource. */
export const uploadMigrations: readonly Migration[] = [
  {
    name: 'datastore/0200-uploads',
    up: async (query, dialect) => {
      await query.schema
        .createTable('datastore_uploads')
        .addColumn('resource_id', 'text', (column) => column.primaryKey())
        .addColumn('filename', 'text', (column) => column.notNull())
        .addColumn('object_key', 'text', (column) => column.notNull())
        .addColumn('byte_size', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
        .execute();
    },
  },
];
