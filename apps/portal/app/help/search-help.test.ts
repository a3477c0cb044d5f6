import { describe, expect, it } from 'vitest';
import { searchHelp } from './search-help.server.ts';

const best = (language: 'en' | 'fr', text: string) => searchHelp(language, text)[0]?.path;

describe('the search of the help', () => {
  it('finds pages by their titles and sections by theirs, in the language of the reader', () => {
    expect(searchHelp('en', 'download data')[0]).toEqual({ title: 'Download data', path: '/help/download' });
    expect(searchHelp('en', 'API key')[0]).toEqual({
      title: 'Get a key',
      of: 'Use the API',
      path: '/help/api#key',
    });
    expect(searchHelp('fr', 'lire un tableau')[0]).toEqual({ title: 'Lire un tableau', path: '/help/read' });
  });

  it.each([
    ['en', 'how do I follow a value?', '/help/follow#value'],
    ['en', 'how to draw charts', '/help/chart'],
    ['en', 'downl', '/help/download'],
    ['fr', 'comment telecharger', '/help/download'],
    ['fr', 'Suivre une valeur', '/help/follow#value'],
  ] as const)('understands questions, unfinished words and words without accents (%s: %s)', (language, text, path) => {
    expect(best(language, text)).toBe(path);
  });

  it.each([
    '',
    'how',
    'unemployment',
    'county',
    'rainfall by month',
    'births 2011',
  ])('says nothing to who looks for data (%j)', (text) => {
    expect(searchHelp('en', text)).toEqual([]);
  });
});
