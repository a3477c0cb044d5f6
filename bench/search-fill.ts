import { DatabaseSync } from 'node:sqlite';
import { catalogueMigrations } from '@gazetteer/catalogue';
import { migrate, openSql } from '@gazetteer/kernel';
import { columnStems, describeColumns } from '../services/catalogue/src/search/describe/describe-columns.ts';
import { describeDataset } from '../services/catalogue/src/search/describe/describe-dataset.ts';
import { columnParts, textParts } from '../services/catalogue/src/search/index/text-parts.ts';
import { wordListStore } from '../services/catalogue/src/search/index/word-list.store.ts';
import { madeUpDataset, organizations } from './search-catalogue.ts';

/**
 * Makes a store with so many datasets in it and their search index, past all rules and in one transaction: only their
 * number matters. The same number gives the same store.
 */
export async function fillCatalogue(file: string, datasets: number): Promise<void> {
  const sql = openSql({ file });
  await migrate(sql, catalogueMigrations);
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off; pragma cache_size = -500000; pragma foreign_keys = off; begin');
  const words = await writeDatasets(database, datasets);
  database.exec('commit');
  await sql.transaction(() => wordListStore(sql).add(words));
  database.exec('analyze');
  database.close();
  await sql.close();
}

async function writeDatasets(database: DatabaseSync, datasets: number) {
  const write = inserter(database);
  const group = write('catalogue_groups', 12);
  for (const { id, name, title, created } of organizations)
    group.run(id, name, title, '', '', 1, 'approved', 'active', created, '[]', 0, '{}');
  const dataset = write('catalogue_datasets', 11);
  const resource = write('catalogue_resources', 2);
  const column = write('catalogue_columns', 9);
  const document = write('search_documents', 5);
  const term = write('search_terms', 3);
  const label = write('search_labels', 4, 'or ignore');
  const text = write(`search_text(rowid, ${textParts.join(', ')})`, textParts.length + 1);
  const found = write('search_columns', 3);
  const columnText = write(`search_column_text(rowid, ${columnParts.join(', ')})`, columnParts.length + 1);
  const words = new Map<string, { word: string; stem: string }>();
  let columns = 0;
  for (let number = 1; number <= datasets; number += 1) {
    const made = madeUpDataset(number);
    const { id, name, title, owner_org, metadata_created, metadata_modified } = made.dataset;
    const { organization: _, ...stored } = made.dataset;
    const described = await describeDataset(made);
    const about = [id, name, title, owner_org, null, 0, 'active', metadata_created, metadata_modified];
    dataset.run(...about, JSON.stringify(stored), null);
    for (const one of made.dataset.resources) resource.run(one.id, id);
    for (const [position, one] of (made.columns ?? []).entries())
      column.run(
        one.resourceId,
        position,
        one.name,
        one.label,
        one.description,
        one.unit,
        one.role,
        one.type,
        null,
      );
    document.run(number, id, number, 0, JSON.stringify(made.dataset));
    for (const { field, value } of described.terms) term.run(field, number, value);
    for (const one of described.labels) label.run(one.field, one.value, one.label, one.id);
    text.run(number, ...textParts.map((part) => described.text[part].join(' ')));
    for (const listed of described.words) words.set(listed.word, listed);
    for (const one of describeColumns(made)) {
      columns += 1;
      found.run(columns, number, JSON.stringify(one));
      const stems = columnStems(one);
      columnText.run(columns, ...columnParts.map((part) => stems[part].join(' ')));
    }
  }
  database.prepare('update search_state set version = ?').run(datasets);
  return [...words.values()];
}

const inserter =
  (database: DatabaseSync) =>
  (table: string, values: number, conflict = '') =>
    database.prepare(
      `insert ${conflict} into ${table} values (${Array.from({ length: values }, () => '?').join(', ')})`,
    );

if (import.meta.main) {
  const [file = '', datasets = '1000'] = process.argv.slice(2);
  await fillCatalogue(file, Number(datasets));
}
