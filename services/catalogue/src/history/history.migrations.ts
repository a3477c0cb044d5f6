import { type Migration, newTable } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';

export const historyMigrations: readonly Migration[] = [
  { name: 'catalogue/0013-activities', up: createActivities },
];

async function createActivities(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await newTable(query, dialect, 'catalogue_activities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('dataset_id', 'text', (column) =>
      column.notNull().references('catalogue_datasets.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('happened_at', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addColumn('owner_org', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('private', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addUniqueConstraint('catalogue_activities_of_dataset', ['dataset_id', 'number'])
    .execute();
  for (const columns of [['happened_at'], ['owner_org', 'happened_at'], ['user_id', 'happened_at']]) {
    await query.schema
      .createIndex(`catalogue_activities_by_${columns.join('_')}`)
      .on('catalogue_activities')
      .columns(columns)
      .execute();
  }
  // The history of datasets that are there already begins with how they stand.
  await rawSql`
    insert into catalogue_activities
      (id, dataset_id, number, happened_at, user_id, kind, note, owner_org, state, private, document)
    select id || '-1', id, 1, metadata_modified, null, 'found', null, owner_org, state, private, document
    from catalogue_datasets`.execute(query);
}
