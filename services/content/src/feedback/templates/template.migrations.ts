import { bytewise, type Migration, newTable } from '@gazetteer/kernel';

/** Answers that editors keep to begin with. */
export const templateMigrations: readonly Migration[] = [
  {
    name: 'content/0061-answer-templates',
    up: async (query, dialect) => {
      const text = bytewise(dialect);
      await newTable(query, dialect, 'content_answer_templates')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('revision', 'integer', (column) => column.notNull())
        .addColumn('title', text, (column) => column.notNull())
        .addColumn('text_en', text, (column) => column.notNull())
        .addColumn('text_fr', text, (column) => column.notNull())
        .addColumn('updated_at', text, (column) => column.notNull())
        .execute();
    },
  },
];
