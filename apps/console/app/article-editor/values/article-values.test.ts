import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { Article } from '../article-record.ts';
import {
  articleFields,
  type ArticleValues,
  bodyOf,
  changedFields,
  emptyValues,
  listOf,
  mergeValues,
  suggestSlug,
  valuesOf,
  valuesOfForm,
} from './article-values.ts';

const article: Article = {
  id: 'a',
  kind: 'event',
  state: 'draft',
  slug: 'open-day',
  revision: 3,
  publish_at: null,
  first_published_at: null,
  texts: { en: { title: 'Open day', excerpt: '', body: 'Come in.\n' } },
  authors: ['Asha Rao', 'Ben'],
  tags: ['rainfall'],
  featured_media: null,
  featured_image: null,
  datasets: ['rain-by-district'],
  event: { starts_at: '2026-12-01T09:00:00.000Z', ends_at: null, place: 'Town hall' },
  updated_at: '2026-11-22T08:00:00.000Z',
  saved_by: null,
};

describe('the fields of the editor', () => {
  test('hold an article whole: what is saved unchanged is what was read', () => {
    expect(bodyOf(valuesOf(article))).toEqual({
      kind: 'event',
      slug: 'open-day',
      texts: { en: article.texts.en, fr: null },
      authors: ['Asha Rao', 'Ben'],
      tags: ['rainfall'],
      featured_media: null,
      datasets: ['rain-by-district'],
      event: article.event,
    });
  });

  test('leave the address to the service where none is given, and the event where it is none', () => {
    expect(bodyOf({ ...valuesOf(article), slug: ' ', kind: 'blog' })).toMatchObject({
      slug: null,
      event: null,
    });
  });

  test('are read from a form sent without script, with its times in UTC', () => {
    const form = new URLSearchParams({
      title_fr: 'Portes ouvertes',
      body_fr: 'Une ligne\r\nune autre',
      starts_at: '2026-12-01T10:00',
      ends_at: 'soon',
    });
    const before = valuesOf(article);
    expect(valuesOfForm(form, before)).toEqual({
      ...before,
      title_fr: 'Portes ouvertes',
      body_fr: 'Une ligne\nune autre',
      starts_at: '2026-12-01T10:00:00.000Z',
      ends_at: '',
    });
  });

  test('tell what was changed', () => {
    const empty = emptyValues('news', 'Asha Rao');
    expect(empty).toMatchObject({ kind: 'news', authors: 'Asha Rao', title_en: '' });
    expect(changedFields(empty, { ...empty, title_en: 'x', tags: 'y' })).toEqual(['title_en', 'tags']);
    expect(changedFields(empty, { ...empty, body_en: '\n', title_en: ' ' })).toEqual([]);
    expect(changedFields({ ...empty, body_en: 'a\n\nb' }, { ...empty, body_en: 'a b' })).toEqual(['body_en']);
  });

  test('take words between commas, each once', () => {
    expect(listOf(' rain, rain,, Wind farms ,')).toEqual(['rain', 'Wind farms']);
  });
});

const base = { ...emptyValues('blog'), title_en: 'Rain', body_en: 'It rains.' };

const someValues = fc.record(
  Object.fromEntries(articleFields.map((field) => [field, fc.constantFrom('', 'one', 'two')])),
) as fc.Arbitrary<ArticleValues>;

describe('the changes of two editors', () => {
  test('are put together where each changed something else', () => {
    const mine = { ...base, body_en: 'It pours.' };
    const theirs = { ...base, title_fr: 'La pluie' };
    expect(mergeValues(base, mine, theirs)).toEqual({
      values: { ...base, body_en: 'It pours.', title_fr: 'La pluie' },
      contested: [],
    });
  });

  test('are contested where both changed the same in another way, and mine stands until it is decided', () => {
    const mine = { ...base, title_en: 'Heavy rain' };
    const theirs = { ...base, title_en: 'Light rain' };
    expect(mergeValues(base, mine, theirs)).toEqual({ values: mine, contested: ['title_en'] });
  });

  test('are not contested where both wrote the same', () => {
    const both = { ...base, title_en: 'Heavy rain' };
    expect(mergeValues(base, both, both)).toEqual({ values: both, contested: [] });
  });

  test('are theirs alone where I changed nothing, mine alone where they did not', () => {
    fc.assert(
      fc.property(someValues, someValues, (before, after) => {
        expect(mergeValues(before, before, after)).toEqual({ values: after, contested: [] });
        expect(mergeValues(before, after, before)).toEqual({ values: after, contested: [] });
      }),
    );
  });
});

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
