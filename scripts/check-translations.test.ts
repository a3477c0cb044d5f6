import { describe, expect, it } from 'vitest';
import { translationProblems, unknownKeys } from './check-translations.ts';

const english = {
  search: { title: 'Search', found_one: '{{count}} dataset', found_other: '{{count}} datasets' },
};

describe('the translations check', () => {
  it('is content with a language that has every text and placeholder', () => {
    const french = {
      search: {
        title: 'Rechercher',
        found_one: '{{count}} jeu',
        found_many: '{{count}} de jeux',
        found_other: '{{count}} jeux',
      },
    };
    expect(translationProblems('fr', french, english)).toEqual([]);
  });

  it('names what is missing, empty, too much, or lost a placeholder', () => {
    const french = { search: { title: ' ', found_one: 'un jeu', extra: 'x' } };
    expect(translationProblems('fr', french, english)).toEqual([
      'fr: search.title is empty',
      'fr: search.found_one has the placeholders none, not {{count}}',
      'fr: search.found_other is missing',
      'fr: search.found_many is missing',
      'fr: search.extra is not in en',
    ]);
  });

  it('names French texts that would begin a line with a mark', () => {
    const spaced = (text: string) => translationProblems('fr', { title: text }, { title: 'Title' });
    expect(spaced('Titre\u00a0: «\u00a0Pluie\u00a0»\u202f?')).toEqual([]);
    for (const text of ['Titre : pluie', '« Pluie\u00a0»', 'Quoi ?', '10 %'])
      expect(spaced(text)).toEqual([
        'fr: title has a space beside : ; ? ! « » or % that must be a no-break space',
      ]);
  });

  it('finds texts that code asks for and nobody wrote', () => {
    const code =
      "t('search.title'); t('search.found', { count }); t('search.titel'); format('nothing.at.all')";
    expect(unknownKeys('page.tsx', code, english)).toEqual([
      "page.tsx: the text 'search.titel' does not exist",
    ]);
  });
});
