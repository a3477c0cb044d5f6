import { bytewise, type Migration, newTable } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

export const feedbackMigrations: readonly Migration[] = [
  {
    name: 'content/0020-feedback',
    up: async (query, dialect) => {
      const text = bytewise(dialect);
      await newTable(query, dialect, 'content_feedback')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('kind', text, (column) => column.notNull())
        .addColumn('state', text, (column) => column.notNull())
        .addColumn('name', text, (column) => column.notNull())
        .addColumn('email', text, (column) => column.notNull())
        .addColumn('phone', text, (column) => column.notNull())
        .addColumn('subject', text)
        .addColumn('page', text)
        .addColumn('language', text, (column) => column.notNull())
        .addColumn('owner_id', text)
        .addColumn('suspicions', text, (column) => column.notNull())
        .addColumn('created_at', text, (column) => column.notNull())
        .addColumn('updated_at', text, (column) => column.notNull())
        .addColumn('sender', text)
        .addColumn('form_id', text, (column) => column.unique())
        .addColumn('digest', text, (column) => column.notNull())
        .addColumn('note', text, (column) => column.notNull())
        // The long one comes last: SQLite reads the others without it.
        .addColumn('message', text, (column) => column.notNull())
        .execute();
      for (const columns of [
        ['created_at', 'id'],
        ['state', 'created_at', 'id'],
        ['kind', 'state', 'created_at', 'id'],
        ['state', 'updated_at'],
        ['digest', 'created_at'],
      ]) {
        await query.schema
          .createIndex(`content_feedback_by_${columns.slice(0, 3).join('_')}`)
          .on('content_feedback')
          .columns(columns)
          .execute();
      }
      // Most rows have none: the sender is forgotten after a day, and few people are signed in when they write.
      for (const column of ['sender', 'owner_id']) {
        await query.schema
          .createIndex(`content_feedback_by_${column}`)
          .on('content_feedback')
          .columns([column, 'created_at', 'id'])
          .where(rawSql<boolean>`${rawSql.ref(column)} is not null`)
          .execute();
      }
      await newTable(query, dialect, 'content_feedback_words')
        .addColumn('word', text, (column) => column.notNull())
        .addColumn('feedback_id', text, (column) =>
          column.notNull().references('content_feedback.id').onDelete('cascade'),
        )
        .addPrimaryKeyConstraint('content_feedback_words_once', ['word', 'feedback_id'])
        .execute();
      await query.schema
        .createIndex('content_feedback_words_of')
        .on('content_feedback_words')
        .column('feedback_id')
        .execute();
    },
  },
];
