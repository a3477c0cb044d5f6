import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  '/',
  '/search?sq=rain',
  '/p/rainfall/r/table-1',
  '/news_blogs/é',
])('%s leads to a page of ours', (page) => {
  expect(ownPath(page)).toBe(page);
});

test.each([
  '',
  'search',
  'https://example.org/',
  '//example.org/',
  '/\\example.org',
  '/\t/example.org',
  'javascript:alert(1)',
  '/a\nb',
])('%j leads nowhere', (page) => {
  expect(ownPath(page)).toBeUndefined();
});
