import { type Migration, newTable } from '@gazetteer/kernel';
import { addIndex, ofProject } from '../model/project-rows.ts';

export const courierMigrations: readonly Migration[] = [
  {
    name: 'identity/0005-courier-messages',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'identity_courier_messages')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('project_id', 'text', ofProject)
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('template_type', 'text', (column) => column.notNull())
        .addColumn('send_count', 'integer', (column) => column.notNull())
        .addColumn('dispatches', 'text', (column) => column.notNull())
        .addColumn('send_after', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      await addIndex(query, 'identity_courier_messages', ['status', 'send_after']);
      await addIndex(query, 'identity_courier_messages', ['project_id', 'created_at', 'id']);
      await addIndex(query, 'identity_courier_messages', ['project_id', 'recipient']);
    },
  },
];
