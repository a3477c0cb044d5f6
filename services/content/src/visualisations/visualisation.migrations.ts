import { bytewise, type Migration, newTable } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

export const visualisationMigrations: readonly Migration[] = [
  {
    name: 'content/0001-visualisations',
    up: async (query, dialect) => {
      const text = bytewise(dialect);
      await newTable(query, dialect, 'content_visualisations')
        .addColumn('id', text, (column) => column.primaryKey())
        .addColumn('vis_id', text, (column) => column.notNull().unique())
        .addColumn('owner_id', text, (column) => column.notNull())
        .addColumn('visibility', text, (column) => column.notNull())
        .addColumn('title', text, (column) => column.notNull())
        .addColumn('notes', text)
        .addColumn('folded_title', text, (column) => column.notNull())
        .addColumn('folded_notes', text, (column) => column.notNull())
        .addColumn('resource_id', text)
        .addColumn('package_id', text)
        .addColumn('other_resource_id', text)
        .addColumn('created_at', text, (column) => column.notNull())
        .addColumn('updated_at', text, (column) => column.notNull())
        .addColumn('deleted_at', text)
        .addColumn('digest', text, (column) => column.notNull())
        .addColumn('own_bytes', 'integer', (column) => column.notNull())
        // The long one comes last: SQLite reads the others without it.
        .addColumn('spec', 'text', (column) => column.notNull())
        .execute();
      await query.schema
        .createIndex('content_visualisations_by_owner')
        .on('content_visualisations')
        .columns(['owner_id', 'created_at', 'id'])
        .execute();
      for (const column of ['package_id', 'resource_id']) {
        await query.schema
          .createIndex(`content_visualisations_public_by_${column}`)
          .on('content_visualisations')
          .columns([column, 'created_at', 'id'])
          .where(rawSql<boolean>`visibility = 'public' and deleted_at is null`)
          .execute();
      }
      await query.schema
        .createIndex('content_visualisations_deleted')
        .on('content_visualisations')
        .column('deleted_at')
        .where(rawSql<boolean>`deleted_at is not null`)
        .execute();
      await newTable(query, dialect, 'content_visualisation_rows')
        .addColumn('visualisation_id', text, (column) =>
          column.primaryKey().references('content_visualisations.id').onDelete('cascade'),
        )
        .addColumn('rows', 'text', (column) => column.notNull())
        .execute();
    },
  },
];
