import { describe, expect, it } from 'vitest';
import { foreignLanguage } from './text-language.ts';

const french = { locale: 'fr', site: { defaultLanguage: 'en' } } as const;
const english = { ...french, locale: 'en' } as const;

describe('the language of a text on a page', () => {
  it('is told where a translation says it, and not where the text is in the language of the page', () => {
    const title = { title: 'Births', title_translated: { en: 'Births' } };
    expect(foreignLanguage(title, 'title', french)).toBe('en');
    expect(foreignLanguage(title, 'title', english)).toBeUndefined();
    const both = { title: 'Naissances', title_translated: { en: 'Births', fr: 'Naissances' } };
    expect(foreignLanguage(both, 'title', french)).toBeUndefined();
  });

  it('is not told of names that are the same in both languages', () => {
    const name = { title: 'Gapminder', title_translated: { en: 'Gapminder', fr: 'Gapminder' } };
    expect(foreignLanguage(name, 'title', french)).toBeUndefined();
  });

  it('is what the publisher names for the whole', () => {
    expect(foreignLanguage({ title: 'Births', language: 'en-GB' }, 'title', french)).toBe('en-GB');
    expect(foreignLanguage({ title: 'Births', language: 'en-GB' }, 'title', english)).toBeUndefined();
    expect(foreignLanguage({ title: 'Naissances', language: 'fr' }, 'title', english)).toBe('fr');
  });

  it('is that of the site where something beside it was translated', () => {
    const dataset = { title: 'Naissances', title_translated: { fr: 'Naissances' }, notes: 'Of mothers' };
    expect(foreignLanguage(dataset, 'notes', french)).toBe('en');
    expect(foreignLanguage(dataset, 'notes', english)).toBeUndefined();
  });

  it('is not guessed where nobody has said anything of languages', () => {
    for (const language of [undefined, 'English', 'en, fr', ['en'], '']) {
      expect(foreignLanguage({ title: 'Births', language }, 'title', french)).toBeUndefined();
    }
    expect(foreignLanguage({ title: '', language: 'en' }, 'title', french)).toBeUndefined();
    expect(foreignLanguage({ title: 'Births', title_translated: {} }, 'title', french)).toBeUndefined();
  });

  it('is that of the whole that it is a part of, where nothing is said of the part itself', () => {
    const column = { label: 'Births' };
    expect(foreignLanguage(column, 'label', french)).toBeUndefined();
    expect(foreignLanguage(column, 'label', french, { language: 'en-GB' })).toBe('en-GB');
    expect(foreignLanguage(column, 'label', french, { notes_translated: { fr: 'Nombre' } })).toBe('en');
    const called = { ...column, label_translated: { fr: 'Naissances' } };
    expect(foreignLanguage(called, 'label', french, { language: 'en-GB' })).toBeUndefined();
  });
});
