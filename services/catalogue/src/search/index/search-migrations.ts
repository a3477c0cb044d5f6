import type { Migration, SqlDialect } from '@gazetteer/kernel';
import { type CreateTableBuilder, type Kysely, sql as rawSql } from 'kysely';
import { createFullText } from './full-text.store.ts';
import { columnText, datasetText } from './text-parts.ts';

type Query = Kysely<unknown>;

/** The schema of the search index. All of it can be made again from the datasets. */
export const searchMigrations: readonly Migration[] = [
  {
    name: 'catalogue/search-0001-index',
    up: async (query, dialect) => {
      await createDocuments(query, dialect);
      await createWords(query, dialect);
      await createFullText(query, dialect, datasetText);
    },
  },
  {
    name: 'catalogue/search-0002-columns',
    up: async (query, dialect) => {
      await createColumns(query, dialect);
      await renewWords(query, dialect);
    },
  },
  {
    // Extras could stand under the names of fields that say who sees a dataset.
    name: 'catalogue/search-0003-extras',
    up: async (query) => {
      await rawSql`update search_state set stale = 1 where version > 0`.execute(query);
    },
  },
];

async function createDocuments(query: Query, dialect: SqlDialect): Promise<void> {
  await strict(dialect, query.schema.createTable('search_documents'))
    .addColumn('ordinal', 'integer', (column) =>
      dialect === 'sqlite' ? column.primaryKey() : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await query.schema
    .createIndex('search_documents_version')
    .on('search_documents')
    .column('version')
    .execute();
  await strict(dialect, query.schema.createTable('search_terms'), 'without rowid')
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('document', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_terms_key', ['field', 'document', 'value'])
    .execute();
  await query.schema.createIndex('search_terms_document').on('search_terms').column('document').execute();
  await strict(dialect, query.schema.createTable('search_labels'), 'without rowid')
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_labels_key', ['field', 'value'])
    .execute();
  await strict(dialect, query.schema.createTable('search_state'))
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await rawSql`insert into search_state (id, version) values (1, 0)`.execute(query);
}

async function createColumns(query: Query, dialect: SqlDialect): Promise<void> {
  await strict(dialect, query.schema.createTable('search_columns'))
    .addColumn('ordinal', 'integer', (column) =>
      dialect === 'sqlite' ? column.primaryKey() : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('document', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await query.schema
    .createIndex('search_columns_document')
    .on('search_columns')
    .columns(['document', 'ordinal'])
    .execute();
  await createFullText(query, dialect, columnText);
}

// The words of columns got a part of their own: an index that holds datasets already is made anew at the next start.
async function renewWords(query: Query, dialect: SqlDialect): Promise<void> {
  await query.schema.dropTable('search_text').execute();
  await createFullText(query, dialect, datasetText);
  await query.schema
    .alterTable('search_state')
    .addColumn('stale', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await rawSql`update search_state set stale = 1 where version > 0`.execute(query);
}

async function createWords(query: Query, dialect: SqlDialect): Promise<void> {
  await strict(dialect, query.schema.createTable('search_words'), 'without rowid')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('stem', 'text', (column) => column.notNull())
    .execute();
  await strict(dialect, query.schema.createTable('search_deletions'), 'without rowid')
    .addColumn('deletion', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_deletions_key', ['deletion', 'word'])
    .execute();
}

function strict<Table extends string>(
  dialect: SqlDialect,
  table: CreateTableBuilder<Table, never>,
  option?: 'without rowid',
): CreateTableBuilder<Table, never> {
  if (dialect === 'postgres') return table;
  return table.modifyEnd(option === undefined ? rawSql`strict` : rawSql`strict, without rowid`);
}
