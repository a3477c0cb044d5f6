import { arc, area, line, symbol, symbolCross, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPathWriter } from './path-writer.ts';
import { cornerPath, ribbonPath, strokePath, wedgePath } from './shape-paths.ts';

const pixel = fc.double({ min: -2000, max: 2000, noNaN: true });
const points = fc.array(fc.record({ x: pixel, y: pixel, x2: pixel, y2: pixel }), { maxLength: 12 });

test('a line is the one that d3-shape draws', () => {
  fc.assert(
    fc.property(points, (given) => {
      const writer = openPathWriter();
      const draw = line<{ x: number; y: number }>(
        ({ x }) => x,
        ({ y }) => y,
      );
      draw.context(writer as never)(given);
      expect(strokePath(given)).toBe(writer.text());
    }),
  );
});

test('a ribbon is the area that d3-shape draws, upright and sideways', () => {
  fc.assert(
    fc.property(points, fc.boolean(), (given, sideways) => {
      const writer = openPathWriter();
      const draw = area<(typeof given)[number]>().context(writer as never);
      if (sideways)
        draw
          .y(({ y }) => y)
          .x0(({ x2 }) => x2)
          .x1(({ x }) => x);
      else
        draw
          .x(({ x }) => x)
          .y0(({ y2 }) => y2)
          .y1(({ y }) => y);
      draw(given);
      expect(ribbonPath({ points: given, sideways, fill: 'red', opacity: 1 })).toBe(writer.text());
    }),
  );
});

/** Whether an arc that is no whole ring ends where it begins, to the hundredth of a pixel: drawn in one step it would be none. */
function comesRound(radius: number, start: number, end: number): boolean {
  const angle = Math.abs(end - start);
  const at = (turn: number) =>
    [radius * Math.cos(turn), radius * Math.sin(turn)].map((place) => Math.round(place * 100) / 100).join();
  return angle >= Math.PI && angle < 2 * Math.PI && at(start - Math.PI / 2) === at(end - Math.PI / 2);
}

test('a wedge is the arc that d3-shape draws, also a whole ring and one of no width', () => {
  const angle = fc.oneof(
    fc.integer({ min: 0, max: 62_831 }).map((steps) => steps / 10_000),
    fc.constantFrom(Math.PI, 2 * Math.PI),
  );
  const outside = fc.integer({ min: 100, max: 50_000 }).map((steps) => steps / 100);
  const share = fc.integer({ min: 0, max: 95 }).map((steps) => steps / 100);
  const draw = arc<object>().digits(2);
  fc.assert(
    fc.property(share, outside, angle, angle, (hole, outer, start, end) => {
      const inner = hole * outer;
      fc.pre(!comesRound(inner, start, end) && !comesRound(outer, start, end));
      const path = draw.innerRadius(inner).outerRadius(outer).startAngle(start).endAngle(end)({});
      expect(wedgePath({ inner, outer, start, end })).toBe(path);
    }),
    { numRuns: 1000, endOnFailure: true },
  );
});

test('a wedge that is nearly a whole ring is drawn in two steps', () => {
  for (const [outer, end] of [
    [9.58, 6.2828],
    [10.27, 6.2827],
    [1, 6.28],
  ] as const) {
    expect(comesRound(outer, 0.0002, end)).toBe(true);
    expect(wedgePath({ inner: 0, outer, start: 0.0002, end }).match(/A/g)).toHaveLength(2);
  }
});

test('symbols are those of d3-shape', () => {
  const drawn = {
    square: symbolSquare,
    diamond: symbolDiamond,
    cross: symbolCross,
    'triangle-up': symbolTriangle,
    'triangle-left': symbolTriangle,
  } as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(drawn) as (keyof typeof drawn)[])),
      fc.double({ min: 0.01, max: 5000, noNaN: true }),
      (kind, size) => {
        expect(cornerPath(kind, size).path).toBe(symbol(drawn[kind], size).digits(2)());
      },
    ),
  );
});
