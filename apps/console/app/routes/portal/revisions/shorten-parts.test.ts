import { expect, test } from 'vitest';
import { countWords, type TextPart } from './compare-words.server.ts';
import { shortenParts } from './shorten-parts.server.ts';

const same = (text: string): TextPart => ({ kind: 'same', text });
const changed: TextPart = { kind: 'added', text: 'new' };
const long = 'word '.repeat(400);

test('what is far from every change becomes a gap that says how many words it stands for', () => {
  const shown = shortenParts([same(long), changed, same(long), changed, same(long)]);
  expect(shown.map(({ kind }) => kind)).toEqual([
    'gap',
    'same',
    'added',
    'same',
    'gap',
    'same',
    'added',
    'same',
    'gap',
  ]);
  const words = shown.map((part) => (part.kind === 'gap' ? part.words : countWords(part.text)));
  expect(words.reduce((sum, count) => sum + count)).toBe(1202);
});

test('words are not cut', () => {
  const shown = shortenParts([same(long), changed, same(long)]);
  const kept = shown.flatMap((part) => (part.kind === 'same' ? part.text.trim().split(' ') : []));
  expect(new Set(kept)).toEqual(new Set(['word']));
});

test('a short text stays whole', () => {
  const parts = [same('A few words before '), changed, same(' and a few behind.')];
  expect(shortenParts(parts)).toEqual(parts);
});

test('a text without a single space is left as it is', () => {
  const parts = [same('x'.repeat(20_000)), changed];
  expect(shortenParts(parts)).toEqual(parts);
});
