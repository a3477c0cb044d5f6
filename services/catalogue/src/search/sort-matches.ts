import { ApplicationError } from '@gazetteer/kernel';
import type { IndexView } from './index-memory.ts';
import { sortField } from './search-fields.ts';
import { COMPLETENESS } from './describe-dataset.ts';
import { type Located, scoreMatches, tendedness, titleAffinity } from './score-matches.ts';

export type SortKey = { field: string; descending: boolean };

export const DEFAULT_SORT = 'score desc, metadata_modified desc';
const TITLES = 'title_string';
const MODIFIED = 'metadata_modified';
/** How many of the best matches get a close look before they are shown. */
const CLOSE_LOOK = 100;
/** What a title's affinity counts at least, so that it also orders matches that were not scored. */
const MINIMUM_WEIGHT = 0.1;

/**
 * Reads `sort`: a comma list of `field asc` or `field desc`; `rank` means the default order.
 * @throws search_query when it is not such a list
 */
export function readSort(sort: string): SortKey[] {
  const text = sort.trim() === '' || sort.trim() === 'rank' ? DEFAULT_SORT : sort;
  return text.split(',').map((key) => {
    const [, field, direction] = /^\s*([\w.*-]+)\s+(asc|desc)\s*$/i.exec(key) ?? [];
    if (field === undefined || direction === undefined) {
      throw new ApplicationError(
        'search_query',
        400,
        'Invalid "sort" parameter: write it as "field asc" or "field desc"',
      );
    }
    return { field, descending: direction.toLowerCase() === 'desc' };
  });
}

/** The columns that a sort compares. */
export function columnsForSort(keys: readonly SortKey[]): string[] {
  const fields = keys.filter(({ field }) => field !== 'score').map(({ field }) => sortField(field));
  return keys[0]?.field === 'score' ? [...fields, TITLES, MODIFIED, COMPLETENESS] : fields;
}

type Sorting = {
  keys: readonly SortKey[];
  view: IndexView;
  located: readonly Located[];
  /** The stems wanted, in the order they were written. */
  stems: readonly string[];
  now: Date;
};

/** The first `count` of the documents in the order asked for. Ties go to the document indexed last. */
export function sortMatches(ordinals: Uint32Array, count: number, sorting: Sorting): number[] {
  const { keys, view, located, stems, now } = sorting;
  const scores = scoreMatches(ordinals, located);
  const telling =
    located.length > 0 || stems.length > 0 ? keys : keys.filter(({ field }) => field !== 'score');
  const compare = comparison(telling, ordinals, scores, view);
  const looksClosely = keys[0]?.field === 'score' && keys[0].descending && stems.length > 0;
  const leading = telling[0]?.field === 'score' && telling[0].descending ? scores : undefined;
  const wanted = looksClosely ? Math.max(count, CLOSE_LOOK) : count;
  const best = firstIndexes(ordinals.length, wanted, compare, leading);
  if (looksClosely) {
    const greatest = Math.max(...located.map(({ weight }) => weight), MINIMUM_WEIGHT);
    const [titles, modified, told] = [TITLES, MODIFIED, COMPLETENESS].map(view.column);
    for (const index of best.slice(0, CLOSE_LOOK)) {
      const ordinal = ordinals[index] ?? 0;
      const affinity = titleAffinity(titles?.valueOf(ordinal) ?? '', stems);
      const tended = tendedness(modified?.valueOf(ordinal), told?.valueOf(ordinal), now);
      scores[index] = (scores[index] ?? 0) + greatest * (affinity + tended);
    }
    best.splice(0, CLOSE_LOOK, ...best.slice(0, CLOSE_LOOK).sort(compare));
  }
  return best.slice(0, count).map((index) => ordinals[index] ?? 0);
}

type Compare = (one: number, other: number) => number;

function comparison(
  keys: readonly SortKey[],
  ordinals: Uint32Array,
  scores: Float64Array,
  view: IndexView,
): Compare {
  const comparisons = keys.map(({ field, descending }): Compare => {
    const sign = descending ? -1 : 1;
    if (field === 'score') return (one, other) => sign * ((scores[one] ?? 0) - (scores[other] ?? 0));
    const column = view.column(sortField(field));
    return (one, other) => {
      const first = column.valueOf(ordinals[one] ?? 0);
      const second = column.valueOf(ordinals[other] ?? 0);
      if (first === second) return 0;
      // What has no value comes last, whichever way the others are sorted.
      if (first === undefined) return 1;
      if (second === undefined) return -1;
      return sign * (first < second ? -1 : 1);
    };
  });
  return (one, other) => {
    for (const compare of comparisons) {
      const difference = compare(one, other);
      if (difference !== 0) return difference;
    }
    return other - one;
  };
}

/**
 * The first `count` of the indexes 0 … length − 1, sorted, without sorting the rest.
 * @param leading what is compared first, the greatest first: most matches of a common word are told by it alone
 */
function firstIndexes(
  length: number,
  count: number,
  compare: Compare,
  leading: Float64Array | undefined,
): number[] {
  if (count * 4 > length)
    return Array.from({ length }, (_, index) => index)
      .sort(compare)
      .slice(0, count);
  const best: number[] = [];
  // Backwards, because what was indexed last is mostly what is newest, and the default order wants that first.
  for (let index = length - 1; index >= 0; index--) {
    const last = best.at(-1);
    const isFull = best.length >= count && last !== undefined;
    if (isFull && leading && (leading[index] ?? 0) < (leading[last] ?? 0)) continue;
    if (isFull && compare(index, last) >= 0) continue;
    best.splice(placeIn(best, index, compare), 0, index);
    if (best.length > count) best.pop();
  }
  return best;
}

function placeIn(sorted: readonly number[], index: number, compare: Compare): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, index) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
