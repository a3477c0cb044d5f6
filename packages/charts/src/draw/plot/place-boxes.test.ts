import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doOverlap, placeBoxes } from './place-boxes.ts';

const bounds = { x: 40, x2: 640, y: 20, y2: 340 };
const nothing = { hard: [], soft: [] };

test('a text stands beside what it points at and keeps away from marks', () => {
  const soft = Array.from({ length: 60 }, (_, step) => ({ x: 40 + step * 10, y: 200 }));
  const [frame] = placeBoxes([{ width: 120, height: 30, anchor: { x: 300, y: 200 } }], bounds, {
    hard: [],
    soft,
  });
  expect(frame && (frame.y2 < 200 || frame.y > 200)).toBe(true);
});

test('a text that was moved stays where it was put, as far as the edges allow, and others make room for it', () => {
  const size = { width: 100, height: 30 };
  const [auto, moved, beyond] = placeBoxes(
    [
      { ...size, anchor: { x: 200, y: 150 } },
      { ...size, anchor: { x: 200, y: 150 }, middle: { x: 200, y: 120 } },
      { ...size, anchor: { x: 200, y: 150 }, middle: { x: 2000, y: -50 } },
    ],
    bounds,
    nothing,
  );
  expect(moved).toEqual({ x: 150, x2: 250, y: 105, y2: 135 });
  expect(beyond).toEqual({ x: 540, x2: 640, y: 20, y2: 50 });
  expect(auto && moved && doOverlap(auto, moved)).toBe(false);
});

test('a text that finds no free place has none', () => {
  const wish = { width: 120, height: 30, anchor: { x: 300, y: 200 } };
  expect(placeBoxes([wish], bounds, { hard: [bounds], soft: [] })).toEqual([undefined]);
  expect(placeBoxes([{ ...wish, width: 900 }], bounds, nothing)).toEqual([undefined]);
});

test('whatever is asked for, no two texts cover one another and none leaves the chart', () => {
  const wish = fc.record({
    width: fc.integer({ min: 20, max: 180 }),
    height: fc.integer({ min: 15, max: 60 }),
    anchor: fc.record({ x: fc.integer({ min: 40, max: 640 }), y: fc.integer({ min: 20, max: 340 }) }),
  });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
      const frames = placeBoxes(wishes, bounds, nothing).filter((frame) => frame !== undefined);
      for (const [index, frame] of frames.entries()) {
        expect(frame.x).toBeGreaterThanOrEqual(bounds.x);
        expect(frame.x2).toBeLessThanOrEqual(bounds.x2);
        expect(frame.y).toBeGreaterThanOrEqual(bounds.y);
        expect(frame.y2).toBeLessThanOrEqual(bounds.y2);
        for (const other of frames.slice(index + 1)) expect(doOverlap(frame, other)).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
});
