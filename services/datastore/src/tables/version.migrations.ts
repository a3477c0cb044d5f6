import type { Migration } from '@gazetteer/kernel';
import { sql } from 'kysely';

/** What is kept of each version beside its rows: what made it, for whom, and its columns. */
export const versionMigrations: readonly Migration[] = [
  {
    name: 'datastore/0300-versions',
    up: async (query) => {
      for (const column of ['operation', 'made_by', 'columns'] as const) {
        await query.schema.alterTable('datastore_versions').addColumn(column, 'text').execute();
      }
      // Edits leave many versions without rows; what looks for rows should not pass them all.
      await query.schema
        .createIndex('datastore_versions_with_rows')
        .on('datastore_versions')
        .columns(['resource_id', 'number'])
        .where(sql.ref('object_key'), 'is not', null)
        .execute();
    },
  },
  {
    name: 'datastore/0301-versions-by-time',
    up: async (query) => {
      await query.schema
        .createIndex('datastore_versions_by_time')
        .on('datastore_versions')
        .columns(['created_at', 'id'])
        .execute();
    },
  },
];
