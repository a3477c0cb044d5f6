import { bytewise, type Migration, newTable } from '@gazetteer/kernel';

export const mappingMigrations: readonly Migration[] = [
  {
    name: 'content/0002-ckan-ory-mapping',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'content_ckan_ory_mapping')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('ckan_user_id', bytewise(dialect), (column) => column.notNull().unique())
        .addColumn('identity_id', bytewise(dialect), (column) => column.notNull().unique())
        .addColumn('created_at', bytewise(dialect), (column) => column.notNull())
        .execute();
    },
  },
];
