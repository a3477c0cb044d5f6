import type { Migration } from '@gazetteer/kernel';
import { sql } from 'kysely';

/** Who writes which table, so that processes write one table one after the other. */
export const writeLeaseMigrations: readonly Migration[] = [
  {
    name: 'datastore/0600-write-leases',
    up: async (query, dialect) => {
      await query.schema
        .createTable('datastore_write_leases')
        .addColumn('resource_id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('next_owner', 'text')
        .addColumn('next_expires_at', 'text')
        .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
        .execute();
    },
  },
];
