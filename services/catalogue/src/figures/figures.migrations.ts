import { type Migration, newTable } from '@gazetteer/kernel';
import type { Kysely } from 'kysely';

export const figuresMigrations: readonly Migration[] = [
  { name: 'catalogue/0016-figures', up: createFigures },
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
