import { type Migration, newTable } from '@gazetteer/kernel';
import { addIndex, ofProject } from '../project-rows.ts';

export const personalKeyMigrations: readonly Migration[] = [
  {
    name: 'identity/0013-personal-keys',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_personal_keys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('identity_id', 'text', (column) =>
          column.notNull().references('identity_identities.id').onDelete('cascade'),
        )
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull().unique())
        .addColumn('scope', 'text', (column) => column.notNull())
        .addColumn('made_with', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text')
        .addColumn('last_used_at', 'text')
        .addColumn('revoked_at', 'text')
        .execute();
      await addIndex(query, 'identity_personal_keys', ['identity_id', 'created_at']);
      await addIndex(query, 'identity_personal_keys', ['expires_at']);
      await addIndex(query, 'identity_personal_keys', ['revoked_at']);
    },
  },
];
