import { type Migration, newTable, pagesVersionStep } from '@gazetteer/kernel';

/** What editors chose for the front page, a row for each save; the last one holds. */
export const frontPageMigrations: readonly Migration[] = [
  {
    name: 'content/0051-front-page',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'content_front_pages')
        .addColumn('revision', 'integer', (column) => column.primaryKey())
        .addColumn('saved_at', 'text', (column) => column.notNull())
        .addColumn('saved_by', 'text')
        .addColumn('saved_with', 'text')
        .addColumn('document', 'text', (column) => column.notNull())
        .execute();
    },
  },
  { name: 'content/0052-front-page-version', up: pagesVersionStep([{ table: 'content_front_pages' }]) },
  {
    name: 'content/0053-front-page-restored',
    up: async (query) => {
      await query.schema.alterTable('content_front_pages').addColumn('restored_from', 'integer').execute();
    },
  },
];
