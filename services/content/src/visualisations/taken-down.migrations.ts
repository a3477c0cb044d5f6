import type { Migration } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

export const takenDownMigrations: readonly Migration[] = [
  {
    name: 'content/0003-taken-down-visualisations',
    up: async (query) => {
      await query.schema
        .alterTable('content_visualisations')
        .addColumn('taken_down', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await query.schema
        .createIndex('content_visualisations_public')
        .on('content_visualisations')
        .columns(['created_at', 'id'])
        .where(rawSql<boolean>`visibility = 'public' and deleted_at is null`)
        .execute();
    },
  },
  {
    name: 'content/0040-taken-down-reason',
    up: async (query) => {
      await query.schema
        .alterTable('content_visualisations')
        .addColumn('taken_down_reason', 'text')
        .execute();
      await query.schema
        .createIndex('content_visualisations_taken_down')
        .on('content_visualisations')
        .columns(['created_at', 'id'])
        .where(rawSql<boolean>`taken_down = 1`)
        .execute();
    },
  },
];
