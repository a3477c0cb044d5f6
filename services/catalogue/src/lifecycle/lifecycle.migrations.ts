import { type Migration, newTable } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';

export const lifecycleMigrations: readonly Migration[] = [
  { name: 'catalogue/0014-lifecycle', up: createLifecycle },
  { name: 'catalogue/0015-desk', up: indexDesks },
  { name: 'catalogue/0018-returns', up: addReturns },
];

async function createLifecycle(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await query.schema
    .alterTable('catalogue_groups')
    .addColumn('requires_review', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await query.schema.alterTable('catalogue_tombstones').addColumn('reason', 'text').execute();
  await newTable(query, dialect, 'catalogue_submissions')
    .addColumn('dataset_id', 'text', (column) =>
      column.primaryKey().references('catalogue_datasets.id').onDelete('cascade'),
    )
    .addColumn('submitted_at', 'text')
    .addColumn('submitted_by', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('scheduled_by', 'text')
    .addColumn('revision', 'text')
    .execute();
  await newTable(query, dialect, 'catalogue_bin')
    .addColumn('dataset_id', 'text', (column) =>
      column.primaryKey().references('catalogue_datasets.id').onDelete('cascade'),
    )
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addColumn('deleted_by', 'text')
    .addColumn('former_state', 'text', (column) => column.notNull())
    .execute();
  for (const [table, column] of [
    ['catalogue_submissions', 'publish_at'],
    ['catalogue_bin', 'deleted_at'],
  ] as const) {
    await query.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
  // What was deleted before there was a bin can be restored for as long as what is deleted from now on.
  const now = new Date().toISOString().replace('Z', '000');
  await rawSql`
    insert into catalogue_bin (dataset_id, deleted_at, deleted_by, former_state)
    select id, ${now}, null, 'active' from catalogue_datasets where state = 'deleted'`.execute(query);
}

/** Desks list what was changed last first, of an organisation or, for administrators, of all. */
async function indexDesks(query: Kysely<unknown>): Promise<void> {
  for (const columns of [
    ['owner_org', 'metadata_modified', 'id'],
    ['metadata_modified', 'id'],
  ]) {
    await query.schema
      .createIndex(`catalogue_datasets_by_${columns.join('_')}`)
      .on('catalogue_datasets')
      .columns(columns)
      .execute();
  }
}

/** What was sent back waits for whoever had submitted it. */
async function addReturns(query: Kysely<unknown>): Promise<void> {
  for (const column of ['returned_at', 'returned_by', 'returned_to', 'return_note'])
    await query.schema.alterTable('catalogue_submissions').addColumn(column, 'text').execute();
  await query.schema
    .createIndex('catalogue_submissions_by_returned_to')
    .on('catalogue_submissions')
    .column('returned_to')
    .execute();
}
