import { expect, test } from 'vitest';
import { readBound, unreadable } from './read-bound.ts';

test.each([
  ['1,23,456', 'en', 123_456],
  [' -2.5 ', 'en', -2.5],
  ['1 234,5', 'fr', 1234.5],
  ['2.5', 'fr', 2.5],
  ['', 'en', undefined],
  ['many', 'en', unreadable],
  ['1e999', 'en', unreadable],
])('%s in %s', (text, language, bound) => {
  expect(readBound(text, { type: 'float' }, language)).toBe(bound);
});

test('days and texts stay as they are', () => {
  expect(readBound('2020-01-31', { type: 'date' }, 'en')).toBe('2020-01-31');
  expect(readBound('2019-20', { type: 'text' }, 'fr')).toBe('2019-20');
});
