import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPathWriter } from './path-writer.ts';

test('places become short steps, points that fall together are dropped', () => {
  const writer = openPathWriter();
  writer.moveTo(10.04, 20);
  for (const [x, y] of [
    [10.55, 19.96],
    [10.56, 19.97],
    [0, 0],
  ] as const) {
    writer.lineTo(x, y);
  }
  writer.closePath();
  expect(writer.text()).toBe('M10 20l.6 0-10.6-20Z');
});

test('rounding does not add up, however long the path', () => {
  const place = fc.double({ min: -2000, max: 2000, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { minLength: 2, maxLength: 50 }), (points) => {
      const writer = openPathWriter();
      points.forEach(([x, y], index) => (index === 0 ? writer.moveTo(x, y) : writer.lineTo(x, y)));
      const numbers =
        writer
          .text()
          .match(/-?(?:\d+(?:\.\d)?|\.\d)/g)
          ?.map(Number) ?? [];
      const sum = (axis: 0 | 1) =>
        numbers.filter((_, index) => index % 2 === axis).reduce((total, step) => total + step, 0);
      const [endX = 0, endY = 0] = points.at(-1) ?? [];
      expect(Math.abs(sum(0) - endX)).toBeLessThan(0.06);
      expect(Math.abs(sum(1) - endY)).toBeLessThan(0.06);
    }),
  );
});
