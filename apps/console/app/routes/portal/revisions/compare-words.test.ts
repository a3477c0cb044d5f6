import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWords, countWords, type TextPart } from './compare-words.server.ts';

const written = (parts: readonly TextPart[]) =>
  parts
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('');
const side = (parts: readonly TextPart[], gone: TextPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== gone)
    .map(({ text }) => text)
    .join('');

describe('two versions of a text', () => {
  test('differ by words, not by letters', () => {
    const { parts, added, removed } = compareWords('Rain fell in May.', 'Rain fell in June.');
    expect(written(parts)).toBe('Rain fell in [-May][+June].');
    expect([added, removed]).toEqual([1, 1]);
  });

  test('keep the paragraphs that nobody touched', () => {
    const { parts } = compareWords('One.\n\nTwo words.\n\nThree.\n', 'One.\n\nTwo big words.\n\nThree.\n');
    expect(written(parts)).toBe('One.\n\nTwo [+big ]words.\n\nThree.\n');
  });

  test('are counted in words of every script', () => {
    expect(countWords('L’été à Besançon, 2026 — हिन्दी में')).toBe(7);
    expect(compareWords('', 'un texte nouveau').added).toBe(3);
  });

  test('that have nothing in common come whole, soon', () => {
    const noise = (seed: number) =>
      Array.from({ length: 20_000 }, (_, place) => `w${(place * seed) % 99_991}`).join(' ');
    const start = Date.now();
    const { parts } = compareWords(noise(7919), noise(104_729));
    expect(Date.now() - start).toBeLessThan(5000);
    expect(side(parts, 'added')).toBe(noise(7919));
  });

  test('can both be read from the comparison, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'é', '*', '\r\n', 'ß'), { maxLength: 60 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { parts } = compareWords(before.join(''), after.join(''));
        expect(side(parts, 'added')).toBe(before.join(''));
        expect(side(parts, 'removed')).toBe(after.join(''));
      }),
    );
  });
});
