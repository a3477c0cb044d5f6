import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typeset } from './typeset.ts';

describe('a text that is set', () => {
  test.each([
    ['Vraiment ?', 'Vraiment\u202f?'],
    ['Oui ! Non ;', 'Oui\u202f! Non\u202f;'],
    ['Voici : « la pluie »', 'Voici\u00a0: «\u00a0la pluie\u00a0»'],
    ['12 000 habitants, 48 %', '12\u202f000 habitants, 48\u00a0%'],
    ["l'eau d'aujourd'hui", 'l’eau d’aujourd’hui'],
  ])('keeps French marks with their word: %s', (typed, set) => {
    expect(typeset(typed, 'fr')).toBe(set);
  });

  test('keeps English marks as they are, but for apostrophes', () => {
    expect(typeset("The region's rain : 12 000 mm", 'en')).toBe('The region’s rain : 12 000 mm');
  });

  test.each([
    '<a href="/search?sq=l\'eau : x" title="a > b : c">',
    "<img alt='a > b ?'>",
    '<pre><code>a ? b : c</code></pre>',
  ])('leaves tags and code alone: %s', (html) => {
    expect(typeset(html, 'fr')).toBe(html);
  });

  test('goes on behind code', () => {
    expect(typeset('<p><code>a : b</code> est bon : oui</p>', 'fr')).toBe(
      '<p><code>a : b</code> est bon\u00a0: oui</p>',
    );
  });

  test('has nothing left to be set, and loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('en', 'fr'), (text, language) => {
        const set = typeset(text, language);
        expect(typeset(set, language)).toBe(set);
        expect(set).toHaveLength(text.length);
      }),
    );
  });
});
