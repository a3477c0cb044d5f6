import type { SearchResult } from '@gazetteer/client';
import { useTerms } from '../../datasets/use-terms.ts';
import { useSectors } from '../../site/use-sectors.ts';
import type { FacetName } from './search-address.ts';
import { facetFields, mostListed } from './search-query.ts';

export interface FacetValue {
  name: string;
  /** The title of an organisation or a licence, where the catalogue knows one. */
  title: string;
  count: number;
}

type Facets = SearchResult['search_facets'];

/**
 * The facets with their values in the order in which they are shown, the most frequent first: for servers, since the first
 * comparison by language takes a browser long.
 */
export function sortFacets(facets: Facets, locale: string): Facets {
  const sorted = Object.entries(facets).map(([name, facet]) => {
    const items = facet.items.toSorted(
      (one, other) => other.count - one.count || one.display_name.localeCompare(other.display_name, locale),
    );
    return [name, { ...facet, items }] as const;
  });
  return Object.fromEntries(sorted);
}

/** The values of a facet in their order, the most frequent and the chosen ones; those that nothing has stand last. */
export function facetValues(name: FacetName, chosen: readonly string[], facets: Facets): FacetValue[] {
  const items = facets[facetFields[name]]?.items ?? [];
  const values = items
    .filter((item, place) => place < mostListed || chosen.includes(item.name))
    .map((item) => ({ name: item.name, title: item.display_name, count: item.count }));
  const known = new Set(values.map((value) => value.name));
  const missing = chosen.filter((value) => !known.has(value));
  return [...values, ...missing.map((value) => ({ name: value, title: value, count: 0 }))];
}

/** Whether a facet has more values than are listed. */
export function isFacetCut(name: FacetName, facets: Facets): boolean {
  return (facets[facetFields[name]]?.items.length ?? 0) > mostListed;
}

/** How a facet's value reads in the visitor's language. */
export function useFacetLabels(): (name: FacetName, value: Pick<FacetValue, 'name' | 'title'>) => string {
  const terms = useTerms();
  const sectorOf = useSectors();
  return (name, value) => {
    if (name === 'sectors') return sectorOf(value.name).label;
    if (name === 'granularity') return terms.granularity(value.name);
    if (name === 'frequency') return terms.frequency(value.name);
    if (name === 'format') return value.name.toUpperCase();
    return value.title;
  };
}
