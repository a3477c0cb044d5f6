import { LRUCache } from '@gazetteer/kernel';
import { analyseText } from '../words/analyse-text.ts';
import type { StemSequence } from '../index/full-text.store.ts';
import type { OrdinalSet } from '../index/ordinal-set.ts';
import type { Leaf, Query } from '../query/query-tree.ts';
import { looksForWords } from '../query/search-fields.ts';
import { type DatasetText, type TextPart, textParts } from '../index/text-parts.ts';

/*
 * Scoring is ours and not the database's, so that it is the same on each and never has to count the words of a whole
 * catalogue. The first score of a match is told by sets: in which places do the wanted words stand. The best
 * hundred matches then get a close look at their titles, their age and how much is told of them. Name and title,
 * tags and groups, and any text weigh 4, 2 and 1 as in CKAN; the indicators of the tables, which CKAN does not
 * know, 3.
 */

const TITLE: readonly TextPart[] = ['name', 'title'];
const COLUMNS: readonly TextPart[] = ['columns'];
const KEYWORDS: readonly TextPart[] = ['keywords'];
const TITLE_WEIGHT = 4;
const COLUMN_WEIGHT = 3;
const KEYWORD_WEIGHT = 2;
/** How much of a further place's weight is added to that of the best one. */
const TIE = 0.1;

/** A sequence of words that is wanted: with the boost its part of the query carries, in the parts it may stand in. */
export type Wanted = { sequence: StemSequence; boost: number; parts: readonly TextPart[] };

/** A wanted sequence and the documents that have it, by place. `weight` grows the rarer it is in the catalogue. */
export type Located = {
  weight: number;
  title: OrdinalSet;
  columns: OrdinalSet;
  keywords: OrdinalSet;
  anywhere: OrdinalSet;
};

/** The parts of a query that look for words, with their boosts. What stands behind NOT says nothing about rank. */
export function wantedLeaves(query: Query, boost = 1): { leaf: Leaf; boost: number }[] {
  switch (query.kind) {
    case 'all-of':
    case 'any-of':
      return query.children.flatMap((child) => wantedLeaves(child, boost));
    case 'boosted':
      return wantedLeaves(query.child, boost * query.factor);
    case 'not':
    case 'everything':
    case 'range':
      return [];
    default:
      return looksForWords(query) ? [{ leaf: query, boost }] : [];
  }
}

/** Finds where a wanted sequence stands in a catalogue of so many documents. */
export async function locate(wanted: Wanted, fullText: DatasetText, documents: number): Promise<Located> {
  const { sequence, boost, parts } = wanted;
  const within = (places: readonly TextPart[]) =>
    fullText.find(
      sequence,
      places.filter((part) => parts.includes(part)),
    );
  const [title, columns, keywords, anywhere] = await Promise.all(
    [TITLE, COLUMNS, KEYWORDS, textParts].map(within),
  );
  if (!title || !columns || !keywords || !anywhere) throw new Error('Four places were asked for');
  const rarity = Math.log(1 + documents / (1 + anywhere.size));
  return { weight: boost * rarity, title, columns, keywords, anywhere };
}

/** What a word weighs by its places in a document: a bit each for title, columns and keywords. */
export const PLACE_WEIGHTS: readonly number[] = Array.from({ length: 8 }, (_, places) =>
  placeWeight((places & 1) !== 0, (places & 2) !== 0, (places & 4) !== 0),
);

function placeWeight(inTitle: boolean, inColumns: boolean, inKeywords: boolean): number {
  const all =
    1 + (inTitle ? TITLE_WEIGHT : 0) + (inColumns ? COLUMN_WEIGHT : 0) + (inKeywords ? KEYWORD_WEIGHT : 0);
  const best = inTitle ? TITLE_WEIGHT : inColumns ? COLUMN_WEIGHT : inKeywords ? KEYWORD_WEIGHT : 1;
  return best + TIE * (all - best);
}

/** A close look at titles, 0 to 5 each: how much of one was wanted, in which order, and whether it is exactly that. */
export function titleAffinity(wanted: readonly string[]): (title: string) => number {
  const asked = new Set(wanted);
  const pairs = new Set(wanted.slice(1).map((stem, index) => `${wanted[index]} ${stem}`));
  return (title) => {
    const stems = stemsOfTitle(title);
    if (stems.length === 0 || wanted.length === 0) return 0;
    let covered = 0;
    let neighbours = 0;
    for (let index = 0; index < stems.length; index++) {
      const stem = stems[index] ?? '';
      if (!asked.has(stem)) continue;
      covered += 1;
      if (pairs.size > 0 && pairs.has(`${stem} ${stems[index + 1]}`)) neighbours += 1;
    }
    const begins = stems[0] === wanted[0] ? 0.5 : 0;
    const isExact =
      stems.length === wanted.length && stems.every((stem, index) => stem === wanted[index]) ? 2 : 0;
    return covered / stems.length + begins + isExact + Math.min(1.5, neighbours / wanted.length);
  };
}

// The same titles are looked at again and again: splitting them into stems is most of what reranking costs.
const knownTitles = new LRUCache<string, readonly string[]>({ max: 20_000 });

function stemsOfTitle(title: string): readonly string[] {
  const known = knownTitles.get(title);
  if (known) return known;
  const stems = analyseText(title).map(({ stem }) => stem);
  knownTitles.set(title, stems);
  return stems;
}

/** What a dataset that was changed today, and one of which everything is told, gains: they settle near ties, no more. */
const FRESHNESS = 0.15;
const COMPLETENESS = 0.15;
const MOST_TOLD = 8;
const YEAR = 365.25 * 24 * 3600 * 1000;

/** How fresh and how well described a dataset is, 0 to 0.3: freshness halves after a year. */
export function maintenanceScore(modified: string | undefined, told: string | undefined, now: Date): number {
  const age =
    modified === undefined ? Number.POSITIVE_INFINITY : (now.getTime() - Date.parse(modified)) / YEAR;
  return FRESHNESS / (1 + Math.max(0, age)) + (COMPLETENESS * Number(told ?? 0)) / MOST_TOLD;
}
