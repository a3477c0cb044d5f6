import type { Migration } from '@gazetteer/kernel';
import { newTable } from '../new-table.ts';

export const tokenKeyMigrations: readonly Migration[] = [
  {
    name: 'identity/0007-token-keys',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_token_keys')
        .addColumn('project_id', 'text', (column) =>
          column.primaryKey().references('identity_projects.id').onDelete('cascade'),
        )
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('private_key', 'text', (column) => column.notNull())
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
];
