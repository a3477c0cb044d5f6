import { type Migration, newTable } from '@gazetteer/kernel';

export const LAST_BACKUP = 'server/0004-last-backup';

/** When this store was backed up last. */
export const lastBackupMigrations: readonly Migration[] = [
  {
    name: LAST_BACKUP,
    up: async (query, dialect) => {
      await newTable(query, dialect, 'operation_last_backup')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('made_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
];
