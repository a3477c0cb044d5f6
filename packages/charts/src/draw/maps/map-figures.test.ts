import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classOf, cutClasses, quantileClasses } from './map-figures.ts';

test('values are cut into classes of equal counts', () => {
  const values = Array.from({ length: 100 }, (_, index) => 99 - index);
  expect(quantileClasses(values, 5)).toEqual({ breaks: [0, 20, 40, 60, 80], maximum: 99 });
});

test('equal values stay together, and fewer classes are made', () => {
  expect(quantileClasses([1, 1, 1, 1, 1, 1, 1, 1, 9, 9], 5)).toEqual({ breaks: [1, 9], maximum: 9 });
  expect(quantileClasses([3], 5)).toEqual({ breaks: [3], maximum: 3 });
  expect(quantileClasses([Number.NaN], 5)).toBeUndefined();
});

test('every value falls into a class, in the order of the values', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 }), (values) => {
      const classes = quantileClasses(values, 5);
      if (!classes) throw new Error('no classes');
      const indexes = values.toSorted((a, b) => a - b).map((value) => classOf(value, classes) ?? -1);
      expect(indexes.at(0)).toBe(0);
      expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
      expect(classOf(null, classes)).toBeUndefined();
    }),
  );
});

test('classes of equal width and natural breaks', () => {
  expect(cutClasses([0, 1, 2, 10], 5, 'equal')).toEqual({ breaks: [0, 2, 4, 6, 8], maximum: 10 });
  expect(cutClasses([1, 2, 3, 50, 51, 100], 3, 'natural')).toEqual({ breaks: [1, 50, 100], maximum: 100 });
  for (const method of ['equal', 'natural', 'quantile'] as const) {
    expect(cutClasses([], 5, method)).toBeUndefined();
    expect(cutClasses([7, 7], 5, method)).toEqual({ breaks: [7], maximum: 7 });
  }
});
