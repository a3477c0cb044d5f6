import { expect, test } from 'vitest';
import { namesTag } from './entity-tag.ts';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"ab"', '"a"', false],
  ['a', '"a"', false],
  ['"a-br"', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('If-None-Match: %s names the answer %s: %s', (header, tag, expected) => {
  expect(namesTag(header, tag)).toBe(expected);
});
