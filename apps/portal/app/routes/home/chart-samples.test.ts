import { describe, expect, test } from 'vitest';
import { scaled, thinned } from './chart-samples.ts';

describe('the samples of the chart strip', () => {
  test('are thinned evenly, first and last kept', () => {
    expect(thinned([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
    expect(thinned([1, 2], 5)).toEqual([1, 2]);
  });

  test('fill the height they are given', () => {
    expect(scaled([10, 20, 15], 0, 100)).toEqual([0, 100, 50]);
  });

  test('stand in the middle when they are all the same', () => {
    expect(scaled([7, 7], 0, 10)).toEqual([5, 5]);
  });
});
