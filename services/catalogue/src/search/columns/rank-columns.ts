import type { StemSequence } from '../index/full-text.store.ts';
import type { OrdinalSet } from '../index/ordinal-set.ts';

/** A word of a question, how it is looked for, and the columns that have it by place. Rare words weigh more. */
export type LocatedWord = {
  sequences: readonly StemSequence[];
  weight: number;
  label: OrdinalSet;
  description: OrdinalSet;
  anywhere: OrdinalSet;
};

const LABEL_WEIGHT = 4;
const DESCRIPTION_WEIGHT = 2;
const CONTEXT_WEIGHT = 1;

/**
 * The first `count` of the columns: those that say most of the words in how they are called, then in what is said of
 * them, then in what they stand in. Ties keep the order in which the columns were indexed, so that those of one table
 * stand together.
 */
export function rankColumns(ordinals: Uint32Array, count: number, located: readonly LocatedWord[]): number[] {
  if (located.length === 0) return [...ordinals.subarray(0, count)];
  const scores = new Float64Array(ordinals.length);
  for (const { weight, label, description, anywhere } of located) {
    for (let index = 0; index < ordinals.length; index++) {
      const ordinal = ordinals[index] ?? 0;
      if (!anywhere.has(ordinal)) continue;
      const place = label.has(ordinal)
        ? LABEL_WEIGHT
        : description.has(ordinal)
          ? DESCRIPTION_WEIGHT
          : CONTEXT_WEIGHT;
      scores[index] = (scores[index] ?? 0) + weight * place;
    }
  }
  return bestFirst(scores, count).map((index) => ordinals[index] ?? 0);
}

// There are few different scores: as many as ways to combine words and places. So the best are found without sorting
// a list of all.
function bestFirst(scores: Float64Array, count: number): number[] {
  const descending = [...new Set(scores)].sort((one, other) => other - one);
  const best: number[] = [];
  for (const score of descending) {
    for (let index = 0; index < scores.length && best.length < count; index++)
      if (scores[index] === score) best.push(index);
    if (best.length >= count) break;
  }
  return best;
}
