import { bytewise, type Migration, newTable } from '@gazetteer/kernel';

export const projectMigrations: readonly Migration[] = [
  {
    name: 'identity/0001-projects',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_projects')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('slug', bytewise(dialect), (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('revision', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
];

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

export const projectStateMigrations: readonly Migration[] = [
  {
    name: 'identity/0014-project-states',
    up: async (query) => {
      await query.schema
        .alterTable('identity_projects')
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('running'))
        .execute();
    },
  },
];
