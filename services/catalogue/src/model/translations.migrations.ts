import type { Migration } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';

export const translationMigrations: readonly Migration[] = [
  { name: 'catalogue/0020-translations', up: addTranslations },
  { name: 'catalogue/0021-titles-in-languages', up: addTitles },
];

/** Those of datasets stand in their documents. */
async function addTranslations(query: Kysely<unknown>): Promise<void> {
  await query.schema
    .alterTable('catalogue_groups')
    .addColumn('translations', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
  await query.schema.alterTable('catalogue_columns').addColumn('translations', 'text').execute();
}

/** Lists name many datasets, and read no documents for it. */
async function addTitles(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  // PostgreSQL alters no table whose rows still have checks to come from an earlier step of the same upgrade.
  if (dialect === 'postgres') await rawSql`set constraints all immediate`.execute(query);
  await query.schema.alterTable('catalogue_datasets').addColumn('title_translated', 'text').execute();
  const titles =
    dialect === 'sqlite'
      ? rawSql`json_extract(document, '$.title_translated')`
      : rawSql`cast(document as json) ->> 'title_translated'`;
  await rawSql`
    update catalogue_datasets set title_translated = ${titles}
    where document like '%"title_translated":{%'`.execute(query);
}
