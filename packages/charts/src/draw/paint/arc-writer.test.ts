import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FittedDrawing } from '../../topology/fit-drawing.ts';
import { placesAlong } from '../../topology/walked-places.ts';
import { openArcWriter } from './arc-writer.ts';
import { openPathWriter } from './path-writer.ts';

const tenth = fc.integer({ min: -300, max: 300 });
const point = fc.tuple(tenth, tenth);

/** Arcs that go on from one another: each begins where the one before ended, and may have shrunk to a point. */
const chain = fc
  .tuple(
    point,
    fc.array(fc.uniqueArray(point, { minLength: 1, maxLength: 4, selector: String }), {
      minLength: 1,
      maxLength: 4,
    }),
  )
  .map(([begin, parts]) => {
    let last = begin;
    return parts.map((part) => {
      const arc = [last, ...part.filter((one, index) => index > 0 || String(one) !== String(last))];
      last = arc.at(-1) ?? last;
      return arc.length > 1 ? arc : [...arc, ...arc];
    });
  });

function drawingOf(arcs: [number, number][][]): Pick<FittedDrawing, 'x' | 'y' | 'starts'> {
  const points = arcs.flat();
  const ends = arcs.map((_, index) => arcs.slice(0, index + 1).flat().length);
  return {
    x: Int32Array.from(points, ([x]) => x),
    y: Int32Array.from(points, ([, y]) => y),
    starts: Int32Array.from([0, ...ends]),
  };
}

test('arcs that are written once each give the path that is written point by point', () => {
  fc.assert(
    fc.property(chain, point, fc.boolean(), fc.boolean(), (arcs, [right, down], isClosed, isBack) => {
      const drawing = drawingOf(arcs);
      const there = arcs.map((_, index) => index);
      const walked = isBack ? there.toReversed().map((arc) => ~arc) : there;
      const writer = openArcWriter(drawing);
      const path = openPathWriter();
      const places = placesAlong(drawing, walked).slice(0, isClosed ? -1 : undefined);
      places.forEach(([x = 0, y = 0], index) => {
        if (index === 0) path.moveTo(x + right / 10, y + down / 10);
        else path.lineTo(x + right / 10, y + down / 10);
      });
      if (isClosed) path.closePath();
      const written = isClosed ? writer.rings([walked], right, down) : writer.lines([walked], right, down);
      expect(written).toBe(path.text());
      // What was written before is used again.
      expect(isClosed ? writer.rings([walked], right, down) : writer.lines([walked], right, down)).toBe(
        written,
      );
    }),
  );
});
