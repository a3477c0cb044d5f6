import { type Migration, newTable } from '@gazetteer/kernel';
import { addIndex, ofProject } from '../../model/project-rows.ts';

export const spentChallengeMigrations: readonly Migration[] = [
  {
    name: 'identity/0011-spent-challenges',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_spent_challenges')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await addIndex(query, 'identity_spent_challenges', ['expires_at']);
    },
  },
];
