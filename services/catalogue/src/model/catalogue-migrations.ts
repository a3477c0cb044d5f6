import type { Migration } from '@gazetteer/kernel';
import { type CreateTableBuilder, type Kysely, sql as rawSql } from 'kysely';

type Dialect = 'sqlite' | 'postgres';
type Table = CreateTableBuilder<string, never>;

/** The catalogue's schema, apart from its search index. */
export const datasetMigrations: readonly Migration[] = [
  { name: 'catalogue/0001-datasets', up: createTables },
  { name: 'catalogue/0002-columns', up: createColumns },
];

async function createTables(query: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await createGroups(query, dialect);
  await createDatasets(query, dialect);
  await createResources(query, dialect);
  await createVocabularies(query, dialect);
}

async function createGroups(query: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await newTable(query, dialect, 'catalogue_groups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', bytewise(dialect), (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('is_organization', 'integer', (column) => column.notNull())
    .addColumn('approval_status', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('extras', 'text', (column) => column.notNull())
    .execute();
}

async function createDatasets(query: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await newTable(query, dialect, 'catalogue_datasets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', bytewise(dialect), (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('owner_org', 'text', (column) => column.references('catalogue_groups.id'))
    .addColumn('creator_user_id', 'text')
    .addColumn('private', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('metadata_created', 'text', (column) => column.notNull())
    .addColumn('metadata_modified', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await index(query, 'catalogue_datasets', ['owner_org', 'state', 'private']);
  await index(query, 'catalogue_datasets', ['state', 'private', 'name']);
  await index(query, 'catalogue_datasets', ['state', 'private', 'metadata_modified', 'id']);
  await index(query, 'catalogue_datasets', ['creator_user_id', 'state']);
  await newTable(query, dialect, 'catalogue_dataset_terms')
    .addColumn('dataset_id', 'text', (column) =>
      column.notNull().references('catalogue_datasets.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('term', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogue_dataset_terms_key', ['kind', 'term', 'dataset_id'])
    .execute();
  await index(query, 'catalogue_dataset_terms', ['dataset_id']);
}

async function createResources(query: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await newTable(query, dialect, 'catalogue_resources')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('dataset_id', 'text', (column) =>
      column.notNull().references('catalogue_datasets.id').onDelete('cascade'),
    )
    .execute();
  await index(query, 'catalogue_resources', ['dataset_id']);
  await newTable(query, dialect, 'catalogue_skus')
    .addColumn('sku', 'text', (column) => column.primaryKey())
    // Deferred: a sku is taken before the dataset that carries it is written.
    .addColumn('resource_id', 'text', (column) =>
      ofResource(column).modifyEnd(rawSql`deferrable initially deferred`),
    )
    .execute();
  await index(query, 'catalogue_skus', ['resource_id']);
  await newTable(query, dialect, 'catalogue_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('resource_id', 'text', (column) => ofResource(column))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute();
  await index(query, 'catalogue_views', ['resource_id', 'position']);
}

async function createColumns(query: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await newTable(query, dialect, 'catalogue_columns')
    .addColumn('resource_id', 'text', (column) => ofResource(column))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('label', 'text')
    .addColumn('description', 'text')
    .addColumn('unit', 'text')
    .addColumn('role', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogue_columns_key', ['resource_id', 'position'])
    .execute();
}

async function createVocabularies(query: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await newTable(query, dialect, 'catalogue_vocabularies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', bytewise(dialect), (column) => column.notNull().unique())
    .execute();
  await newTable(query, dialect, 'catalogue_tags')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('vocabulary_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addUniqueConstraint('catalogue_tags_name', ['vocabulary_id', 'name'])
    .execute();
}

type Column = Parameters<NonNullable<Parameters<Table['addColumn']>[2]>>[0];

function ofResource(column: Column): Column {
  return column.notNull().references('catalogue_resources.id').onDelete('cascade');
}

function newTable(query: Kysely<unknown>, dialect: Dialect, name: string): Table {
  const table: Table = query.schema.createTable(name);
  return dialect === 'sqlite' ? table.modifyEnd(rawSql`strict`) : table;
}

// SQLite compares text byte by byte; PostgreSQL would follow the server's language and order names otherwise.
function bytewise(dialect: Dialect) {
  return dialect === 'sqlite' ? 'text' : rawSql`text collate "C"`;
}

async function index(query: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await query.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
