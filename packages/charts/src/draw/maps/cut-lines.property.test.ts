import { geoIdentity, geoPath } from 'd3-geo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutLine, cutRing } from './cut-lines.ts';

const frame = { left: 20, top: 10, right: 80, bottom: 60 };
const place = fc.tuple(fc.integer({ min: -50, max: 150 }), fc.integer({ min: -50, max: 150 }));
const { left, top, right, bottom } = frame;
const measured = geoPath(
  geoIdentity().clipExtent([
    [left, top],
    [right, bottom],
  ]),
);

test('of a line as much is left as d3-geo leaves, all of it within the frame', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 12 }), (line) => {
      const parts = cutLine(line, frame);
      expect(lengthOf(parts)).toBeCloseTo(measured.measure({ type: 'LineString', coordinates: line }), 6);
      for (const [x, y] of parts.flat()) {
        expect(x >= left - 1e-9 && x <= right + 1e-9 && y >= top - 1e-9 && y <= bottom + 1e-9).toBe(true);
      }
    }),
  );
});

test('of an area as much is left as d3-geo leaves', () => {
  fc.assert(
    fc.property(
      place,
      // A ring that goes back over itself encloses nothing there, and d3-geo may take it for the whole frame.
      fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 1, max: 90 })), {
        minLength: 3,
        maxLength: 12,
        selector: ([turn]) => turn,
      }),
      ([x, y], rays) => {
        const ring = rays
          .toSorted(([one], [other]) => other - one)
          .map(([turn, far]) => {
            const angle = (turn * Math.PI) / 180;
            return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
          });
        const closed = [...ring, ...ring.slice(0, 1)];
        const area = measured.area({ type: 'Polygon', coordinates: [closed] });
        expect(areaOf(cutRing(closed, frame))).toBeCloseTo(area, 4);
      },
    ),
  );
});

test('a line that leaves the frame and comes back is two, one that stays is itself', () => {
  expect(
    cutLine(
      [
        [30, 20],
        [30, 0],
        [40, 0],
        [40, 20],
      ],
      frame,
    ),
  ).toEqual([
    [
      [30, 20],
      [30, 10],
    ],
    [
      [40, 10],
      [40, 20],
    ],
  ]);
  expect(
    cutRing(
      [
        [0, 0],
        [5, 0],
        [5, 5],
        [0, 0],
      ],
      frame,
    ),
  ).toEqual([]);
});

function lengthOf(parts: readonly (readonly (readonly [number, number])[])[]): number {
  const steps = parts.flatMap((part) =>
    part.slice(1).map(([x, y], index) => {
      const [fromX = x, fromY = y] = part[index] ?? [];
      return Math.hypot(x - fromX, y - fromY);
    }),
  );
  return steps.reduce((sum, step) => sum + step, 0);
}

function areaOf(ring: readonly (readonly [number, number])[]): number {
  const doubled = ring.map(([x, y], index) => {
    const [nextX = x, nextY = y] = ring[(index + 1) % ring.length] ?? [];
    return x * nextY - nextX * y;
  });
  return Math.abs(doubled.reduce((sum, part) => sum + part, 0)) / 2;
}
