import type { SearchResult } from '@gazetteer/client';
import type { FacetName } from './search-address.ts';
import { facetFields } from './search-query.ts';

export interface FacetValue {
  name: string;
  /** The title of an organisation or a licence, where the catalogue knows one. */
  title: string;
  count: number;
}

/** The values of a facet, chosen ones always among them, the most frequent first. */
export function facetValues(
  name: FacetName,
  chosen: readonly string[],
  facets: SearchResult['search_facets'],
): FacetValue[] {
  const items = facets[facetFields[name]]?.items ?? [];
  const values = items.map((item) => ({ name: item.name, title: item.display_name, count: item.count }));
  const known = new Set(values.map((value) => value.name));
  const missing = chosen.filter((value) => !known.has(value));
  return [...values, ...missing.map((value) => ({ name: value, title: value, count: 0 }))].sort(
    (one, other) => other.count - one.count || one.title.localeCompare(other.title),
  );
}
