import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseFirst, type Measure } from './choose-first.ts';

const number = fc.constantFrom(Number.NEGATIVE_INFINITY, 0, 1, 2, 3);
const documents = fc.array(fc.tuple(number, number), { maxLength: 400 });

test('the first documents are those that a sort of all puts first', () => {
  fc.assert(
    fc.property(documents, fc.nat({ max: 500 }), (rows, count) => {
      const measures = [0, 1].map(
        (key): Measure =>
          (ordinals) =>
            Float64Array.from(ordinals, (ordinal) => rows[ordinal]?.[key] ?? 0),
      );
      const sorted = [...rows.keys()].sort((one, other) => {
        const [mine = [0, 0], theirs = [0, 0]] = [rows[one], rows[other]];
        if (mine[0] !== theirs[0]) return mine[0] > theirs[0] ? -1 : 1;
        if (mine[1] !== theirs[1]) return mine[1] > theirs[1] ? -1 : 1;
        return other - one;
      });
      const all = Uint32Array.from(rows.keys());
      expect([...chooseFirst(all, count, measures)]).toEqual(sorted.slice(0, count));
    }),
  );
});

test('of documents that rise by what they are sorted by, the last are the first', () => {
  const all = Uint32Array.from({ length: 5000 }, (_, index) => index);
  const rising: Measure = (ordinals) => Float64Array.from(ordinals);
  expect([...chooseFirst(all, 3, [rising])]).toEqual([4999, 4998, 4997]);
});
