import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberTicks } from './round-numbers.ts';

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
