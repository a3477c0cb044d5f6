import { describeStores } from '@gazetteer/testing';
import { describe, expect, it } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import type { SearchRequest } from './search-request.ts';
import { requireBearable } from './search-bounds.ts';

const texts = (count: number) => Array.from({ length: count }, (_, index) => `text ${index}`);
const nested = (levels: number): object => {
  let filters: object = { place: 'Kolar' };
  for (let level = 0; level < levels; level += 1) filters = { $or: [filters] };
  return filters;
};

const tooMuch: [what: string, field: string, SearchRequest][] = [
  ['values in a list', 'filters', { filters: { place: texts(501) } }],
  ['values in several lists', 'filters', { filters: { place: texts(300), year: texts(300) } }],
  ['alternatives', 'filters', { filters: { $or: texts(501).map((place) => ({ place })) } }],
  ['alternatives that ask nothing', 'filters', { filters: texts(501).map(() => ({})) }],
  ['empty lists in lists', 'filters', { filters: { place: [texts(501).map(() => [])] } }],
  ['characters in a value', 'filters', { filters: { place: 'x'.repeat(100_001) } }],
  ['characters in a name', 'filters', { filters: { ['x'.repeat(100_001)]: 1 } }],
  ['levels', 'filters', { filters: nested(100_000) as Record<string, unknown> }],
  ['columns to give', 'fields', { fields: texts(10_001) }],
  ['columns to sort by', 'sort', { sort: texts(17).join(',') }],
  ['characters to sort by', 'sort', { sort: 'x'.repeat(1_000_000) }],
  ['characters in words', 'q', { q: 'x'.repeat(1001) }],
  ['words by column', 'q', { q: Object.fromEntries(texts(17).map((name) => [name, 'x'])) }],
];

describe('what is asked of a table', () => {
  it.each(tooMuch)('has a bound: too many %s', (_, field, request) => {
    expect(() => requireBearable(request)).toThrow(
      expect.objectContaining({ fields: { [field]: [expect.stringMatching(/^must not .*\d/)] } }),
    );
  });

  it('may be as much as a person or a chart asks for', () => {
    const asked = {
      filters: { place: texts(490), year: { gte: 2001, lt: 2011 }, $or: [{ a: 1 }, { b: null }] },
      fields: texts(10_000),
      sort: texts(16).join(','),
      q: 'x'.repeat(1000),
    };
    expect(() => requireBearable(asked)).not.toThrow();
  });
});

describeStores('a question that asks too much', (open) => {
  it('is refused by every call before anything is opened or waits for the engine', async () => {
    const datastore = await openTestDatastore(await open());
    const { context } = datastore.datastore;
    let opened = 0;
    context.workers.run = () => Promise.reject(new Error(`The engine was asked: ${(opened += 1)}`));
    const filters = { place: texts(501) };
    for (const [action, input] of [
      ['datastore_search', { resource_id: 'none', filters }],
      ['datastore_search', { resource_id: '_table_metadata', filters }],
      ['datastore_delete', { resource_id: 'none', filters }],
      ['table_merge', { left: { resource_id: 'none', filters }, right: { resource_id: 'none' } }],
    ] as const) {
      const { status, error } = await datastore.call(action, input);
      expect([action, status, error.__type]).toEqual([action, 409, 'Validation Error']);
      expect(JSON.stringify(error)).toContain('must not have more than 500 values and conditions');
    }
    const query = new URLSearchParams({ filters: JSON.stringify(filters) }).toString();
    const dump = await datastore.server.inject(`/datastore/dump/none?${query}`);
    expect([dump.statusCode, dump.json().error.fields]).toEqual([
      400,
      { filters: ['must not have more than 500 values and conditions'] },
    ]);
    expect(opened).toBe(0);
  });
});
