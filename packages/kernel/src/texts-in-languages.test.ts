import { expect, test } from 'vitest';
import { inLanguage } from './texts-in-languages.ts';

const births = {
  title: 'Births',
  title_translated: { en: 'Births', fr: 'Naissances' },
  notes: 'Each year.',
  resources: [{ name: 'By state', name_translated: { fr: 'Par État' } }, { name: 'By year' }],
};

test('texts are given in a language, however deep they stand, and others stay as they are', () => {
  expect(inLanguage(births, 'fr')).toEqual({
    ...births,
    title: 'Naissances',
    resources: [{ ...births.resources[0], name: 'Par État' }, births.resources[1]],
  });
});

test('a language that nothing is written in changes nothing', () => {
  expect(inLanguage(births, 'de')).toEqual(births);
});

test('a translation without words takes the place of nothing', () => {
  const blank = { title: 'Births', title_translated: { fr: '' } };
  expect(inLanguage(blank, 'fr')).toEqual(blank);
});

test('what tables hold is never taken for a text with translations', () => {
  const answer = { records: [{ name: 'a', name_translated: { fr: 'b' } }] };
  expect(inLanguage(answer, 'fr')).toEqual(answer);
});

test('the names that every object has are no languages', () => {
  expect(inLanguage(births, 'constructor')).toEqual(births);
});
