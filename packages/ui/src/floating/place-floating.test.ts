import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { floatingPlace } from './place-floating.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  width,
  height,
  right: left + width,
  bottom: top + height,
});
const screen = { width: 1000, height: 800 };

describe('a floating window', () => {
  test('stands below what it belongs to', () => {
    expect(floatingPlace(box(100, 100, 80, 30), { width: 200, height: 300 }, screen)).toEqual({
      left: 100,
      top: 134,
    });
  });

  test('stands above it where there is more room', () => {
    expect(floatingPlace(box(100, 700, 80, 30), { width: 200, height: 300 }, screen).top).toBe(396);
  });

  test('is whole on the screen wherever it belongs, as long as it fits', () => {
    const anyBox = fc.record({
      left: fc.integer({ min: -50, max: 1050 }),
      top: fc.integer({ min: -50, max: 850 }),
    });
    fc.assert(
      fc.property(
        anyBox,
        fc.integer({ min: 1, max: 984 }),
        fc.integer({ min: 1, max: 784 }),
        (at, width, height) => {
          const place = floatingPlace(box(at.left, at.top, 80, 30), { width, height }, screen);
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.left + width).toBeLessThanOrEqual(992);
          expect(place.top).toBeGreaterThanOrEqual(8);
          expect(place.top + height).toBeLessThanOrEqual(792);
        },
      ),
    );
  });
});
