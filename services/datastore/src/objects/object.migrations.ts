import type { Migration } from '@gazetteer/kernel';
import { sql } from 'kysely';

/** The SQL table of objects that are being written or removed. */
export const objectMigrations: readonly Migration[] = [
  {
    name: 'datastore/0400-unsettled-objects',
    up: async (query, dialect) => {
      await query.schema
        .createTable('datastore_unsettled_objects')
        .addColumn('object_key', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('noted_at', 'text', (column) => column.notNull())
        .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
        .execute();
    },
  },
];
