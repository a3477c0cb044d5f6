import type { FieldErrors } from '@gazetteer/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SaidText, settleText } from './translated-text.ts';

function settled(said: Omit<SaidText, 'field' | 'language'>) {
  const problems: FieldErrors = {};
  return { ...settleText({ field: 'title', language: 'en', ...said }, problems), problems };
}

test('a text without translations stays alone', () => {
  expect(settled({ text: 'Births', translations: undefined })).toEqual({
    text: 'Births',
    translations: undefined,
    problems: {},
  });
});

test('who sends translations alone has said the text too, in the language of the site', () => {
  const translations = { fr: 'Naissances', en: 'Births' };
  expect(settled({ text: undefined, translations })).toMatchObject({ text: 'Births', translations });
});

test('a text that is written in no language of the site is shown as it is', () => {
  expect(settled({ text: undefined, translations: { fr: 'Naissances' } }).text).toBe('Naissances');
});

test('a language without words is one that nothing is written in', () => {
  expect(settled({ text: 'Births', translations: { fr: ' ', de: null } }).translations).toBeUndefined();
});

const before = { text: 'Births', translations: { en: 'Births', fr: 'Naissances' } };

test('of the text and its translation the one that was changed decides', () => {
  const renamed = settled({ text: 'All births', translations: before.translations, before });
  expect(renamed).toMatchObject({
    text: 'All births',
    translations: { en: 'All births', fr: 'Naissances' },
    problems: {},
  });
  const translated = settled({ text: 'Births', translations: { en: 'All births' }, before });
  expect(translated).toMatchObject({ text: 'All births', problems: {} });
});

test('two texts that say different things are refused by the name of the field', () => {
  const { problems } = settled({ text: 'Deaths', translations: { en: 'All births' }, before });
  expect(problems).toEqual({ title_translated: ['Says something else in en than title'] });
});

test('what is no language is named', () => {
  const { problems } = settled({ text: 'Births', translations: { 'not a language': 'x' } });
  expect(problems).toEqual({ title_translated: ['not a language is not the tag of a language'] });
});

test('what was settled is settled: sending it back changes nothing', () => {
  const texts = fc.dictionary(fc.constantFrom('en', 'fr', 'de', 'fr-CA'), fc.string());
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: null }), texts, (text, translations) => {
      const first = settled({ text, translations });
      fc.pre(Object.keys(first.problems).length === 0);
      const again = settled({ text: first.text, translations: first.translations, before: first });
      expect(again).toEqual({ ...first, problems: {} });
    }),
  );
});
