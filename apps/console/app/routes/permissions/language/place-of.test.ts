import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test('a place in a text is found by its line and its column', () => {
  const text = 'one\ntwo\n';
  expect(placeOf(text, { line: 1, column: 1 })).toBe(0);
  expect(placeOf(text, { line: 2, column: 3 })).toBe(6);
  expect(placeOf(text, { line: 1, column: 9 })).toBe(3);
  expect(placeOf(text, { line: 9, column: 9 })).toBe(8);
});
