import type { Migration } from '@gazetteer/kernel';
import { sql, type CreateTableBuilder } from 'kysely';

/** The datastore's own tables. SQLite's are strict, so that both stores refuse a value of the wrong type. */
export const tableMigrations: readonly Migration[] = [
  {
    name: 'datastore/0001-tables',
    up: async (query, dialect) => {
      const strict = <Table extends string>(table: CreateTableBuilder<Table>) =>
        dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table;

      await strict(
        query.schema
          .createTable('datastore_tables')
          .addColumn('resource_id', 'text', (column) => column.primaryKey())
          .addColumn('version_id', 'text', (column) => column.notNull())
          .addColumn('primary_key', 'text', (column) => column.notNull())
          .addColumn('created_at', 'text', (column) => column.notNull())
          .addColumn('updated_at', 'text', (column) => column.notNull()),
      ).execute();

      await strict(
        query.schema
          .createTable('datastore_versions')
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('resource_id', 'text', (column) => column.notNull())
          .addColumn('number', 'integer', (column) => column.notNull())
          .addColumn('object_key', 'text')
          .addColumn('byte_size', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.notNull())
          .addColumn('row_count', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.notNull())
          .addColumn('next_row_id', dialect === 'sqlite' ? 'integer' : 'bigint', (column) => column.notNull())
          .addColumn('dense_ids', 'integer', (column) => column.notNull())
          .addColumn('summary', 'text')
          .addColumn('created_at', 'text', (column) => column.notNull())
          .addUniqueConstraint('datastore_versions_number', ['resource_id', 'number']),
      ).execute();

      await strict(
        query.schema
          .createTable('datastore_columns')
          .addColumn('resource_id', 'text', (column) => column.notNull())
          .addColumn('position', 'integer', (column) => column.notNull())
          .addColumn('name', 'text', (column) => column.notNull())
          .addColumn('type', 'text', (column) => column.notNull())
          .addColumn('info', 'text', (column) => column.notNull())
          .addPrimaryKeyConstraint('datastore_columns_key', ['resource_id', 'position']),
      ).execute();

      await strict(
        query.schema
          .createTable('datastore_aliases')
          .addColumn('alias', 'text', (column) => column.primaryKey())
          .addColumn('resource_id', 'text', (column) => column.notNull()),
      ).execute();
      await query.schema
        .createIndex('datastore_aliases_resource')
        .on('datastore_aliases')
        .column('resource_id')
        .execute();
    },
  },
];
