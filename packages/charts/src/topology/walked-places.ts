import type { Position } from 'geojson';
import type { Walked } from './arc-network.ts';
import { lineOf } from './drawing-lines.ts';
import type { FittedDrawing } from './fit-drawing.ts';

/** The places that arcs lead along, in pixels from the corner of the drawing. */
export function placesAlong(
  { x, y, starts }: Pick<FittedDrawing, 'x' | 'y' | 'starts'>,
  arcs: Walked,
): Position[] {
  const places: Position[] = [];
  for (const arc of arcs) {
    const [start, end] = [starts[lineOf(arc)] ?? 0, (starts[lineOf(arc) + 1] ?? 0) - 1];
    // An arc begins where the one before ended.
    for (let step = places.length === 0 ? 0 : 1; step <= end - start; step++) {
      const point = arc < 0 ? end - step : start + step;
      places.push([(x[point] ?? 0) / 10, (y[point] ?? 0) / 10]);
    }
  }
  return places;
}
