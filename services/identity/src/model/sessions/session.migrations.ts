import { type Migration, newTable } from '@gazetteer/kernel';
import { addIndex, ofProject } from '../project-rows.ts';

export const sessionMigrations: readonly Migration[] = [
  {
    name: 'identity/0003-sessions',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('identity_id', 'text', (column) =>
          column.notNull().references('identity_identities.id').onDelete('cascade'),
        )
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('active', 'integer', (column) => column.notNull())
        .addColumn('aal', 'text', (column) => column.notNull())
        .addColumn('methods', 'text', (column) => column.notNull())
        .addColumn('devices', 'text', (column) => column.notNull())
        .addColumn('remembered', 'integer', (column) => column.notNull())
        .addColumn('issued_at', 'text', (column) => column.notNull())
        .addColumn('authenticated_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await addIndex(query, 'identity_sessions', ['identity_id', 'created_at']);
      await addIndex(query, 'identity_sessions', ['project_id', 'created_at', 'id']);
      await addIndex(query, 'identity_sessions', ['expires_at']);
    },
  },
];

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
