import type { Migration } from '@gazetteer/kernel';
import { sql } from 'kysely';

/** The SQL tables of objects: those that are being written or removed, and what their content is. */
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
  {
    name: 'datastore/0520-object-digests',
    up: async (query, dialect) => {
      await query.schema
        .createTable('datastore_object_digests')
        .addColumn('object_key', 'text', (column) => column.primaryKey())
        .addColumn('digest', 'text', (column) => column.notNull())
        .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
        .execute();
    },
  },
];
