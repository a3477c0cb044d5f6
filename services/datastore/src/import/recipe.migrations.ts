import type { Migration } from '@gazetteer/kernel';
import { sql } from 'kysely';

/** The SQL table of recipes: by which the next file of a resource is read. */
export const recipeMigrations: readonly Migration[] = [
  {
    name: 'datastore/0900-recipes',
    up: async (query, dialect) => {
      await query.schema
        .createTable('datastore_recipes')
        .addColumn('resource_id', 'text', (column) => column.primaryKey())
        .addColumn('recipe', 'text', (column) => column.notNull())
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .modifyEnd(dialect === 'sqlite' ? sql`strict` : sql``)
        .execute();
    },
  },
];
