import type { Migration } from '@gazetteer/kernel';
import type { Kysely } from 'kysely';

export const translationMigrations: readonly Migration[] = [
  { name: 'catalogue/0020-translations', up: addTranslations },
];

/** Those of datasets stand in their documents. */
async function addTranslations(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .alterTable('catalogue_groups')
    .addColumn('translations', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await query.schema.alterTable('catalogue_columns').addColumn('translations', 'text').execute();
}
