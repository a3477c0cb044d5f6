import { type Migration, newTable } from '@gazetteer/kernel';
import { addIndex, ofProject } from '../project-rows.ts';

export const auditMigrations: readonly Migration[] = [
  {
    name: 'identity/0006-audit-events',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_audit_events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('event', 'text', (column) => column.notNull())
        // No reference: the trace of an account outlives the account.
        .addColumn('identity_id', 'text')
        .addColumn('session_id', 'text')
        .addColumn('ip', 'text')
        .addColumn('details', 'text', (column) => column.notNull())
        .execute();
      await addIndex(query, 'identity_audit_events', ['project_id', 'at', 'id']);
      await addIndex(query, 'identity_audit_events', ['project_id', 'identity_id', 'at']);
      await addIndex(query, 'identity_audit_events', ['project_id', 'event', 'at']);
      await addIndex(query, 'identity_audit_events', ['at']);
    },
  },
  {
    name: 'identity/0015-events-by-kind',
    up: (query) => addIndex(query, 'identity_audit_events', ['event', 'at']),
  },
];
