import { useSectors } from '../../site/use-sectors.ts';
import { useTerms } from '../../datasets/use-terms.ts';
import type { FacetValue } from './facet-values.ts';
import type { FacetName } from './search-address.ts';

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
