import type { OwnSource } from '@gazetteer/charts';
import { expect, test } from 'vitest';
import type { JoinKey, JoinWishes, ReadTable } from './join-key.ts';
import { joinOwnRows } from './join-own-rows.ts';

type TheirColumn = ReadTable['table']['side']['columns'][number];

const own: OwnSource = {
  kind: 'own',
  name: 'visitors.csv',
  columns: [
    { id: 'shop', type: 'text' },
    { id: 'month', type: 'date' },
    { id: 'visitors', type: 'int' },
    { id: 'rate', type: 'float', unit: '%' },
  ],
  rows: [
    ['a', '2024-01-01', 12, 4.5],
    ['a', '2024-02-01', 20, 5.5],
    ['b', '2024-01-01', 40, 2],
    [null, '2024-01-01', 3, 1],
  ],
};
const key: JoinKey = { kind: 'equal', own: 'shop', theirs: 'id' };
const wishes: JoinWishes = { how: 'left', combine: true, ignoreTime: false };
const names = { code: 'Code', name: 'Name', period: 'month' };

/** A table of the catalogue with a column of times of a kind, or none. */
function table(kind: 'month' | 'date' | null, rows: ReadTable['rows']): ReadTable {
  const columns = ['id', ...(kind ? ['time'] : []), 'staff'];
  const described = columns.map((field) => ({
    field,
    label: field,
    type: field === 'staff' ? 'int' : 'text',
    kind: field === 'staff' ? 'count' : 'other',
    unit: null,
    role: null,
  }));
  const period = kind && { field: 'time', kind };
  return {
    columns,
    rows,
    table: {
      resourceId: 'r',
      version: 1,
      title: 'Staff',
      source: null,
      years: null,
      license: null,
      rowCount: rows.length,
      fields: [],
      side: {
        columns: described as unknown as TheirColumn[],
        period,
        period_candidates: period ? [period] : [],
        geo: null,
        geo_candidates: [],
      } as unknown as ReadTable['table']['side'],
    },
  };
}

test('months of own rows meet the months of a table, and no row is combined for it', () => {
  const months = table('month', [
    ['a', '2024-01', 7],
    ['a', '2024-02', 8],
    ['b', '2024-01', 9],
  ]);
  const { report, source } = joinOwnRows(own, months, key, wishes);
  expect(report.period).toMatchObject({ kind: 'month', alignment: 'same', raised: null });
  expect(report.warnings).toEqual([]);
  const { columns, rows } = source(names);
  expect(columns.map(({ id, type }) => `${id} ${type}`)).toEqual([
    'shop text',
    'period date',
    'visitors int',
    'rate float',
    'staff int',
  ]);
  expect(rows?.slice(0, 3)).toEqual([
    ['a', '2024-01-01', 12, 4.5, 7],
    ['a', '2024-02-01', 20, 5.5, 8],
    ['b', '2024-01-01', 40, 2, 9],
  ]);
});

test('own rows of a single month meet a table of months, and as a day a table of days', () => {
  const january = { ...own, rows: own.rows?.filter(([, month]) => month === '2024-01-01') };
  const months = table('month', [
    ['a', '2024-01', 7],
    ['a', '2024-02', 8],
  ]);
  expect(joinOwnRows(january, months, key, wishes).report.period).toMatchObject({
    kind: 'month',
    raised: null,
  });
  const days = table('date', [
    ['a', '2024-01-01', 7],
    ['a', '2024-01-02', 8],
  ]);
  expect(joinOwnRows(january, days, key, wishes).report.period).toMatchObject({ kind: 'date', raised: null });
});

test('own rows without a value to match are counted, and are of no unknown place', () => {
  const { report } = joinOwnRows(own, table(null, [['a', 7]]), key, wishes);
  expect(report.left.unmatched).toMatchObject({ rows: 1, list: [{ value: null, reason: 'empty' }] });
  expect(report.warnings.map(({ code }) => code)).toEqual(['period_carried']);
});
