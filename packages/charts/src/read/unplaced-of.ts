import type { ChartOptions } from './chart-options.ts';

/** How the places in the rows of a map compare with the areas that are known; `unmatched` has the first that are not. */
export type PlaceMatch = { total: number; matched: number; unmatched: readonly { value: string }[] };

/** The places of a map that the words about it name, as their rows are in no figure. */
export function unplacedOf(match: PlaceMatch | null): ChartOptions['unplaced'] {
  if (!match) return undefined;
  const { total, matched, unmatched } = match;
  return { count: total - matched, first: unmatched.map(({ value }) => value) };
}
