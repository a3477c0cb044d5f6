import type { IndexView } from './index-memory.ts';
import { valueField } from './search-fields.ts';

/** A value of a facet and how many of the matches have it. */
export type FacetCount = { value: string; count: number };

/** What to count: −1 as limit means all values. */
export type FacetLimits = { limit: number; minimumCount: number };

/** The values of a field among documents, commonest first. */
export function countFacet(
  field: string,
  ordinals: Uint32Array,
  view: IndexView,
  limits: FacetLimits,
): FacetCount[] {
  const column = view.column(valueField(field));
  const counts = column.count(ordinals);
  const found: FacetCount[] = [];
  // A value that no document has any more is none, whatever the minimum.
  const minimum = Math.max(1, limits.minimumCount);
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] ?? 0;
    if (count >= minimum) found.push({ value: column.values[number] ?? '', count });
  }
  found.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  return limits.limit < 0 ? found : found.slice(0, limits.limit);
}
