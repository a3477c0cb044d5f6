import type { Clock } from '@gazetteer/kernel';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { listedClauses } from '../model/listing.ts';
import { withFullAddresses } from '../model/own-addresses.ts';
import { publicOnly } from './match/visible-documents.ts';
import type { SearchIndex } from './search-index.ts';

type Searched = { index: SearchIndex; clock: Clock; publicUrl: string };

/** A search in Solr's words among what everybody may see. */
export type PublishedSearch = {
  q?: string | undefined;
  /** Conditions, all of which must hold. */
  fq?: string | readonly string[] | undefined;
  modifiedSince?: string | undefined;
  limit: number;
  offset: number;
  /** By name unless said otherwise, so that pages do not shift. */
  sort?: string;
};

/**
 * Finds those of the public datasets that visitors find, as searchPublished does.
 * @throws search_syntax and what else package_search refuses
 */
export function searchListed(
  catalogue: Searched & { publishers: readonly string[] },
  search: PublishedSearch,
): Promise<{ datasets: PackageDictionary[]; total: number }> {
  const filters = [search.fq ?? [], listedClauses(catalogue.publishers)].flat();
  return searchPublished(catalogue, { ...search, fq: filters });
}

/**
 * Finds public datasets, a page at a time, in an order that does not shift from page to page.
 * @throws search_syntax and what else package_search refuses
 */
export async function searchPublished(
  { index, clock, publicUrl }: Searched,
  search: PublishedSearch,
): Promise<{ datasets: PackageDictionary[]; total: number }> {
  const since = search.modifiedSince && `metadata_modified:[${search.modifiedSince.slice(0, 19)}Z TO *]`;
  const found = await index.find({
    q: search.q ?? '',
    filters: [search.fq ?? [], since ?? []].flat().filter((filter) => filter !== ''),
    sort: search.sort ?? 'name asc',
    start: search.offset,
    rows: search.limit,
    facets: { fields: [], limit: 0, minimumCount: 1, excludeOwnFilter: false },
    visibility: publicOnly,
    highlight: false,
    now: clock(),
  });
  const datasets = found.bodies.map(
    (body) => JSON.parse(withFullAddresses(body, publicUrl)) as PackageDictionary,
  );
  return { datasets, total: found.count };
}
