import { createI18n } from '@gazetteer/site/server';
import { expect, it } from 'vitest';
import { resources, serverI18n, translator } from './i18n.server.ts';

it.each([
  'en',
  'fr',
] as const)('texts in %s are those of the plain instance, asked once or twice', (language) => {
  const plain = createI18n(language, resources[language]).getFixedT(language);
  const quick = serverI18n(language).getFixedT(language);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(quick('home.description')).toBe(plain('home.description'));
    expect(quick('home.datasets.title')).toBe(plain('home.datasets.title'));
    for (const count of [1, 5]) {
      const values = { count, figure: String(count) };
      expect(quick('home.sources', values)).toBe(plain('home.sources', values));
    }
  }
  expect(translator(language)('home.description')).toBe(plain('home.description'));
});

it('the same function is handed to every component', () => {
  expect(serverI18n('en').getFixedT('en')).toBe(serverI18n('en').getFixedT('en'));
});

it('every language has one resource, which is called common', () => {
  for (const texts of Object.values(resources)) expect(Object.keys(texts)).toEqual(['common']);
});
