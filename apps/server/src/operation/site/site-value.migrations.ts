import { type Migration, newTable, pagesVersionStep } from '@gazetteer/kernel';

/** What was decided in the console about the site, in place of what the site file says. Every page shows some of it. */
export const siteValueMigrations: readonly Migration[] = [
  {
    name: 'server/0003-site-values',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'operation_site_values')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .addColumn('changed_at', 'text', (column) => column.notNull())
        .addColumn('changed_by', 'text', (column) => column.notNull())
        .execute();
      await pagesVersionStep([{ table: 'operation_site_values' }])(query, dialect);
    },
  },
];
