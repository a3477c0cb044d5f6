import { expect, it } from 'vitest';
import { describeRemarks } from './describe-remarks.ts';

it('says which rows were left out, with where and why, and what was noticed', () => {
  const rejected = [5, 9].map((line) => ({
    line,
    reason: 'too_few_cells',
    row: `${line},"a\n${'b'.repeat(99)}"`,
  }));
  const notes = [{ code: 'totals_kept', params: { rows: 1, row: 36 } }];
  expect(describeRemarks('rain.csv', { rejected_rows: 4, rejected, notes })).toEqual([
    'left out rain.csv: 4 rows',
    `         line 5: too few cells: 5,"a ${'b'.repeat(75)}…`,
    `         line 9: too few cells: 9,"a ${'b'.repeat(75)}…`,
    '         and 2 more',
    'note     rain.csv: totals kept (rows 1, row 36)',
  ]);
  expect(describeRemarks('rain.csv', { rejected_rows: 0, rejected: [], notes: [] })).toEqual([]);
});

it('says once what was noticed of many columns', () => {
  const notes = ['a', 'b', 'c', 'd', 'e'].map((column) => ({
    code: 'missing_values',
    params: { column, count: 9 },
  }));
  const decimal = { code: 'decimal_commas', params: { column: 'a' } };
  expect(describeRemarks('gdp.csv', { rejected_rows: 0, rejected: [], notes: [...notes, decimal] })).toEqual([
    'note     gdp.csv: missing values (5 columns: a, b, c, …)',
    'note     gdp.csv: decimal commas (column a)',
  ]);
});
