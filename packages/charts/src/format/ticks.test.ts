import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLabels } from '../draw/marks/spread-labels.ts';
import { momentTicks, numberTicks, yearTicks } from './ticks.ts';

test('numbers are marked at round values that enclose them', () => {
  expect(numberTicks(39, 83, 5)).toEqual({ domain: [30, 90], values: [30, 40, 50, 60, 70, 80, 90] });
  expect(numberTicks(0, 0.3, 3).values).toEqual([0, 0.1, 0.2, 0.3]);
  expect(numberTicks(5, 5, 4).domain[0]).toBeLessThanOrEqual(5);
  const number = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(number, number, (one, other) => {
      const { domain, values } = numberTicks(Math.min(one, other), Math.max(one, other), 5);
      const hair = 1e-9 * Math.max(Math.abs(one), Math.abs(other), 1e-290);
      expect(domain[0]).toBeLessThanOrEqual(Math.min(one, other) + hair);
      expect(domain[1]).toBeGreaterThanOrEqual(Math.max(one, other) - hair);
      expect(values.length).toBeLessThan(15);
    }),
  );
});

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

test('labels are moved apart and keep their order', () => {
  expect(spreadLabels([10, 100], 16)).toEqual([10, 100]);
  expect(spreadLabels([50, 50], 16)).toEqual([42, 58]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 8 }), (wanted) => {
      const placed = spreadLabels(wanted, 16).toSorted((a, b) => a - b);
      for (const [index, position] of placed.slice(1).entries()) {
        expect(position - (placed[index] ?? 0)).toBeGreaterThan(15.999);
      }
    }),
  );
});
