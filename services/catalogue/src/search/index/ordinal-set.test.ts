import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OrdinalSet } from './ordinal-set.ts';

const ordinals = fc.array(fc.nat({ max: 200 }));
const sorted = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other);

test('sets of ordinals combine like sets', () => {
  fc.assert(
    fc.property(ordinals, ordinals, (one, other) => {
      const [first, second] = [new Set(one), new Set(other)];
      const [mine, theirs] = [OrdinalSet.of(one), OrdinalSet.of(other)];
      expect([...mine.toArray()]).toEqual(sorted(first));
      expect(mine.size).toBe(first.size);
      expect([...mine.union(theirs).toArray()]).toEqual(sorted(first.union(second)));
      expect([...mine.intersection(theirs).toArray()]).toEqual(sorted(first.intersection(second)));
      expect([...mine.difference(theirs).toArray()]).toEqual(sorted(first.difference(second)));
    }),
  );
});

test('an ordinal can be taken out again', () => {
  const set = OrdinalSet.of([1, 31, 32, 63]);
  set.delete(31);
  set.delete(900);
  expect(set.has(31)).toBe(false);
  expect([...set.toArray()]).toEqual([1, 32, 63]);
});
