import { useTerms } from '../dataset/use-terms.ts';
import type { FacetValue } from './facet-values.ts';
import type { FacetName } from './search-address.ts';

/** How a facet's value reads in the visitor's language. */
export function useFacetLabels(): (name: FacetName, value: Pick<FacetValue, 'name' | 'title'>) => string {
  const terms = useTerms();
  return (name, value) => {
    if (name === 'granularity') return terms.granularity(value.name);
    if (name === 'frequency') return terms.frequency(value.name);
    if (name === 'format') return value.name.toUpperCase();
    return value.title;
  };
}
