import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonKind, periodWithin, readPeriod, readPeriods } from './read-periods.ts';

test.each([
  ['2019', 'year', '2019'],
  ['2019.0', 'year', '2019'],
  ['2019-20', 'fiscal_year', '2019-20'],
  ['2019-2020', 'fiscal_year', '2019-20'],
  ['1999-00', 'fiscal_year', '1999-00'],
  ['FY 2019-20', 'fiscal_year', '2019-20'],
  ['2019-Q3', 'quarter', '2019-Q3'],
  ['2019-7', 'month', '2019-07'],
  ['Jul 2019', 'month', '2019-07'],
  ['September-2019', 'month', '2019-09'],
  ['2019-07-31', 'date', '2019-07-31'],
  ['2019-07-31T10:00:00', 'date', '2019-07-31'],
])('"%s" is the %s %s', (written, kind, key) => {
  expect(readPeriod(written)).toContainEqual({ kind, key });
});

test.each(['', 'Kharif', '12', '2019-13', '2019-22', 'Jan', '99999'])('"%s" is no period', (written) => {
  expect(readPeriod(written)).toEqual([]);
});

test('what may be a month or a fiscal year is what its column is', () => {
  expect(readPeriods(['2010-11', '2011-12', '2012-13'])?.kind).toBe('fiscal_year');
  expect(readPeriods(['2010-10', '2010-11', '2010-12'])?.kind).toBe('month');
  expect(readPeriods(['1', '2', 'x'])).toBeUndefined();
});

test.each([
  ['date', 'year', 'year'],
  ['month', 'fiscal_year', 'fiscal_year'],
  ['fiscal_year', 'year', 'year'],
  ['date', 'quarter', 'quarter'],
] as const)('%s and %s meet in the %s', (one, other, kind) => {
  expect(commonKind(one, other)).toBe(kind);
  expect(commonKind(other, one)).toBe(kind);
});

test('January to March are of the fiscal year that began the April before', () => {
  const within = (key: string) => periodWithin({ kind: 'month', key }, 'fiscal_year');
  expect([within('2019-03'), within('2019-04')]).toEqual(['2018-19', '2019-20']);
  expect(periodWithin({ kind: 'quarter', key: '2019-Q1' }, 'fiscal_year')).toBe('2018-19');
});

test('a day lies in the year of its month and of its quarter', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
      (date) => {
        const day = { kind: 'date', key: date.toISOString().slice(0, 10) } as const;
        const month = { kind: 'month', key: periodWithin(day, 'month') } as const;
        const quarter = { kind: 'quarter', key: periodWithin(day, 'quarter') } as const;
        expect(periodWithin(month, 'year')).toBe(periodWithin(day, 'year'));
        expect(periodWithin(quarter, 'year')).toBe(periodWithin(day, 'year'));
        expect(periodWithin(month, 'fiscal_year')).toBe(periodWithin(day, 'fiscal_year'));
      },
    ),
  );
});
