import type { OrdinalSet } from '../index/ordinal-set.ts';
import { type Located, PLACE_WEIGHTS } from './score-matches.ts';

/** Documents that have the same first score. */
export type ScoreGroup = { score: number; ordinals: Uint32Array };

/** Documents of which it is known where the first `decided` words stand: what these count, and what all may at most. */
type Undecided = { documents: OrdinalSet; decided: number; score: number; most: number };
type Group = Undecided | { most: number; ordinals: Uint32Array };

/** So few documents are scored one by one: to split them further would cost more. */
const FEW = 500;
/** After so many splits all others are scored one by one: bounds the work for many words that stand everywhere. */
const MOST_SPLITS = 100;
const HIGHEST_WEIGHT = Math.max(...PLACE_WEIGHTS);

/**
 * The matches with the highest first scores, the highest first: groups that hold at least `count` documents together, or
 * all. The matches are split by where the weightiest word stands, the most promising of these by the next word, and so
 * on: what cannot be among the best is never looked at. So a word that stands in most documents costs hardly more than
 * a rare one.
 */
export function bestByScore(matches: OrdinalSet, located: readonly Located[], count: number): ScoreGroup[] {
  const words = located.toSorted((one, other) => other.weight - one.weight);
  const groups: Group[] = [{ documents: matches, decided: 0, score: 0, most: mostOf(words, 0) }];
  const best: ScoreGroup[] = [];
  let found = 0;
  let splits = 0;
  for (let next = takeMost(groups); next; next = takeMost(groups)) {
    if (found >= count && next.most < (best.at(-1)?.score ?? 0)) break;
    if ('ordinals' in next) {
      best.push({ score: next.most, ordinals: next.ordinals });
      found += next.ordinals.length;
    } else if (next.decided === words.length) {
      groups.push({ most: next.score, ordinals: next.documents.toArray() });
    } else if (next.documents.size <= FEW || splits >= MOST_SPLITS) {
      groups.push(...scoreEach(next, words));
    } else {
      groups.push(...split(next, words));
      splits += 1;
    }
  }
  return merged(best);
}

// Added one by one in the order of `scoreOf`: sums of floating-point numbers depend on their order, and a bound that
// is rounded below a score it should cover would leave documents out.
const mostOf = (words: readonly Located[], start: number) =>
  words.reduce((most, { weight }) => most + weight * HIGHEST_WEIGHT, start);

function takeMost(groups: Group[]): Group | undefined {
  let place = 0;
  for (let index = 1; index < groups.length; index++)
    if ((groups[index]?.most ?? 0) > (groups[place]?.most ?? 0)) place = index;
  return groups.splice(place, 1)[0];
}

function split({ documents, decided, score }: Undecided, words: readonly Located[]): Undecided[] {
  const word = words[decided];
  if (!word) return [];
  const others = words.slice(decided + 1);
  const parts: Undecided[] = [];
  const add = (part: OrdinalSet, weight: number) => {
    if (part.size === 0) return;
    const reached = score + word.weight * weight;
    parts.push({ documents: part, decided: decided + 1, score: reached, most: mostOf(others, reached) });
  };
  add(documents.difference(word.anywhere), 0);
  let pieces: [documents: OrdinalSet, places: number][] = [[documents.intersection(word.anywhere), 0]];
  for (const [bit, place] of [word.title, word.columns, word.keywords].entries()) {
    pieces = pieces.flatMap(([piece, places]): typeof pieces => {
      const inside = piece.intersection(place);
      if (inside.size === 0) return [[piece, places]];
      return [
        [inside, places | (1 << bit)],
        [piece.difference(place), places],
      ];
    });
  }
  for (const [piece, places] of pieces) add(piece, PLACE_WEIGHTS[places] ?? 0);
  return parts;
}

function scoreEach({ documents, decided, score }: Undecided, words: readonly Located[]): Group[] {
  const undecided = words.slice(decided);
  const alike = Map.groupBy(documents.toArray(), (ordinal) => scoreOf(ordinal, undecided, score));
  return Array.from(alike, ([most, ordinals]) => ({ most, ordinals: Uint32Array.from(ordinals) }));
}

/** The first score of a document, from what it has already. */
export function scoreOf(ordinal: number, words: readonly Located[], start = 0): number {
  let score = start;
  for (const { weight, title, columns, keywords, anywhere } of words) {
    if (!anywhere.has(ordinal)) continue;
    const [first, second, third] = [title, columns, keywords].map((place) => Number(place.has(ordinal)));
    const places = (first ?? 0) | ((second ?? 0) << 1) | ((third ?? 0) << 2);
    score += weight * (PLACE_WEIGHTS[places] ?? 0);
  }
  return score;
}

// Words may stand in different places and count the same.
function merged(groups: readonly ScoreGroup[]): ScoreGroup[] {
  const byScore = Map.groupBy(groups, ({ score }) => score);
  return Array.from(byScore, ([score, alike]) => ({
    score,
    ordinals:
      alike.length === 1 && alike[0]
        ? alike[0].ordinals
        : Uint32Array.from(alike.flatMap(({ ordinals }) => [...ordinals])).sort(),
  }));
}
