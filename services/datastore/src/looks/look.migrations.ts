import type { Migration } from '@gazetteer/kernel';
import { sql } from 'kysely';

/** The SQL table of looks: files that were read and whose rows nobody but their maker sees yet. */
export const lookMigrations: readonly Migration[] = [
  {
    name: 'datastore/0910-looks',
    up: async (query, dialect) => {
      await query.schema
        .createTable('datastore_looks')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('package_id', 'text', (column) => column.notNull())
        .addColumn('resource_id', 'text')
        .addColumn('title', 'text')
        .addColumn('asked_by', 'text', (column) => column.notNull())
        .addColumn('source_kind', 'text', (column) => column.notNull())
        .addColumn('source_name', 'text', (column) => column.notNull())
        .addColumn('format', 'text', (column) => column.notNull())
        .addColumn('byte_size', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.notNull())
        .addColumn('file_key', 'text', (column) => column.notNull())
        .addColumn('rows_key', 'text')
        .addColumn('content', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
        .execute();
      const indexes: [name: string, columns: string[]][] = [
        ['datastore_looks_by_maker', ['asked_by', 'created_at']],
        ['datastore_looks_by_end', ['expires_at']],
        ['datastore_looks_by_resource', ['resource_id']],
      ];
      for (const [name, columns] of indexes)
        await query.schema.createIndex(name).on('datastore_looks').columns(columns).execute();
    },
  },
  {
    name: 'datastore/0920-changes-of-looks',
    up: async ({ schema }) => {
      for (const column of ['base_version', 'next_key', 'sample_key', 'changes'])
        await schema.alterTable('datastore_looks').addColumn(column, 'text').execute();
    },
  },
  {
    name: 'datastore/0930-readers-of-looks',
    up: async ({ schema }) => {
      await schema.alterTable('datastore_looks').addColumn('reader', 'text').execute();
    },
  },
];
