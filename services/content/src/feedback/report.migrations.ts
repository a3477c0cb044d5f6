import type { Migration } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** Which chart a message reports. */
export const reportMigrations: readonly Migration[] = [
  {
    name: 'content/0042-chart-reports',
    up: async (query) => {
      await query.schema.alterTable('content_feedback').addColumn('chart', 'text').execute();
      await query.schema
        .createIndex('content_feedback_by_chart')
        .on('content_feedback')
        .columns(['chart', 'state', 'created_at'])
        .where(rawSql<boolean>`chart is not null`)
        .execute();
    },
  },
];
