import type { Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from '../../model/catalogue-tables.ts';
import type { DatasetDocument } from '../../model/dataset-document.ts';
import { listedDatasets, type Listing } from '../../model/dataset.store.ts';

/** Which listed datasets: all by name, or those changed since a time in the order of their change. */
export type PublishedPage = { limit: number; offset: number; modifiedSince?: string };

/** A page of what visitors find. */
export async function listPublished(listing: Listing, page: PublishedPage): Promise<DatasetDocument[]> {
  const query = changedSince(listing, page.modifiedSince).select('id').limit(page.limit).offset(page.offset);
  const ordered =
    page.modifiedSince === undefined
      ? query.orderBy('name')
      : query.orderBy('metadata_modified').orderBy('id');
  // Sorting whole documents would be slow: first which ones, then those.
  const ids = (await ordered.execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await listing.sql.query
    .selectFrom('catalogue_datasets')
    .select(['id', 'document'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map(({ id, document }) => [id, document]));
  return ids.flatMap((id) => {
    const document = byId.get(id);
    return document === undefined ? [] : [JSON.parse(document) as DatasetDocument];
  });
}

/** The listed datasets whose names come after this one, in order. */
export async function publishedAfter(
  listing: Listing,
  name: string,
  limit: number,
): Promise<DatasetDocument[]> {
  const rows = await listedDatasets(listing)
    .select('document')
    .where('name', '>', name)
    .orderBy('name')
    .limit(limit)
    .execute();
  return rows.map(({ document }) => JSON.parse(document) as DatasetDocument);
}

/** How many there are, and when one of them last changed. */
export async function publishedExtent(
  listing: Listing,
  modifiedSince?: string,
): Promise<{ total: number; modified: string | undefined }> {
  const row = await changedSince(listing, modifiedSince)
    .select(({ fn }) => [fn.countAll<number>().as('total'), fn.max('metadata_modified').as('modified')])
    .executeTakeFirstOrThrow();
  return { total: row.total, modified: row.modified ?? undefined };
}

/** What a sitemap says of a dataset. */
export type PublishedEntry = { name: string; metadata_modified: string };

/** Names and times of the listed datasets whose names come after this one, in order. */
export async function publishedEntriesAfter(
  listing: Listing,
  name: string,
  limit: number,
): Promise<PublishedEntry[]> {
  return listedDatasets(listing)
    .select(['name', 'metadata_modified'])
    .where('name', '>', name)
    .orderBy('name')
    .limit(limit)
    .execute();
}

/** The name of the listed dataset in this place of all by name; undefined past the end. */
export async function publishedNameAt(listing: Listing, place: number): Promise<string | undefined> {
  const row = await listedDatasets(listing)
    .select('name')
    .orderBy('name')
    .offset(place)
    .limit(1)
    .executeTakeFirst();
  return row?.name;
}

/** Changes whenever an organisation or group is renamed, made or removed. */
export async function organizationsState(sql: Sql<CatalogueTables>): Promise<string> {
  const rows = await sql.query
    .selectFrom('catalogue_groups')
    .select(['id', 'name', 'title', 'state'])
    .orderBy('id')
    .execute();
  return JSON.stringify(rows);
}

function changedSince(listing: Listing, modifiedSince: string | undefined) {
  const query = listedDatasets(listing);
  return modifiedSince === undefined ? query : query.where('metadata_modified', '>=', modifiedSince);
}
