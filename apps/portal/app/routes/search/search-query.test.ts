import { expect, test } from 'vitest';
import { readSearch } from './search-address.ts';
import { isBeyondEnd, isInVain, lastPage } from './search-query.ts';

test.each([
  ['datasets', 0, 0],
  ['datasets', 25, 1],
  ['datasets', 26, 2],
  // The catalogue lists no more columns than this, however many there are.
  ['columns', 50_000, 400],
] as const)('a list of %s with %i entries has %i pages', (tab, count, last) => {
  expect(lastPage({ tab, pageSize: 25 }, count)).toBe(last);
});

test('a list ends with its last page, and one of nothing with its first', () => {
  const at = (page: number) => ({ tab: 'datasets', pageSize: 25, page }) as const;
  expect([1, 2, 3, 99].map((page) => isBeyondEnd(at(page), 30))).toEqual([false, false, true, true]);
  expect([1, 2].map((page) => isBeyondEnd(at(page), 0))).toEqual([false, true]);
});

test.each([
  ['sq=xylophones', true],
  ['sq=xylophones&page=1&sortBy=title', true],
  ['sq=', false],
  ['sq=xylophones&tags=music', false],
  ['sq=xylophones&exact=true', false],
  ['sq=xylophones&dev_mode=true', false],
])('a search that found nothing was in vain where its words alone found nothing: %s', (query, isSo) => {
  const state = readSearch(new URLSearchParams(query));
  expect([isInVain(state, 0), isInVain(state, 3)]).toEqual([isSo, false]);
});
