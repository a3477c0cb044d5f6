import type { Migration } from '@gazetteer/kernel';
import { sql } from 'kysely';

/** The SQL table of imports in the background. */
export const jobMigrations: readonly Migration[] = [
  {
    name: 'datastore/0300-import-jobs',
    up: async (query, dialect) => {
      const real = dialect === 'sqlite' ? 'real' : 'double precision';
      const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
      await query.schema
        .createTable('datastore_jobs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('resource_id', 'text')
        .addColumn('package_id', 'text', (column) => column.notNull())
        .addColumn('title', 'text')
        .addColumn('asked_by', 'text', (column) => column.notNull())
        .addColumn('caller', 'text', (column) => column.notNull())
        .addColumn('source_kind', 'text', (column) => column.notNull())
        .addColumn('source_name', 'text', (column) => column.notNull())
        .addColumn('source_path', 'text')
        .addColumn('format', 'text')
        .addColumn('sheet', 'text')
        .addColumn('sheets', 'text')
        .addColumn('asks_sheet', 'integer', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('phase', 'text', (column) => column.notNull())
        .addColumn('fraction', real, (column) => column.notNull())
        .addColumn('rows', integer)
        .addColumn('published', 'integer', (column) => column.notNull())
        .addColumn('report', 'text')
        .addColumn('error', 'text')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('lease_until', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('started_at', 'text')
        .addColumn('finished_at', 'text')
        .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
        .execute();
      const indexes: [name: string, columns: string[]][] = [
        ['datastore_jobs_by_resource', ['resource_id', 'created_at']],
        ['datastore_jobs_by_dataset', ['package_id', 'created_at']],
        ['datastore_jobs_by_lease', ['state', 'lease_until']],
        ['datastore_jobs_by_caller', ['asked_by', 'state']],
      ];
      for (const [name, columns] of indexes)
        await query.schema.createIndex(name).on('datastore_jobs').columns(columns).execute();
    },
  },
  {
    name: 'datastore/0510-strict-imports',
    up: async (query) => {
      await query.schema
        .alterTable('datastore_jobs')
        .addColumn('strict', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
];
