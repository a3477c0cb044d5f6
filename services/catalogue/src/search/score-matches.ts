import { analyseText } from './analyse-text.ts';
import { type FullText, type StemSequence, type TextPart, textParts } from './full-text.store.ts';
import type { OrdinalSet } from './ordinal-set.ts';
import type { Leaf, Query } from './query-tree.ts';
import { looksForWords } from './search-fields.ts';

/*
 * Scoring is ours and not the database's, so that it is the same on each and never has to count the words of a whole
 * catalogue. The first score of a match is told by sets: in which places do the wanted words stand. The best few
 * hundred matches then get a close look at their titles. The weights are CKAN's: name and title 4, tags and groups
 * 2, any text 1.
 */

const TITLE: readonly TextPart[] = ['name', 'title'];
const KEYWORDS: readonly TextPart[] = ['keywords'];
const TITLE_WEIGHT = 4;
const KEYWORD_WEIGHT = 2;
/** How much of a further place's weight is added to that of the best one. */
const TIE = 0.1;

/** A sequence of words that is wanted: with the boost its part of the query carries, in the parts it may stand in. */
export type Wanted = { sequence: StemSequence; boost: number; parts: readonly TextPart[] };

/** A wanted sequence and the documents that have it, by place. `weight` grows the rarer it is in the catalogue. */
export type Located = { weight: number; title: OrdinalSet; keywords: OrdinalSet; anywhere: OrdinalSet };

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
export async function locate(wanted: Wanted, fullText: FullText, documents: number): Promise<Located> {
  const { sequence, boost, parts } = wanted;
  const within = (places: readonly TextPart[]) =>
    fullText.find(
      sequence,
      places.filter((part) => parts.includes(part)),
    );
  const [title, keywords, anywhere] = await Promise.all([within(TITLE), within(KEYWORDS), within(textParts)]);
  const rarity = Math.log(1 + documents / (1 + anywhere.size));
  return { weight: boost * rarity, title, keywords, anywhere };
}

/** The first scores of documents, in the same order. */
export function scoreMatches(ordinals: Uint32Array, located: readonly Located[]): Float64Array {
  const scores = new Float64Array(ordinals.length);
  for (const { weight, title, keywords, anywhere } of located) {
    for (let index = 0; index < ordinals.length; index++) {
      const ordinal = ordinals[index] ?? 0;
      if (!anywhere.has(ordinal)) continue;
      const place = placeWeight(title.has(ordinal), keywords.has(ordinal));
      scores[index] = (scores[index] ?? 0) + weight * place;
    }
  }
  return scores;
}

function placeWeight(inTitle: boolean, inKeywords: boolean): number {
  if (inTitle) return TITLE_WEIGHT + TIE * (inKeywords ? KEYWORD_WEIGHT + 1 : 1);
  return inKeywords ? KEYWORD_WEIGHT + TIE : 1;
}

/** A close look at a title, 0 to 5: how much of it was wanted, in which order, and whether it is exactly that. */
export function titleAffinity(title: string, wanted: readonly string[]): number {
  const stems = analyseText(title).map(({ stem }) => stem);
  if (stems.length === 0 || wanted.length === 0) return 0;
  const asked = new Set(wanted);
  const covered = stems.filter((stem) => asked.has(stem)).length / stems.length;
  const pairs = new Set(wanted.slice(1).map((stem, index) => `${wanted[index]} ${stem}`));
  const neighbours = stems.filter((stem, index) => pairs.has(`${stem} ${stems[index + 1]}`)).length;
  const begins = stems[0] === wanted[0] ? 0.5 : 0;
  const isExact = stems.join(' ') === wanted.join(' ') ? 2 : 0;
  return covered + begins + isExact + Math.min(1.5, neighbours / wanted.length);
}
