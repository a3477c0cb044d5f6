import type { TableColumn } from '@gazetteer/ui';
import { expect, test } from 'vitest';
import { sqlExamples } from './sql-examples.ts';
import { sqlColumn, sqlTable } from './sql-names.ts';

const column = (id: string, kind: TableColumn['kind'], more: Partial<TableColumn> = {}): TableColumn => ({
  id,
  kind,
  label: id,
  type: kind === 'number' ? 'float' : kind,
  fractionDigits: 0,
  width: 10,
  ...more,
});

test('names go without quotes where SQL takes them so', () => {
  expect(['rate', 'Rate_2', 'order', '2020', 'my "rate"', 'élan'].map(sqlColumn)).toEqual([
    'rate',
    'Rate_2',
    '"order"',
    '"2020"',
    '"my ""rate"""',
    '"élan"',
  ]);
});

test('a table is named by its sku, else by its id', () => {
  expect(sqlTable({ id: 'x-1', sku: 'weather-ncdo-ct-dl-dyw' })).toBe('weather_ncdo_ct_dl_dyw');
  expect(sqlTable({ id: 'x-1', sku: 'with_both-kinds' })).toBe('"with_both-kinds"');
  expect(sqlTable({ id: 'x-1', sku: 'select' })).toBe('"select"');
  expect(sqlTable({ id: 'x-1', sku: '' })).toBe('"x-1"');
});

test('examples are made of the columns that the table has', () => {
  const examples = sqlExamples('t', [
    column('station id', 'code'),
    column('city', 'text', { distinctCount: 2 }),
    column('day', 'date', { role: 'time' }),
    column('wind', 'number', { role: 'measure' }),
  ]);
  expect(Object.fromEntries(examples.map(({ kind, sql }) => [kind, sql.replaceAll(/\s+/g, ' ')]))).toEqual({
    first: 'select * from t limit 100',
    groups: 'select city, count(*) as total, avg(wind) as average from t group by city order by total desc',
    top: 'select city, wind from t where wind is not null order by wind desc limit 10',
    years: 'select year(day) as "year", count(*) as total, avg(wind) as average from t group by 1 order by 1',
  });
  expect(sqlExamples('t', [column('note', 'text', { distinctCount: 1 })]).map(({ kind }) => kind)).toEqual([
    'first',
  ]);
});
