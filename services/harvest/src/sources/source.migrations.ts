import { type Migration, newTable } from '@gazetteer/kernel';
import type { Kysely } from 'kysely';

/** The schema of sources that refresh themselves, and of their runs. */
export const sourceMigrations: readonly Migration[] = [
  { name: 'harvest/0001-sources', up: createSources },
  { name: 'harvest/0002-runs', up: createRuns },
];

async function createSources(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await newTable(query, dialect, 'harvest_sources')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('owner_org', 'text', (column) => column.notNull())
    .addColumn('schedule', 'text', (column) => column.notNull())
    .addColumn('tables', 'integer', (column) => column.notNull())
    .addColumn('prune', 'integer', (column) => column.notNull())
    .addColumn('paused', 'integer', (column) => column.notNull())
    .addColumn('next_run_at', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('modified_at', 'text', (column) => column.notNull())
    .execute();
  const indexes: [name: string, columns: string[]][] = [
    ['harvest_sources_by_organization', ['owner_org', 'created_at']],
    ['harvest_sources_by_time', ['next_run_at']],
  ];
  for (const [name, columns] of indexes)
    await query.schema.createIndex(name).on('harvest_sources').columns(columns).execute();
}

async function createRuns(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await newTable(query, dialect, 'harvest_runs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('source_id', 'text', (column) =>
      column.notNull().references('harvest_sources.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('asked_by', 'text')
    .addColumn('owner', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('taken', 'integer', (column) => column.notNull())
    .addColumn('stop_asked', 'integer', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('report', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('recovered', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text')
    .addColumn('finished_at', 'text')
    .execute();
  await query.schema
    .createIndex('harvest_runs_by_source')
    .on('harvest_runs')
    .columns(['source_id', 'created_at'])
    .execute();
  // A source is never read twice at once, whoever asks and however many processes there are.
  await query.schema
    .createIndex('harvest_runs_under_way')
    .unique()
    .on('harvest_runs')
    .column('source_id')
    .where('finished_at' as never, 'is', null)
    .execute();
}
