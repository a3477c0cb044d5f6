import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactPath } from './compact-path.ts';

test('places become short steps, points that fall together are dropped', () => {
  expect(compactPath('M10.04,20L10.55,19.96L10.56,19.97L0,0Z')).toBe('M10 20l.6 0-10.6-20Z');
});

test('a path with curves loses its last digits only', () => {
  expect(compactPath('M0,0C1.23456,1,2,2,3,3')).toBe('M0,0C1.23,1,2,2,3,3');
});

test('rounding does not add up, however long the path', () => {
  const point = fc.tuple(
    fc.double({ min: -2000, max: 2000, noNaN: true }),
    fc.double({ min: -2000, max: 2000, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 50 }), (points) => {
      const path = points
        .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(3)},${y.toFixed(3)}`)
        .join('');
      const numbers =
        compactPath(path)
          .match(/-?[\d.]+/g)
          ?.map(Number) ?? [];
      const sum = (axis: 0 | 1) =>
        numbers.filter((_, index) => index % 2 === axis).reduce((total, step) => total + step, 0);
      const [x, y] = [sum(0), sum(1)];
      const [endX = 0, endY = 0] = points.at(-1) ?? [];
      expect(Math.abs(x - endX)).toBeLessThan(0.06);
      expect(Math.abs(y - endY)).toBeLessThan(0.06);
    }),
  );
});
