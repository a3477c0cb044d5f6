import { expect, test } from 'vitest';
import { plainWords, quotedValue } from './plain-words.ts';

test.each([
  ['gdp:2011 (states)', 'gdp 2011 states'],
  ['{!cache=false} a[b TO c]~2^3', 'cache=false a b TO c 2 3'],
  ['  rain   fall ', 'rain fall'],
  ['***', ''],
])('%j is searched for as %j', (typed, words) => {
  expect(plainWords(typed)).toBe(words);
});

test('a value stays one value, whatever is in it', () => {
  expect(quotedValue(String.raw`a "b" OR \c`)).toBe(String.raw`"a \"b\" OR \\c"`);
});
