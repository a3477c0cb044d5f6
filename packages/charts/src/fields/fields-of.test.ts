import { expect, test } from 'vitest';
import type { ColumnSummary } from '../spec/table-summary.ts';
import { fieldsOf } from './fields-of.ts';
import { fieldsOfRows, recordsOf } from './fields-of-rows.ts';

function fieldOf(column: Partial<ColumnSummary>, ...others: ColumnSummary[]) {
  const columns = [{ id: 'it', type: 'int', ...column }, ...others];
  const geo = { scheme: 'fips', level: 'county', field: 'place', match_rate: 1 };
  const [field] = fieldsOf({ id: 't', row_count: 10, columns, geo });
  return field;
}

test.each<[Partial<ColumnSummary>, string, string, string]>([
  [{ type: 'text' }, 'category', 'dimension', 'count'],
  [{ type: 'bool' }, 'boolean', 'dimension', 'count'],
  [{ type: 'timestamp' }, 'time', 'dimension', 'count'],
  [{ type: 'json' }, 'category', 'dimension', 'count'],
  [{ id: 'place', type: 'text' }, 'place', 'dimension', 'count'],
  [{ id: 'year', min: 1955, max: 2005 }, 'time', 'dimension', 'count'],
  [{ id: 'year', min: 1, max: 12 }, 'number', 'measure', 'sum'],
  [{ id: 'year', role: 'measure', min: 1955, max: 2005 }, 'number', 'measure', 'sum'],
  [{ id: 'when', role: 'time', type: 'numeric' }, 'time', 'dimension', 'count'],
  [{ id: 'district_code' }, 'category', 'dimension', 'count'],
  [{ id: 'ZIP' }, 'category', 'dimension', 'count'],
  [{ id: 'cluster', role: 'dimension' }, 'category', 'dimension', 'count'],
  [{ id: 'latitude', type: 'float' }, 'number', 'dimension', 'count'],
  [{ id: 'population' }, 'number', 'measure', 'sum'],
  [{ id: 'litRate', type: 'float' }, 'number', 'measure', 'mean'],
  [{ id: 'value', type: 'float' }, 'number', 'measure', 'mean'],
  [{ id: 'value', type: 'float', unit: 'tonnes' }, 'number', 'measure', 'sum'],
  [{ id: 'value', unit: 'children per woman' }, 'number', 'measure', 'mean'],
  [{ id: 'delay', unit: 'minutes' }, 'number', 'measure', 'mean'],
  [{ id: 'Number of houses' }, 'number', 'measure', 'sum'],
  [{ id: 'Total Number of Good', type: 'float' }, 'number', 'measure', 'mean'],
  [{ id: 'population', additivity: 'non_additive' }, 'number', 'measure', 'mean'],
  [{ id: 'litRate', type: 'float', additivity: 'additive' }, 'number', 'measure', 'sum'],
  [{ id: 'value', type: 'float', additivity: 'semi_additive' }, 'number', 'measure', 'sum'],
  [{ id: 'value', type: 'float', additivity: 'of another kind' }, 'number', 'measure', 'mean'],
  [{ id: 'Number of jobs', type: 'float', unit: 'thousand' }, 'number', 'measure', 'sum'],
])('the column %j is a %s and %s, counted up by %s', (column, kind, role, aggregate) => {
  expect(fieldOf(column)).toMatchObject({ kind, role, aggregate });
});

test('rates are weighed by how many people there are', () => {
  const population = { id: 'Population 2011', type: 'int' };
  expect(fieldOf({ id: 'literacy_rate', type: 'float' }, population)?.weight).toBe('Population 2011');
  expect(fieldOf({ id: 'births' }, population)?.weight).toBeNull();
  expect(fieldOf({ id: 'rate', type: 'float' })?.weight).toBeNull();
});

test.each([
  ['date', '2000-01-01', '2009-12-01', 120, 'month'],
  ['date', '1958-03-01', '2020-04-01', 741, 'month'],
  ['date', '2012-01-01', '2015-12-31', 1461, 'week'],
  ['date', '2015-01-01', '2015-12-31', 365, 'day'],
  ['date', '1950-01-01', '2020-01-01', 71, 'year'],
  ['date', '2010-01-01', '2020-01-01', 41, 'quarter'],
  ['timestamp', '2018-01-31T00:00:00', '2018-02-06T23:00:00', 1700, 'hour'],
  ['int', 1955, 2005, 11, 'year'],
] as const)('a %s from %s to %s with %i values is shown by %s', (type, min, max, distinct_count, unit) => {
  expect(fieldOf({ type, min, max, distinct_count, role: 'time' })?.time_unit).toBe(unit);
});

test('rows in memory are described as tables are', () => {
  const columns = [
    { id: 'name', type: 'text' as const, label: 'Name' },
    { id: 'people', type: 'int' as const },
    { id: 'day', type: 'date' as const },
  ];
  const rows = [
    ['Ain', 10, '2011-01-01'],
    ['Ain', 20, '2011-01-20'],
    [null, 10, '2011-01-11'],
  ];
  const [name, people, day] = fieldsOfRows(columns, rows);
  expect(name).toMatchObject({ label: 'Name', kind: 'category', distinct: 1, top: [{ value: 'Ain', n: 2 }] });
  expect(name?.empty_share).toBeCloseTo(1 / 3);
  expect(people).toMatchObject({
    kind: 'number',
    min: 10,
    max: 20,
    top: [
      { value: 10, n: 2 },
      { value: 20, n: 1 },
    ],
  });
  expect(people?.spread).toHaveLength(20);
  expect(people?.spread.at(-1)).toBe(1);
  expect(day).toMatchObject({ kind: 'time', min: '2011-01-01', max: '2011-01-20', time_unit: 'week' });
  expect([...recordsOf(columns, rows)][0]).toEqual({ name: 'Ain', people: 10, day: '2011-01-01' });
  expect(fieldsOfRows(columns, [])[1]).toMatchObject({ distinct: 0, empty_share: 0, min: null, spread: [] });
});
