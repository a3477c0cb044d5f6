import { bytewise, type Migration, newTable } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** The service's schema, in the order it is applied. */
export const permissionMigrations: readonly Migration[] = [
  {
    name: 'permissions/0001-tuples',
    up: async (query, dialect) => {
      const tuples = query.schema
        .createTable('permission_tuples')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('namespace', bytewise(dialect), (column) => column.notNull())
        .addColumn('relation', bytewise(dialect), (column) => column.notNull())
        .addColumn('object', bytewise(dialect), (column) => column.notNull())
        .addColumn('subject_namespace', bytewise(dialect), (column) => column.notNull())
        .addColumn('subject_object', bytewise(dialect), (column) => column.notNull())
        .addColumn('subject_relation', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('permission_tuples_key', [
          'project_id',
          'namespace',
          'relation',
          'object',
          'subject_namespace',
          'subject_object',
          'subject_relation',
        ]);
      // On SQLite the key is the table then: a check reads one tree.
      await (dialect === 'sqlite' ? tuples.modifyEnd(rawSql`strict, without rowid`) : tuples).execute();
      await query.schema
        .createIndex('permission_tuples_by_object')
        .on('permission_tuples')
        .columns(['project_id', 'object', 'namespace', 'relation'])
        .execute();
      await query.schema
        .createIndex('permission_tuples_by_subject')
        .on('permission_tuples')
        .columns(['project_id', 'subject_object', 'subject_namespace', 'subject_relation'])
        .execute();
      await newTable(query, dialect, 'permission_revisions')
        .addColumn('project_id', bytewise(dialect), (column) => column.primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('language_version', 'integer', (column) => column.notNull())
        .addColumn('forgotten_revision', 'integer', (column) => column.notNull())
        .execute();
      await newTable(query, dialect, 'permission_languages')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('created_at', bytewise(dialect), (column) => column.notNull())
        .addPrimaryKeyConstraint('permission_languages_key', ['project_id', 'version'])
        .execute();
      await newTable(query, dialect, 'permission_changes')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('item', 'integer', (column) => column.notNull())
        .addColumn('changed_at', bytewise(dialect), (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('namespace', 'text', (column) => column.notNull())
        .addColumn('relation', 'text', (column) => column.notNull())
        .addColumn('object', 'text', (column) => column.notNull())
        .addColumn('subject_namespace', 'text', (column) => column.notNull())
        .addColumn('subject_object', 'text', (column) => column.notNull())
        .addColumn('subject_relation', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('permission_changes_key', ['project_id', 'revision', 'item'])
        .execute();
      await query.schema
        .createIndex('permission_changes_by_time')
        .on('permission_changes')
        .columns(['changed_at'])
        .execute();
    },
  },
  {
    name: 'permissions/0002-tests',
    up: async (query, dialect) => {
      await newTable(query, dialect, 'permission_tests')
        .addColumn('project_id', bytewise(dialect), (column) => column.notNull())
        .addColumn('namespace', bytewise(dialect), (column) => column.notNull())
        .addColumn('relation', bytewise(dialect), (column) => column.notNull())
        .addColumn('object', bytewise(dialect), (column) => column.notNull())
        .addColumn('subject_namespace', bytewise(dialect), (column) => column.notNull())
        .addColumn('subject_object', bytewise(dialect), (column) => column.notNull())
        .addColumn('subject_relation', bytewise(dialect), (column) => column.notNull())
        .addColumn('expected', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('permission_tests_key', [
          'project_id',
          'namespace',
          'relation',
          'object',
          'subject_namespace',
          'subject_object',
          'subject_relation',
        ])
        .execute();
    },
  },
  {
    name: 'permissions/0003-limits',
    up: async (query) => {
      const limits = { max_read_depth: 5, max_read_width: 100 };
      for (const [name, limit] of Object.entries(limits)) {
        await query.schema
          .alterTable('permission_languages')
          .addColumn(name, 'integer', (column) => column.notNull().defaultTo(limit))
          .execute();
      }
    },
  },
];
