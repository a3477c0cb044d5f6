import type { Sql, TextInLanguages } from '@gazetteer/kernel';
import type { CatalogueTables, DatasetsTable } from './catalogue-tables.ts';
import type { Selectable } from 'kysely';
import type { DatasetDocument, DatasetTerm } from './dataset-document.ts';
import { isListed } from './listing.ts';
import { isCalled } from './organization.store.ts';
import { translatedTitle } from './titled.ts';

type Store = Sql<CatalogueTables>;
export type DatasetRow = Selectable<DatasetsTable>;

/** Finds a dataset by its id or else by its name, whatever its state. */
export async function findDataset(sql: Store, idOrName: string): Promise<DatasetDocument | undefined> {
  const rows = await sql.query
    .selectFrom('catalogue_datasets')
    .select(['id', 'document'])
    .where((where) => where.or([where('id', '=', idOrName), where('name', '=', idOrName)]))
    .execute();
  // A name that looks like the id of another dataset must not stand in for it.
  const row = rows.find(({ id }) => id === idOrName) ?? rows[0];
  return row && readDocument(row.document);
}

/** The datasets with these names, whatever their state, in no order. */
export async function findNamedDatasets(sql: Store, names: readonly string[]): Promise<DatasetDocument[]> {
  if (names.length === 0) return [];
  const rows = await sql.query
    .selectFrom('catalogue_datasets')
    .select('document')
    .where('name', 'in', names)
    .execute();
  return rows.map(({ document }) => readDocument(document));
}

/** Finds a dataset by its id, and on PostgreSQL keeps others from changing it until the transaction ends. */
export async function lockDataset(sql: Store, id: string): Promise<DatasetDocument | undefined> {
  const query = sql.query.selectFrom('catalogue_datasets').select('document').where('id', '=', id);
  // SQLite lets only one write transaction run at a time.
  const row = await (sql.dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row && readDocument(row.document);
}

/** The datasets with these ids, in that order; unknown ids are left out. */
async function findDatasets(sql: Store, ids: readonly string[]): Promise<DatasetDocument[]> {
  if (ids.length === 0) return [];
  const rows = await sql.query
    .selectFrom('catalogue_datasets')
    .select(['id', 'document'])
    .where('id', 'in', ids)
    .execute();
  const documents = new Map(rows.map(({ id, document }) => [id, readDocument(document)]));
  return ids.map((id) => documents.get(id)).filter((document) => document !== undefined);
}

/** The other dataset that has this name. */
export function findNameHolder(
  sql: Store,
  name: string,
  exceptId: string,
): Promise<{ id: string; state: string } | undefined> {
  return sql.query
    .selectFrom('catalogue_datasets')
    .select(['id', 'state'])
    .where('name', '=', name)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
}

/** A dataset that everybody may see, as far as it is known without its document. */
export type PublicDataset = {
  name: string;
  title: string;
  title_translated?: TextInLanguages;
  sectors: string[];
};

/** Those of the datasets with these ids that visitors find, by id. */
export async function findListedDatasets(
  listing: Listing,
  ids: readonly string[],
): Promise<Map<string, PublicDataset>> {
  if (ids.length === 0) return new Map();
  const { sql } = listing;
  const rows = await listedDatasets(listing)
    .select(['id', 'name', 'title', 'title_translated'])
    .where('id', 'in', ids)
    .execute();
  const found = new Map<string, PublicDataset>(
    rows.map((row) => [
      row.id,
      { name: row.name, title: row.title || row.name, ...translatedTitle(row), sectors: [] },
    ]),
  );
  const terms = await sql.query
    .selectFrom('catalogue_dataset_terms')
    .select(['dataset_id', 'term'])
    .where('kind', '=', 'sector')
    .where('dataset_id', 'in', ids)
    .orderBy('term')
    .execute();
  for (const { dataset_id, term } of terms) found.get(dataset_id)?.sectors.push(term);
  return found;
}

/** Names of the datasets that everybody may see, in order. */
export async function listPublicNames(
  sql: Store,
  page: { limit?: number; offset: number },
): Promise<string[]> {
  const query = publicDatasets(sql).select('name').orderBy('name').offset(page.offset);
  const rows = await query.limit(page.limit ?? Number.MAX_SAFE_INTEGER).execute();
  return rows.map(({ name }) => name);
}

/** The ids of all datasets in order, whatever their state, from behind one on. */
export async function listDatasetIds(sql: Store, page: { after: string; limit: number }): Promise<string[]> {
  const query = sql.query.selectFrom('catalogue_datasets').select('id').where('id', '>', page.after);
  return (await query.orderBy('id').limit(page.limit).execute()).map(({ id }) => id);
}

/** Which datasets a list is of: those everybody may see, of one organisation or group if so said. */
export type DatasetListing = {
  limit: number;
  offset: number;
  owner?: string;
  group?: string;
  /** Take in those that not everybody may see: all of them, or those with these ids. */
  withPrivate?: boolean | readonly string[];
};

/** A page of active datasets, last changed first. */
export async function listDatasetDocuments(sql: Store, listing: DatasetListing): Promise<DatasetDocument[]> {
  const { owner, group, withPrivate = false } = listing;
  let query = withPrivate === true ? activeDatasets(sql) : publicDatasets(sql);
  if (Array.isArray(withPrivate) && withPrivate.length > 0) query = publicOrOneOf(sql, withPrivate);
  if (owner !== undefined) query = query.where('owner_org', '=', owner);
  if (group !== undefined) {
    query = query.where('id', 'in', (from) =>
      from
        .selectFrom('catalogue_dataset_terms')
        .select('dataset_id')
        .where('kind', '=', 'group')
        .where('term', '=', group),
    );
  }
  // Sorting whole documents would be slow: first which ones, then those.
  const ordered = query.select('id').orderBy('metadata_modified', 'desc').orderBy('id');
  const rows = await ordered.limit(listing.limit).offset(listing.offset).execute();
  return findDatasets(
    sql,
    rows.map(({ id }) => id),
  );
}

/** Finds the dataset that a resource is in, whatever its state. */
export async function findDatasetOfResource(
  sql: Store,
  resourceId: string,
): Promise<DatasetDocument | undefined> {
  const row = await sql.query
    .selectFrom('catalogue_resources')
    .innerJoin('catalogue_datasets', 'catalogue_datasets.id', 'catalogue_resources.dataset_id')
    .select('document')
    .where('catalogue_resources.id', '=', resourceId)
    .executeTakeFirst();
  return row && readDocument(row.document);
}

/** How many datasets a person has made. */
export async function countCreatedBy(sql: Store, creator: string): Promise<number> {
  const row = await sql.query
    .selectFrom('catalogue_datasets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('creator_user_id', '=', creator)
    .where('state', '=', 'active')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many datasets everybody may see, and how many of them visitors find. */
export async function countDatasets(sql: Store): Promise<{ public: number; listed: number }> {
  const row = await publicDatasets(sql)
    .select(({ fn }) => [fn.countAll<number>().as('public'), fn.sum<number | null>('listed').as('listed')])
    .executeTakeFirstOrThrow();
  return { public: row.public, listed: row.listed ?? 0 };
}

/** Writes a new dataset. Throws the database's unique violation when its name or id is taken. */
export async function insertDataset(sql: Store, document: DatasetDocument): Promise<void> {
  await sql.query.insertInto('catalogue_datasets').values(rowOf(document)).execute();
}

/** Writes a changed dataset. Throws the database's unique violation when its new name is taken. */
export async function updateDataset(sql: Store, document: DatasetDocument): Promise<void> {
  await sql.query
    .updateTable('catalogue_datasets')
    .set(rowOf(document))
    .where('id', '=', document.id)
    .execute();
}

/** Removes a dataset with its resources, skus, views and terms. */
export async function removeDataset(sql: Store, id: string): Promise<void> {
  await sql.query.deleteFrom('catalogue_datasets').where('id', '=', id).execute();
}

/** Makes these the terms a dataset is found by. */
export async function replaceTerms(
  sql: Store,
  datasetId: string,
  terms: readonly DatasetTerm[],
): Promise<void> {
  await sql.query.deleteFrom('catalogue_dataset_terms').where('dataset_id', '=', datasetId).execute();
  if (terms.length === 0) return;
  const rows = terms.map(({ kind, term }) => ({ dataset_id: datasetId, kind, term }));
  await sql.query.insertInto('catalogue_dataset_terms').values(rows).execute();
}

function activeDatasets(sql: Store) {
  return sql.query.selectFrom('catalogue_datasets').where('state', '=', 'active');
}

function publicDatasets(sql: Store) {
  return activeDatasets(sql).where('private', '=', 0);
}

/** The store, and the names of the organisations that the portal is limited to: all where there are none. */
export type Listing = { sql: Store; publishers: readonly string[] };

/** What visitors find wherever datasets are listed. */
export function listedDatasets({ sql, publishers }: Listing) {
  const listed = publicDatasets(sql).where('listed', '=', 1);
  if (publishers.length === 0) return listed;
  return listed.where('owner_org', 'in', (from) =>
    from
      .selectFrom('catalogue_groups')
      .select('id')
      .where((where) => isCalled(where, publishers)),
  );
}

function publicOrOneOf(sql: Store, ids: readonly string[]) {
  return activeDatasets(sql).where((where) => where.or([where('private', '=', 0), where('id', 'in', ids)]));
}

function readDocument(text: string): DatasetDocument {
  return JSON.parse(text) as DatasetDocument;
}

function rowOf(document: DatasetDocument): DatasetRow {
  return {
    id: document.id,
    name: document.name,
    title: document.title,
    title_translated: document.title_translated ? JSON.stringify(document.title_translated) : null,
    owner_org: document.owner_org,
    creator_user_id: document.creator_user_id,
    private: document.private ? 1 : 0,
    state: document.state,
    listed: isListed(document) ? 1 : 0,
    metadata_created: document.metadata_created,
    metadata_modified: document.metadata_modified,
    document: JSON.stringify(document),
  };
}
