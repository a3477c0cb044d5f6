import { type Migration, newTable } from '@gazetteer/kernel';
import { ofProject } from '../project-rows.ts';

export const administratorMigrations: readonly Migration[] = [
  {
    name: 'identity/0008-administrators',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_administrators')
        .addColumn('project_id', 'text', ofProject)
        .addColumn('identity_id', 'text', (column) =>
          column.primaryKey().references('identity_identities.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
];
