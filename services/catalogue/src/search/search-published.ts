import type { Clock } from '@gazetteer/kernel';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { withFullAddresses } from '../model/own-addresses.ts';
import { publicOnly } from './match/visible-documents.ts';
import type { SearchIndex } from './search-index.ts';

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
 * Finds public datasets, a page at a time, in an order that does not shift from page to page.
 * @throws search_syntax and what else package_search refuses
 */
export async function searchPublished(
  { index, clock, publicUrl }: { index: SearchIndex; clock: Clock; publicUrl: string },
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
