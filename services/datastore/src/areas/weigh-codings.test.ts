import { expect, test } from 'vitest';
import { thinned } from './weigh-codings.ts';

const numbers = Array.from({ length: 1000 }, (_, at) => at);

test('items are thinned evenly, from the first to the last part', () => {
  expect(thinned(numbers, 4)).toEqual([0, 250, 500, 750]);
});

test('few items are all kept', () => {
  expect(thinned(['a', 'b'], 4)).toEqual(['a', 'b']);
  expect(thinned([], 4)).toEqual([]);
});
