import { expect, test } from 'vitest';
import { readPageNumber } from './page-number.ts';

test.each([
  [null, 1],
  ['', 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['two', 1],
  ['99', 9],
])('an address that says %j asks for page %i', (said, page) => {
  expect(readPageNumber(said, 9)).toBe(page);
});
