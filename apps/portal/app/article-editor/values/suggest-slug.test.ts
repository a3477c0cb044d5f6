import { expect, test } from 'vitest';
import { suggestSlug } from './suggest-slug.ts';

test.each([
  ['Rain in June', '', 'rain-in-june'],
  ['', 'L’été où il a plu', 'l-ete-ou-il-a-plu'],
  [' ', 'Pluie', 'pluie'],
  ['OpenData & you', '', 'opendata-and-you'],
  ['', '', ''],
])('the titles %j and %j make the address %j', (title_en, title_fr, slug) => {
  expect(suggestSlug({ title_en, title_fr })).toBe(slug);
});

test('a long title ends with a word', () => {
  const slug = suggestSlug({ title_en: 'Where it rained most '.repeat(9), title_fr: '' });
  expect(slug).toMatch(/^(where|-it|-rained|-most|-)+$/);
  expect(slug.length).toBeLessThanOrEqual(80);
});
