import { type Migration, newTable } from '@gazetteer/kernel';
import { addIndex, ofProject } from '../../model/project-rows.ts';

export const throttleMigrations: readonly Migration[] = [
  {
    name: 'identity/0009-throttles',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_throttles')
        .addColumn('project_id', 'text', ofProject)
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('failures', 'integer', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('identity_throttles_key', ['project_id', 'action', 'subject'])
        .execute();
      await addIndex(query, 'identity_throttles', ['updated_at']);
    },
  },
];
