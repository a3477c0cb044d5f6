import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContentError } from '../model/content-error.ts';
import { pinnedValues } from './filter.ts';
import { readItemQuery } from './item-query.ts';
import { readFilter } from './read-filter.ts';

const names = new Set(['title', 'visID']);
const fields = { all: new Set(['id', 'title', 'visID']), comparable: names, sortable: names };
const read = (query: Record<string, unknown>) => readItemQuery(query, fields);
const title = { field: 'title', operator: '_eq', values: ['a'] };

describe('what a request for items asks for', () => {
  it('is all of the first hundred where nothing is said', () => {
    expect(read({})).toEqual({
      filter: { all: [] },
      search: [],
      sort: [],
      fields: undefined,
      limit: 100,
      offset: 0,
      meta: [],
    });
  });

  it('is the same in brackets and in JSON', () => {
    const inJson = { _or: [{ title: { _eq: 'a' } }, { visID: { _in: ['b', 'c'] } }] };
    const inBrackets = {
      'filter[_or][0][title][_eq]': 'a',
      'filter[_or][1][visID][_in]': 'b,c',
    };
    const wanted = {
      any: [
        { all: [{ all: [title] }] },
        { all: [{ all: [{ field: 'visID', operator: '_in', values: ['b', 'c'] }] }] },
      ],
    };
    expect(readFilter({ filter: JSON.stringify(inJson) }, names)).toEqual({ all: [{ all: [wanted] }] });
    expect(readFilter(inBrackets, names)).toEqual({ all: [{ all: [wanted] }] });
    expect(readFilter({ 'filter[visID][_in][]': ['b', 'c'] }, names)).toEqual(
      readFilter({ 'filter[visID][_in][0]': 'b', 'filter[visID][_in][1]': 'c' }, names),
    );
  });

  it.each([
    [{ filter: '{' }, 'filter: must be JSON'],
    [{ filter: '[]' }, 'filter: must be an object'],
    [{ filter: '{"title":"a"}' }, 'filter.title: must be an object'],
    [{ filter: '{"email":{"_eq":"a"}}' }, 'filter.email: is no field that items can be found by'],
    [{ filter: '{"title":{"_regex":"a"}}' }, 'filter.title._regex: is no comparison'],
    [{ filter: '{"title":{"_eq":{"a":1}}}' }, 'filter.title._eq: must be text or a number'],
    [{ filter: '{"title":{"_eq":null}}' }, 'filter.title._eq: must be text or a number'],
    [{ filter: '{"title":{"_eq":"\\u0000"}}' }, 'must not contain the character 0'],
    [{ filter: '{"title":{"_null":"perhaps"}}' }, 'filter.title._null: must be true or false'],
    [{ filter: '{"title":{"_between":["a"]}}' }, 'filter.title._between: needs two values'],
    [{ filter: '{"title":{"_in":7}}' }, 'filter.title._in: must be a list'],
    [{ filter: `{"title":{"_eq":"${'x'.repeat(1001)}"}}` }, 'must not have more than 1000 characters'],
    [{ filter: `{"title":{"_in":${JSON.stringify(Array(101).fill('a'))}}}` }, 'has more than 100 values'],
    [{ filter: `{"_and":${'[{"_and":'.repeat(9)}[]${'}]'.repeat(9)}}` }, 'is nested deeper than 6'],
    [
      { filter: `{"_or":[${Array(51).fill('{"title":{"_eq":"a"}}').join()}]}` },
      'has more than 50 comparisons',
    ],
    [{ filter: ' '.repeat(20_001) }, 'must not have more than 20000 characters'],
    [{ filter: ['{}', '{}'] }, 'filter: must be given once'],
    [{ 'filter[title': 'a' }, 'has brackets that do not match'],
    [{ 'filter[title]]': 'a' }, 'has brackets that do not match'],
    [{ 'filter[title]': 'a', 'filter[title][_eq]': 'b' }, 'says two things about one place'],
    [{ 'filter[__proto__][admin]': '1' }, 'filter.__proto__: is no field'],
    [{ 'filter[constructor][prototype][x]': '1' }, 'filter.constructor: is no field'],
    [{ limit: 'many' }, 'limit: must be a whole number from 0'],
    [{ limit: '-2' }, 'limit: must be a whole number from 0'],
    [{ page: '0' }, 'page: must be a whole number from 1'],
    [{ offset: '1e3' }, 'offset: must be a whole number from 0'],
    [{ sort: 'title;drop table' }, 'sort: "title;drop table" is none of'],
    [{ sort: '-email' }, 'sort: "email" is none of'],
    [{ fields: 'id,secret' }, 'fields: secret: there is no such field'],
    [{ meta: 'everything' }, 'meta: "everything" is none of'],
    [{ search: 'x'.repeat(201) }, 'search: must be text of at most 200'],
    [{ search: 'a\0b' }, 'search: must be text of at most 200'],
  ])('is refused where it is wrong, with the place and the rule (%#)', (query, message) => {
    expect(() => read(query)).toThrow(message);
    expect({}).not.toHaveProperty('admin');
  });

  it('is bounded, whatever is asked for', () => {
    expect(read({ limit: '100000' }).limit).toBe(100);
    expect(read({ page: '999999999' }).offset).toBe(100_000);
  });

  it('is read or refused in our own words, whatever is sent', () => {
    const value = fc.oneof(fc.string(), fc.json(), fc.jsonValue());
    const key = fc.oneof(
      fc.constantFrom('filter', 'limit', 'sort', 'fields', 'meta', 'search', 'page', 'offset'),
      fc
        .array(fc.oneof(fc.constantFrom('title', '_eq', '_or', '_in', '0', '__proto__'), fc.string()), {
          maxLength: 4,
        })
        .map((parts) => `filter${parts.map((part) => `[${part}]`).join('')}`),
    );
    const outcome = (query: Record<string, unknown>) => {
      try {
        read(query);
        return 'read';
      } catch (error) {
        return error instanceof ContentError ? error.code : error;
      }
    };
    fc.assert(
      fc.property(fc.dictionary(key, value), (query) => {
        // The server has checked that all but the filters are text.
        const asked = Object.entries(query).filter(
          ([name, one]) => name.startsWith('filter') || typeof one === 'string',
        );
        expect(['read', 'INVALID_QUERY']).toContain(outcome(Object.fromEntries(asked)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the values a filter leaves for a field', () => {
  const pinned = (filter: object) =>
    pinnedValues(readFilter({ filter: JSON.stringify(filter) }, names), 'visID');

  it('are those that all comparisons allow', () => {
    expect(pinned({ visID: { _eq: 'a' } })).toEqual(['a']);
    expect(pinned({ visID: { _in: ['a', 'b'] }, _and: [{ visID: { _in: ['b', 'c'] } }] })).toEqual(['b']);
  });

  it('are any where another way leads past the comparison', () => {
    expect(pinned({ _or: [{ visID: { _eq: 'a' } }, { title: { _eq: 'b' } }] })).toBeUndefined();
    expect(pinned({ visID: { _neq: 'a' } })).toBeUndefined();
    expect(pinned({})).toBeUndefined();
  });
});
