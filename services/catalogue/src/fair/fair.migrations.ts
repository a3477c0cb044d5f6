import type { Migration } from '@gazetteer/kernel';
import { type Kysely, sql as rawSql } from 'kysely';
// Written out: a landed migration must not change with the rules.
const DIMENSIONS = ['findability', 'accessibility', 'interoperability', 'reusability', 'context'];

export const fairMigrations: readonly Migration[] = [
  { name: 'catalogue/0011-fair-scores', up: createScores },
];

/** After the tables that pages show have their triggers: what is emptied here is shown. */
export const renewalMigrations: readonly Migration[] = [{ name: 'catalogue/0017-renewals', up: addRenewals }];

async function createScores(query: Kysely<unknown>, dialect: 'sqlite' | 'postgres'): Promise<void> {
  let scores = query.schema
    .createTable('catalogue_fair_scores')
    .addColumn('dataset_id', 'text', (column) =>
      column.primaryKey().references('catalogue_datasets.id').onDelete('cascade'),
    )
    .addColumn('organization_id', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('missing', 'text', (column) => column.notNull());
  for (const dimension of DIMENSIONS) {
    scores = scores.addColumn(dimension, 'integer', (column) => column.notNull());
  }
  const totals = query.schema
    .createTable('catalogue_fair_totals')
    .addColumn('organization_id', 'text', (column) => column.primaryKey())
    .addColumn('datasets', 'integer', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull());
  for (const table of [scores, totals]) {
    await (dialect === 'sqlite' ? table.modifyEnd(rawSql`strict`) : table).execute();
  }
  for (const columns of [
    ['points', 'dataset_id'],
    ['organization_id', 'points', 'dataset_id'],
  ]) {
    await query.schema
      .createIndex(`catalogue_fair_scores_by_${columns.join('_')}`)
      .on('catalogue_fair_scores')
      .columns(columns)
      .execute();
  }
}

/** Beside its score a dataset has the time from which on it is stale; both are made anew after the start. */
async function addRenewals(query: Kysely<unknown>): Promise<void> {
  for (const column of ['frequency', 'renewed_at', 'due_at'])
    await query.schema.alterTable('catalogue_fair_scores').addColumn(column, 'text').execute();
  for (const columns of [
    ['due_at', 'dataset_id'],
    ['organization_id', 'due_at', 'dataset_id'],
  ]) {
    await query.schema
      .createIndex(`catalogue_fair_scores_by_${columns.join('_')}`)
      .on('catalogue_fair_scores')
      .columns(columns)
      .execute();
  }
  await rawSql`delete from catalogue_fair_scores`.execute(query);
  await rawSql`delete from catalogue_fair_totals`.execute(query);
}
