import { type Migration, newTable } from '@gazetteer/kernel';
import { addIndex, ofProject } from '../model/project-rows.ts';

export const flowMigrations: readonly Migration[] = [
  {
    name: 'identity/0004-flows',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_flows')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('document', 'text', (column) => column.notNull())
        .addColumn('internal', 'text', (column) => column.notNull())
        .execute();
      await addIndex(query, 'identity_flows', ['expires_at']);
      await newTable(query, dialect, 'identity_flow_errors')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('error', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await addIndex(query, 'identity_flow_errors', ['created_at']);
      await newTable(query, dialect, 'identity_flow_codes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('flow_id', 'text')
        .addColumn('identity_id', 'text', (column) =>
          column.references('identity_identities.id').onDelete('cascade'),
        )
        .addColumn('purpose', 'text', (column) => column.notNull())
        .addColumn('address', 'text')
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('used_at', 'text')
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await addIndex(query, 'identity_flow_codes', ['flow_id', 'purpose']);
      await addIndex(query, 'identity_flow_codes', ['digest']);
      await addIndex(query, 'identity_flow_codes', ['expires_at']);
      await addIndex(query, 'identity_flow_codes', ['identity_id']);
      await newTable(query, dialect, 'identity_continuities')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('identity_id', 'text', (column) =>
          column.references('identity_identities.id').onDelete('cascade'),
        )
        .addColumn('payload', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await addIndex(query, 'identity_continuities', ['expires_at']);
      await addIndex(query, 'identity_continuities', ['identity_id']);
    },
  },
];
