import { bytewise, type Migration, newTable } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** What was answered, noted and written back to a message, who looks after it, and the addresses that open it to its writer. */
export const threadMigrations: readonly Migration[] = [
  {
    name: 'content/0060-feedback-threads',
    up: async (query, dialect) => {
      const text = bytewise(dialect);
      // A column at a time: SQLite adds no more at once.
      const messages = () => query.schema.alterTable('content_feedback');
      await messages().addColumn('assignee_id', text).execute();
      await messages()
        .addColumn('entries', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await messages()
        .addColumn('active_at', text, (column) => column.notNull().defaultTo(''))
        .execute();
      await messages().addColumn('written_back_at', text).execute();
      await rawSql`update content_feedback set active_at = created_at`.execute(query);
      for (const columns of [
        ['active_at', 'id'],
        ['state', 'active_at', 'id'],
        ['assignee_id', 'state', 'active_at', 'id'],
      ]) {
        await query.schema
          .createIndex(`content_feedback_by_${columns.slice(0, 2).join('_')}`)
          .on('content_feedback')
          .columns(columns)
          .execute();
      }
      await query.schema.dropIndex('content_feedback_by_kind_state_created_at').execute();
      await query.schema
        .createIndex('content_feedback_by_kind_state_active_at')
        .on('content_feedback')
        .columns(['kind', 'state', 'active_at', 'id'])
        .execute();
      await newTable(query, dialect, 'content_feedback_entries')
        .addColumn('feedback_id', text, (column) =>
          column.notNull().references('content_feedback.id').onDelete('cascade'),
        )
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('kind', text, (column) => column.notNull())
        .addColumn('author_id', text)
        .addColumn('author_key', text)
        .addColumn('created_at', text, (column) => column.notNull())
        .addColumn('mail_id', text)
        .addColumn('text', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('content_feedback_entries_once', ['feedback_id', 'number'])
        .execute();
      await query.schema
        .createIndex('content_feedback_entries_by_author')
        .on('content_feedback_entries')
        .columns(['author_id', 'created_at'])
        .where(rawSql<boolean>`author_id is not null`)
        .execute();
      await newTable(query, dialect, 'content_feedback_links')
        .addColumn('token_hash', text, (column) => column.primaryKey())
        .addColumn('feedback_id', text, (column) =>
          column.notNull().references('content_feedback.id').onDelete('cascade'),
        )
        .addColumn('expires_at', text, (column) => column.notNull())
        .execute();
      for (const column of ['feedback_id', 'expires_at']) {
        await query.schema
          .createIndex(`content_feedback_links_by_${column}`)
          .on('content_feedback_links')
          .column(column)
          .execute();
      }
      // The one note that a message had so far is the first of its thread.
      await rawSql`
        insert into content_feedback_entries (feedback_id, number, kind, created_at, text)
        select id, 1, 'note', updated_at, note from content_feedback where note <> ''`.execute(query);
      await rawSql`update content_feedback set entries = 1 where note <> ''`.execute(query);
    },
  },
];
