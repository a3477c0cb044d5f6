import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { createServerTexts } from './server-texts.ts';

const english = {
  title: 'Rain',
  found_one: '{{count}} year',
  found_other: '{{count}} years',
  steps: { day: 'a day', month: 'a month of {{year}}' },
};
const french = {
  title: 'Pluie',
  found_one: '{{count}} an',
  found_other: '{{count}} ans',
  steps: { day: 'un jour', month: 'un mois de {{year}}' },
};
const texts = { en: english, fr: french };
const { serverI18n, translator } = createServerTexts(texts);

test.each([
  'en',
  'fr',
] as const)('texts in %s are those of the plain instance, asked once or twice', (language) => {
  const plain = createI18n(language, { common: texts[language] }).getFixedT(language);
  const quick = serverI18n(language).getFixedT(language);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(quick('title')).toBe(plain('title'));
    for (const values of [{}, { year: 2009 }, { year: 2010 }])
      for (const key of ['steps', 'title'] as const)
        expect(quick(key, { ...values, returnObjects: true })).toEqual(
          plain(key, { ...values, returnObjects: true }),
        );
    for (const count of [1, 5]) expect(quick('found', { count })).toBe(plain('found', { count }));
  }
  expect(translator(language)('title')).toBe(texts[language].title);
  expect(translator(language)('found', { count: 5 })).toBe(plain('found', { count: 5 }));
});

test('the same function is handed to every component', () => {
  expect(serverI18n('en').getFixedT('en')).toBe(serverI18n('en').getFixedT('en'));
});
