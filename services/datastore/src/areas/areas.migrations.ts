import type { Migration } from '@gazetteer/kernel';
import { sql, type Kysely } from 'kysely';

/** Runs with the datastore's own migrations. */
export const areasMigrations: readonly Migration[] = [
  {
    name: 'datastore/0100-areas',
    up: async (query, dialect) => {
      const strict = dialect === 'sqlite' ? sql`strict` : sql``;
      await createLevels(query, strict);
      await query.schema
        .createTable('areas')
        .addColumn('scheme', 'text', (column) => column.notNull())
        .addColumn('level', 'text', (column) => column.notNull())
        .addColumn('code_key', 'text', (column) => column.notNull())
        .addColumn('code', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('parent', 'text')
        .addColumn('valid_from', 'text')
        .addColumn('valid_to', 'text')
        .addColumn('aliases', 'text', (column) => column.notNull())
        .addColumn('search_text', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('areas_key', ['scheme', 'level', 'code_key'])
        .modifyEnd(strict)
        .execute();
      await query.schema
        .createIndex('areas_by_parent')
        .on('areas')
        .columns(['scheme', 'level', 'parent'])
        .execute();
      await createBoundaries(query, strict);
    },
  },
  {
    name: 'datastore/0110-area-names-and-codes',
    up: async (query, dialect) => {
      const strict = dialect === 'sqlite' ? sql`strict` : sql``;
      await query.schema
        .alterTable('areas')
        .addColumn('parents', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
      await query.schema.alterTable('areas').addColumn('replaced_by', 'text').execute();
      await createNames(query, strict);
      await createCodes(query, strict);
    },
  },
  {
    name: 'datastore/0120-titles-of-areas-in-languages',
    up: async (query) => {
      for (const table of ['area_schemes', 'area_levels'])
        await query.schema.alterTable(table).addColumn('title_translated', 'text').execute();
    },
  },
];

async function createNames(query: Kysely<unknown>, strict: ReturnType<typeof sql>): Promise<void> {
  await query.schema
    .createTable('area_names')
    .addColumn('scheme', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('code_key', 'text', (column) => column.notNull())
    .addColumn('exact', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('area_names_key', ['scheme', 'level', 'name_key', 'code_key'])
    .modifyEnd(strict)
    .execute();
}

async function createCodes(query: Kysely<unknown>, strict: ReturnType<typeof sql>): Promise<void> {
  await query.schema
    .createTable('area_codes')
    .addColumn('scheme', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('code_key', 'text', (column) => column.notNull())
    .addColumn('area_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('area_codes_key', ['scheme', 'level', 'system', 'code_key', 'area_key'])
    .modifyEnd(strict)
    .execute();
}

async function createLevels(query: Kysely<unknown>, strict: ReturnType<typeof sql>): Promise<void> {
  await query.schema
    .createTable('area_schemes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .modifyEnd(strict)
    .execute();
  await query.schema
    .createTable('area_levels')
    .addColumn('scheme', 'text', (column) => column.notNull().references('area_schemes.id'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('code_width', 'integer', (column) => column.notNull())
    .addColumn('parent_level', 'text')
    .addPrimaryKeyConstraint('area_levels_key', ['scheme', 'id'])
    .modifyEnd(strict)
    .execute();
}

async function createBoundaries(query: Kysely<unknown>, strict: ReturnType<typeof sql>): Promise<void> {
  await query.schema
    .createTable('area_boundaries')
    .addColumn('scheme', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('vintage', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('object_key', 'text', (column) => column.notNull())
    .addColumn('compressed_key', 'text', (column) => column.notNull())
    .addColumn('drawing_key', 'text', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('area_boundaries_key', ['scheme', 'level', 'vintage'])
    .modifyEnd(strict)
    .execute();
}
