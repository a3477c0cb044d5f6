import type { Catalogue } from '../../catalogue.ts';
import type { PackageDictionary } from '../../model/dataset.contract.ts';
import { withFullAddresses } from '../../model/own-addresses.ts';

/** A search in Solr's words among what everybody may see. */
export type PublishedSearch = {
  q?: string | undefined;
  fq?: string | undefined;
  modifiedSince?: string | undefined;
  limit: number;
  offset: number;
  /** By name unless said otherwise, so that pages do not shift. */
  sort?: string;
};

/**
 * Finds public datasets, a page at a time, in an order that does not shift from page to page.
 * @throws search_syntax and what else package_search refuses
 */
export async function searchPublished(
  { index, clock, publicUrl }: Pick<Catalogue, 'index' | 'clock' | 'publicUrl'>,
  search: PublishedSearch,
): Promise<{ datasets: PackageDictionary[]; total: number }> {
  const since = search.modifiedSince && `metadata_modified:[${search.modifiedSince.slice(0, 19)}Z TO *]`;
  const found = await index.find({
    q: search.q ?? '',
    filters: [search.fq, since].filter((filter): filter is string => Boolean(filter)),
    sort: search.sort ?? 'name asc',
    start: search.offset,
    rows: search.limit,
    facets: { fields: [], limit: 0, minimumCount: 1, excludeOwnFilter: false },
    visibility: { privateOf: [], draftsOf: [], deletedOf: [] },
    highlight: false,
    now: clock(),
  });
  const datasets = found.bodies.map(
    (body) => JSON.parse(withFullAddresses(body, publicUrl)) as PackageDictionary,
  );
  return { datasets, total: found.count };
}
