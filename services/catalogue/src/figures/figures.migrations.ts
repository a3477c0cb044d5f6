import { bytewise, type Migration, newTable } from '@gazetteer/kernel';
import type { Kysely } from 'kysely';

export const figuresMigrations: readonly Migration[] = [
  { name: 'catalogue/0016-figures', up: createFigures },
  { name: 'catalogue/0019-empty-searches', up: createEmptySearches },
];

async function createFigures(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await newTable(query, dialect, 'catalogue_figures')
    .addColumn('dataset_id', 'text', (column) =>
      column.notNull().references('catalogue_datasets.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogue_figures_key', ['dataset_id', 'day', 'kind'])
    .execute();
  await query.schema.createIndex('catalogue_figures_by_day').on('catalogue_figures').column('day').execute();
}

/** Sums stand under a fingerprint of their words; the words themselves only of what was searched often enough. */
async function createEmptySearches(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  await newTable(query, dialect, 'catalogue_empty_searches')
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogue_empty_searches_key', ['fingerprint', 'day'])
    .execute();
  await query.schema
    .createIndex('catalogue_empty_searches_by_day')
    .on('catalogue_empty_searches')
    .column('day')
    .execute();
  await newTable(query, dialect, 'catalogue_empty_search_words')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('words', bytewise(dialect), (column) => column.notNull())
    .execute();
}
