import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clearFacets,
  facetNames,
  longestText,
  pageSizes,
  readSearch,
  type SearchState,
  searchPath,
  sortOf,
  sortOrders,
  tabs,
  toggleFacet,
  writeSearch,
} from './search-address.ts';

const value = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.trim() !== '');
const state: fc.Arbitrary<SearchState> = fc
  .record(
    {
      tab: fc.constantFrom(...tabs),
      text: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      page: fc.integer({ min: 1, max: 1_000_000 }),
      pageSize: fc.constantFrom(...pageSizes),
      sortBy: fc.constantFrom(...sortOrders),
      chosen: fc.record(
        Object.fromEntries(
          facetNames.map((name) => [name, fc.uniqueArray(value, { maxLength: 4 })]),
        ) as Record<(typeof facetNames)[number], fc.Arbitrary<string[]>>,
      ),
      developer: fc.boolean(),
      exact: fc.boolean(),
      others: fc.array(fc.tuple(fc.constantFrom('lng', 'utm_source', 'x'), fc.string()), { maxLength: 3 }),
    },
    { requiredKeys: ['tab', 'text', 'page', 'pageSize', 'chosen', 'developer', 'exact', 'others'] },
  )
  .map((made) => ({ ...made, chosen: { ...made.chosen } }));

describe('the address of a search', () => {
  test('carries the whole state there and back', () => {
    fc.assert(
      fc.property(state, (made) => {
        expect(readSearch(new URLSearchParams(writeSearch(made).toString()))).toEqual(made);
      }),
    );
  });

  test('is the same however often it is read and written', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (text) => {
        const once = writeSearch(readSearch(new URLSearchParams(text))).toString();
        expect(writeSearch(readSearch(new URLSearchParams(once))).toString()).toBe(once);
      }),
      { numRuns: 30 },
    );
  });

  test('is short where nothing unusual is asked', () => {
    expect(searchPath(readSearch(new URLSearchParams('page=1&rows=25&sq=&sectors=')))).toBe('/search');
  });

  test('reads the links of the home page', () => {
    const read = readSearch(new URLSearchParams('page=1&sortBy=lastModified&sectors=Health'));
    expect(read).toMatchObject({ page: 1, sortBy: 'lastModified' });
    expect(read.chosen.sectors).toEqual(['Health']);
  });

  test('keeps parameters of others, in their order', () => {
    expect(searchPath(readSearch(new URLSearchParams('ref=a&sq=rain&ref=b')))).toBe(
      '/search?sq=rain&ref=a&ref=b',
    );
  });

  test('keeps a dev_mode that is not ours to read', () => {
    expect(searchPath(readSearch(new URLSearchParams('sq=rain&dev_mode=false')))).toBe(
      '/search?sq=rain&dev_mode=false',
    );
  });

  test('takes nonsense as not said', () => {
    const read = readSearch(new URLSearchParams('page=-3&rows=7&sortBy=colour&dev_mode=yes'));
    expect(read).toMatchObject({ page: 1, pageSize: 25, developer: false });
    expect(read.sortBy).toBeUndefined();
    expect(readSearch(new URLSearchParams({ sq: 'a'.repeat(5000) })).text).toHaveLength(longestText);
  });
});

test('the best match comes first where something is sought, else the newest', () => {
  expect(sortOf({ text: 'rain' })).toBe('relevance');
  expect(sortOf({ text: '' })).toBe('lastModified');
  expect(sortOf({ text: '', sortBy: 'relevance' })).toBe('lastModified');
  expect(sortOf({ text: 'rain', sortBy: 'title' })).toBe('title');
});

test('choosing a facet twice changes nothing but the page', () => {
  fc.assert(
    fc.property(state, fc.constantFrom(...facetNames), value, (made, name, chosen) => {
      fc.pre(!made.chosen[name].includes(chosen));
      const twice = toggleFacet(toggleFacet(made, name, chosen), name, chosen);
      expect(twice).toEqual({ ...made, page: 1 });
    }),
  );
});

test('clearing the facets keeps the text', () => {
  const cleared = clearFacets(readSearch(new URLSearchParams('sq=rain&tags=a&tags=b&page=4')));
  expect(searchPath(cleared)).toBe('/search?sq=rain');
});
