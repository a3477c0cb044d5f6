import type { Migration } from '@gazetteer/kernel';
import { addIndex, newTable, ofProject } from '../../model/new-table.ts';

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
