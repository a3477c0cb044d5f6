import { ApplicationError } from '@gazetteer/kernel';
import type { IndexView } from '../index/index-memory.ts';
import type { OrdinalSet } from '../index/ordinal-set.ts';
import { COMPLETENESS, sortField, TRANSLATED_TITLES } from '../query/search-fields.ts';
import { chooseFirst, type Measure } from './choose-first.ts';
import { bestByScore, scoreOf } from './group-by-score.ts';
import { type Located, maintenanceScore, titleAffinity } from './score-matches.ts';

export type SortKey = { field: string; descending: boolean };

export const DEFAULT_SORT = 'score desc, metadata_modified desc';
const TITLES = 'title_string';
const MODIFIED = 'metadata_modified';
/** How many of the best matches get a close look before they are shown. */
const RERANKED = 100;
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
  return keys[0]?.field === 'score' ? [...fields, TITLES, TRANSLATED_TITLES, MODIFIED, COMPLETENESS] : fields;
}

type Sorting = {
  keys: readonly SortKey[];
  view: IndexView;
  located: readonly Located[];
  /** The stems wanted, in the order they were written. */
  stems: readonly string[];
  now: Date;
};

/** The first `count` of the matches in the order asked for. Ties go to the document indexed last. */
export function sortMatches(matches: OrdinalSet, count: number, sorting: Sorting): number[] {
  const { located, stems } = sorting;
  const isScored = located.length > 0 || stems.length > 0;
  const keys = sorting.keys.filter(({ field }) => isScored || field !== 'score');
  if (keys[0]?.field === 'score' && keys[0].descending)
    return sortByScore(matches, count, keys.slice(1), sorting);
  const measures = keys.map((key) => measureBy(key, sorting));
  return [...chooseFirst(matches.toArray(), count, measures)];
}

function sortByScore(
  matches: OrdinalSet,
  count: number,
  further: readonly SortKey[],
  sorting: Sorting,
): number[] {
  const measures = further.map((key) => measureBy(key, sorting));
  const wanted = Math.max(count, RERANKED);
  const best: Scored[] = [];
  for (const { score, ordinals } of bestByScore(matches, sorting.located, wanted)) {
    for (const ordinal of chooseFirst(ordinals, wanted - best.length, measures))
      best.push({ score, ordinal });
  }
  const reranked = sorting.stems.length > 0 ? rerank(best.slice(0, RERANKED), sorting) : [];
  return [...reranked, ...best.slice(reranked.length)].slice(0, count).map(({ ordinal }) => ordinal);
}

type Scored = { score: number; ordinal: number };

function rerank(best: readonly Scored[], { view, located, stems, now }: Sorting): Scored[] {
  const greatest = Math.max(...located.map(({ weight }) => weight), MINIMUM_WEIGHT);
  const [titles, translated, modified, told] = [TITLES, TRANSLATED_TITLES, MODIFIED, COMPLETENESS].map(
    view.column,
  );
  const affinityOf = titleAffinity(stems);
  const reranked = best.map(({ score, ordinal }) => {
    // A title is as good as the best of its translations: people ask in one language at a time.
    const called = [titles?.valueOf(ordinal) ?? '', ...(translated?.valuesOf(ordinal) ?? [])];
    const affinity = Math.max(...called.map(affinityOf));
    const maintenance = maintenanceScore(modified?.valueOf(ordinal), told?.valueOf(ordinal), now);
    return { ordinal, score: score + greatest * (affinity + maintenance) };
  });
  return reranked.sort((one, other) => other.score - one.score);
}

function measureBy({ field, descending }: SortKey, { view, located }: Sorting): Measure {
  const sign = descending ? 1 : -1;
  if (field === 'score')
    return (ordinals) => Float64Array.from(ordinals, (ordinal) => sign * scoreOf(ordinal, located));
  const column = view.column(sortField(field));
  return (ordinals) => {
    const ranks = column.ranks(ordinals);
    // What has no value comes last, whichever way the others are sorted.
    for (let index = 0; index < ranks.length; index++) {
      const rank = ranks[index] ?? 0;
      ranks[index] = rank === 0 ? Number.NEGATIVE_INFINITY : sign * rank;
    }
    return ranks;
  };
}
