import { expect, test } from 'vitest';
import { facetValues, isFacetCut } from './facet-values.ts';

/** So many tags, the first with most datasets, as the catalogue answers them. */
const tagsOf = (count: number) => ({
  tags: {
    title: 'tags',
    items: Array.from({ length: count }, (_, place) => ({
      name: `tag-${place}`,
      display_name: `Tag ${place}`,
      count: 100 - place,
    })),
  },
});

test('of many values the most frequent and the chosen ones are listed, with what they are called and count', () => {
  const values = facetValues('tags', ['tag-30', 'tag-none'], tagsOf(31));
  expect(values).toHaveLength(32);
  expect(values.slice(30)).toEqual([
    { name: 'tag-30', title: 'Tag 30', count: 70 },
    { name: 'tag-none', title: 'tag-none', count: 0 },
  ]);
  expect(facetValues('tags', [], tagsOf(31))).toHaveLength(30);
});

test('a list is cut only where there are more values than it has', () => {
  expect([30, 31].map((count) => isFacetCut('tags', tagsOf(count)))).toEqual([false, true]);
  expect(isFacetCut('tags', {})).toBe(false);
});
