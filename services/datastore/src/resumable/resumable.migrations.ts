import type { Migration } from '@gazetteer/kernel';
import { sql } from 'kysely';

/** The SQL tables of files that arrive in parts. */
export const resumableMigrations: readonly Migration[] = [
  {
    name: 'datastore/0920-resumable-uploads',
    up: async (query, dialect) => {
      const strict = dialect === 'sqlite' ? sql`strict` : sql``;
      const bytes = dialect === 'sqlite' ? 'integer' : 'bigint';
      await query.schema
        .createTable('datastore_resumable_uploads')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('package_id', 'text', (column) => column.notNull())
        .addColumn('resource_id', 'text')
        .addColumn('asked_by', 'text', (column) => column.notNull())
        .addColumn('filename', 'text', (column) => column.notNull())
        .addColumn('byte_size', bytes, (column) => column.notNull())
        .addColumn('received', bytes, (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .modifyEnd(strict)
        .execute();
      await query.schema
        .createTable('datastore_upload_parts')
        .addColumn('upload_id', 'text', (column) => column.notNull())
        .addColumn('start', bytes, (column) => column.notNull())
        .addColumn('byte_size', bytes, (column) => column.notNull())
        .addColumn('object_key', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('datastore_upload_parts_key', ['upload_id', 'start'])
        .modifyEnd(strict)
        .execute();
      const indexes: [name: string, column: string][] = [
        ['datastore_resumable_uploads_by_maker', 'asked_by'],
        ['datastore_resumable_uploads_by_end', 'expires_at'],
      ];
      for (const [name, column] of indexes)
        await query.schema.createIndex(name).on('datastore_resumable_uploads').column(column).execute();
    },
  },
];
