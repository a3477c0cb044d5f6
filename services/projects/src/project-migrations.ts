import { bytewise, type Migration, newTable } from '@gazetteer/kernel';

/** The service's schema, in the order it is applied. */
export const projectMigrations: readonly Migration[] = [
  {
    name: 'projects/0001-projects',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'project_revisions')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('id', bytewise(dialect), (column) => column.notNull().unique())
        .addColumn('cause', 'text', (column) => column.notNull())
        .addColumn('made_by', 'text')
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('services', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('project_revisions_key', ['project_id', 'number'])
        .execute();
      await newTable(query, dialect, 'project_keys')
        .addColumn('id', bytewise(dialect), (column) => column.primaryKey())
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('owner_id', 'text', (column) => column.notNull())
        .addColumn('digest', bytewise(dialect), (column) => column.notNull().unique())
        .addColumn('scopes', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text')
        .addColumn('last_used_at', 'text')
        .execute();
      await query.schema
        .createIndex('project_keys_by_project')
        .on('project_keys')
        .columns(['project_id', 'created_at', 'id'])
        .execute();
      await newTable(query, dialect, 'project_invitations')
        .addColumn('id', bytewise(dialect), (column) => column.primaryKey())
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('owner_id', 'text', (column) => column.notNull())
        .addColumn('owner_email', 'text', (column) => column.notNull())
        .addColumn('invitee_email', bytewise(dialect), (column) => column.notNull())
        .addColumn('invitee_id', bytewise(dialect))
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('created_at', bytewise(dialect), (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .addColumn('expires_at', bytewise(dialect), (column) => column.notNull())
        .execute();
      await query.schema
        .createIndex('project_invitations_by_project')
        .on('project_invitations')
        .columns(['project_id', 'created_at', 'id'])
        .execute();
      await query.schema
        .createIndex('project_invitations_by_address')
        .on('project_invitations')
        .columns(['invitee_email', 'status'])
        .execute();
      await newTable(query, dialect, 'project_active')
        .addColumn('caller', bytewise(dialect), (column) => column.primaryKey())
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .execute();
    },
  },
  {
    name: 'projects/0002-activity',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'project_activity')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('hour', bytewise(dialect), (column) => column.notNull())
        .addColumn('kind', bytewise(dialect), (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('project_activity_key', ['project_id', 'hour', 'kind'])
        .execute();
      await query.schema
        .createIndex('project_activity_by_hour')
        .on('project_activity')
        .column('hour')
        .execute();
    },
  },
];
