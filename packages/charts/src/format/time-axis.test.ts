import { expect, test } from 'vitest';
import { momentTicks, yearTicks } from './time-axis.ts';

test('years and moments are marked inside their range', () => {
  expect(yearTicks(1955, 2005, 6)).toEqual([1960, 1970, 1980, 1990, 2000]);
  expect(yearTicks(2001, 2002, 6)).toEqual([2001, 2002]);
  const dates = (from: string, to: string) => {
    const { values, unit } = momentTicks(Date.parse(from), Date.parse(to), 5);
    return [unit, ...values.map((value) => new Date(value).toISOString().slice(0, 10))];
  };
  expect(dates('2011-01-01', '2026-08-19')).toEqual(['year', '2015-01-01', '2020-01-01', '2025-01-01']);
  expect(dates('2024-01-15', '2024-12-15')).toEqual(['month', '2024-04-01', '2024-07-01', '2024-10-01']);
  expect(dates('2024-01-01', '2024-01-03')).toEqual(['day', '2024-01-01', '2024-01-02', '2024-01-03']);
});
