import type { Migration } from '@gazetteer/kernel';
import { newTable } from '../new-table.ts';

export const projectSeedMigrations: readonly Migration[] = [
  {
    name: 'identity/0010-project-seeds',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_project_seeds')
        .addColumn('project_id', 'text', (column) =>
          column.primaryKey().references('identity_projects.id').onDelete('cascade'),
        )
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('revision', 'text', (column) => column.notNull())
        .execute();
    },
  },
];
