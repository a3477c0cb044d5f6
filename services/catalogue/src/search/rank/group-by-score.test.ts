import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestByScore, scoreOf } from './group-by-score.ts';
import { OrdinalSet } from '../index/ordinal-set.ts';
import type { Located } from './score-matches.ts';

const DOCUMENTS = 3000;

const ordinals = Array.from({ length: DOCUMENTS }, (_, index) => index + 1);

type Word = readonly [seed: number, weight: number];
const word = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 }));

// A word that stands in many documents, as common words do; its seed decides where.
function locate([seed, weight]: Word): Located {
  const having = (place: number) =>
    OrdinalSet.of(ordinals.filter((ordinal) => (mixed(ordinal, seed + place) & 3) === 0));
  const [title, columns, keywords, notes] = [having(1), having(2), having(3), having(4)];
  const anywhere = title.union(columns).union(keywords).union(notes);
  return { weight: weight / 3, title, columns, keywords, anywhere };
}

function mixed(ordinal: number, seed: number): number {
  const product = Math.imul(ordinal ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  return Math.imul(product ^ (product >>> 13), 0xc2b2ae35) >>> 16;
}

test('the best groups hold the documents with the highest scores', () => {
  const words = fc.array(word, { maxLength: 4 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 1500 }), (some, count) => {
      const located = some.map(locate);
      const groups = bestByScore(OrdinalSet.of(ordinals), located, count);
      const heaviestFirst = located.toSorted((one, other) => other.weight - one.weight);
      const scores = ordinals.map((ordinal) => scoreOf(ordinal, heaviestFirst));
      const descending = scores.toSorted((one, other) => other - one);
      const found = groups.flatMap((group) => [...group.ordinals]);
      const least = descending[count - 1] ?? Number.NEGATIVE_INFINITY;
      const expected = ordinals.filter((_, index) => (scores[index] ?? 0) >= least);
      expect(found.toSorted((one, other) => one - other)).toEqual(expected);
      for (const { score, ordinals: alike } of groups)
        for (const ordinal of alike) expect(scores[ordinal - 1]).toBe(score);
      expect(groups.map(({ score }) => score)).toEqual([...new Set(descending)].slice(0, groups.length));
    }),
    {
      numRuns: 40,
      // Added in another order, the weights of these words come to a sum that is rounded lower.
      examples: [
        [
          [
            [752693921, 6],
            [153536467, 1],
            [245338385, 3],
          ],
          222,
        ],
      ],
    },
  );
});
