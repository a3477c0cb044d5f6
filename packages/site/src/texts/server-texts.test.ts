import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { createServerTexts } from './server-texts.ts';

const english = { title: 'Rain', found_one: '{{count}} year', found_other: '{{count}} years' };
const french = { title: 'Pluie', found_one: '{{count}} an', found_other: '{{count}} ans' };
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
    for (const count of [1, 5]) expect(quick('found', { count })).toBe(plain('found', { count }));
  }
  expect(translator(language)('title')).toBe(texts[language].title);
});

test('the same function is handed to every component', () => {
  expect(serverI18n('en').getFixedT('en')).toBe(serverI18n('en').getFixedT('en'));
});
