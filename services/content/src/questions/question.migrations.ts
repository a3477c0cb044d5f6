import { bytewise, type Migration, newTable, pagesVersionStep } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** Questions about datasets, and what they were after each save of an editor. */
export const questionMigrations: readonly Migration[] = [
  {
    name: 'content/0060-questions',
    up: async (query, dialect) => {
      const text = bytewise(dialect);
      const required = (table: ReturnType<typeof newTable>, names: readonly string[]) =>
        names.reduce((made, name) => made.addColumn(name, text, (column) => column.notNull()), table);
      let questions = newTable(query, dialect, 'content_questions')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('is_named', 'integer', (column) => column.notNull());
      questions = required(questions, [
        'dataset_id',
        'state',
        'language',
        'answer_language',
        'name',
        'email',
      ]);
      questions = required(questions, ['asked_at', 'updated_at', 'suspicions', 'digest']);
      for (const name of ['owner_id', 'published_at', 'answered_at', 'edited_at', 'told', 'sender'])
        questions = questions.addColumn(name, text);
      // The long ones come last: SQLite reads the others without them.
      await required(questions, ['reason', 'question', 'asked', 'answer']).execute();
      for (const columns of [
        ['dataset_id', 'state', 'published_at', 'id'],
        ['state', 'asked_at', 'id'],
        ['state', 'updated_at'],
        ['digest', 'asked_at'],
      ]) {
        await query.schema
          .createIndex(`content_questions_by_${columns.slice(0, 2).join('_')}`)
          .on('content_questions')
          .columns(columns)
          .execute();
      }
      // Most rows have none: the sender is forgotten after a day, and few people are signed in when they ask.
      for (const column of ['sender', 'owner_id']) {
        await query.schema
          .createIndex(`content_questions_by_${column}`)
          .on('content_questions')
          .columns([column, 'asked_at'])
          .where(rawSql<boolean>`${rawSql.ref(column)} is not null`)
          .execute();
      }
    },
  },
  {
    name: 'content/0061-question-revisions',
    up: async (query, dialect) => {
      const text = bytewise(dialect);
      let revisions = newTable(query, dialect, 'content_question_revisions')
        .addColumn('question_id', text, (column) =>
          column.notNull().references('content_questions.id').onDelete('cascade'),
        )
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('saved_by', text)
        .addColumn('saved_with', text);
      for (const name of ['state', 'saved_at', 'answer_language', 'reason', 'question', 'answer'])
        revisions = revisions.addColumn(name, text, (column) => column.notNull());
      await revisions
        .addPrimaryKeyConstraint('content_question_revisions_once', ['question_id', 'revision'])
        .execute();
      await query.schema
        .createIndex('content_question_revisions_by_saved_by')
        .on('content_question_revisions')
        .column('saved_by')
        .execute();
    },
  },
  {
    name: 'content/0062-questions-version',
    up: pagesVersionStep([{ table: 'content_questions', shown: (row) => `${row}.state = 'published'` }]),
  },
  {
    // Whoever follows a dataset is told of new answers, which are looked for every few seconds.
    name: 'content/0063-questions-by-answer',
    up: async (query) => {
      await query.schema
        .createIndex('content_questions_by_answer')
        .on('content_questions')
        .columns(['answered_at', 'id'])
        .where(rawSql<boolean>`state = 'published' and answered_at is not null`)
        .execute();
    },
  },
];
