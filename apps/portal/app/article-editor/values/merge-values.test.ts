import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleFields, type ArticleValues, emptyValues } from './article-values.ts';
import { mergeValues } from './merge-values.ts';

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
