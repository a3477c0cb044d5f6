import { describe, expect, test } from 'vitest';
import { readTable } from './table-address.ts';
import { downloadPath, rowsOf, tableQuery } from './table-query.ts';

const columns = [
  { id: 'district', type: 'text' },
  { id: 'population', type: 'int' },
  { id: 'counted at', type: 'timestamp' },
  { id: 'urban', type: 'bool' },
];
const names = columns.map(({ id }) => id);
const read = (query: string) => readTable(new URLSearchParams(query), names);

describe('a question to the table store', () => {
  test('asks for every column and nothing else where nothing is narrowed', () => {
    expect(tableQuery(read(''), columns)).toEqual({ fields: names });
  });

  test('compares values of the column’s own type', () => {
    const query = 'population__min=10&population__max=2e3&district__contains=ban&urban__is=true';
    expect(tableQuery(read(query), columns).filters).toEqual({
      district: { contains: 'ban' },
      population: { gte: 10, lte: '2e3' },
      urban: [true],
    });
  });

  test('reads decimals as French writes them', () => {
    expect(tableQuery(read('population__min=-3,5'), columns).filters).toEqual({ population: { gte: -3.5 } });
  });

  test('takes several values as any of them', () => {
    expect(tableQuery(read('district__is=A&district__is=B'), columns).filters).toEqual({
      district: ['A', 'B'],
    });
  });

  test('counts the last day of a range to its end', () => {
    const { filters } = tableQuery(read('counted+at__max=2011-02-28'), columns);
    expect(filters).toEqual({ 'counted at': { lte: '2011-02-28T23:59:59.999999' } });
  });

  test('sorts by a quoted name, missing values last', () => {
    expect(tableQuery(read('sort=counted+at%3Adesc'), columns).sort).toBe('"counted at" desc nulls last');
  });
});

test('a download of what is shown carries filter, words, order and columns', () => {
  const state = read('find=x&population__min=5&sort=population:desc&columns=district');
  const query = new URL(downloadPath('r1', 'parquet', { state, columns }), 'https://x.test').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    format: 'parquet',
    q: 'x',
    filters: '{"population":{"gte":5}}',
    sort: '"population" desc nulls last',
    fields: 'district',
  });
  expect(downloadPath('r1', 'csv')).toBe('/datastore/dump/r1?format=csv');
});

test('a download asks for names that contain a comma as JSON', () => {
  const some = [{ id: 'Deaths, total', type: 'int' }, ...columns];
  const state = readTable(
    new URLSearchParams({ columns: 'Deaths, total' }),
    some.map(({ id }) => id),
  );
  const query = new URL(downloadPath('r1', 'csv', { state, columns: some }), 'https://x.test').searchParams;
  expect(query.get('fields')).toBe('["Deaths, total"]');
});

test('words and parts of names look for the names of places, too, where the table has their codes', () => {
  const coded = columns.map((column) => ({ ...column, codes: { areNamedBeside: false } }));
  expect(tableQuery(read('find=ban'), coded)).toMatchObject({ q: 'ban', place_names: true });
  expect(tableQuery(read('district__contains=ban'), coded)).toMatchObject({ place_names: true });
  expect(tableQuery(read('district__is=29'), coded)).not.toHaveProperty('place_names');
  expect(tableQuery(read('find=ban'), columns)).not.toHaveProperty('place_names');
  expect(downloadPath('r1', 'csv', { state: read('find=ban'), columns: coded })).toContain(
    'place_names=true',
  );
});

test('codes in rows come with their names, all other values as they are', () => {
  const named = [{ value: '1001', code: '01001', name: 'Adams, First' }];
  const answer = {
    records: [
      [1001, 5],
      [9, 1001],
    ],
    fields: [
      { id: 'county', type: 'int' },
      { id: 'people', type: 'int' },
    ],
    places: [{ field: 'county', names_in: null, named }],
  };
  expect(rowsOf(answer)).toEqual([
    [{ code: '01001', name: 'Adams, First' }, 5],
    [9, 1001],
  ]);
});
