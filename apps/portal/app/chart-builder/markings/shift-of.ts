import type { Annotation } from '@gazetteer/charts';
import type { PlacedText } from '@gazetteer/charts/browser';

type Shift = PlacedText['shift'];

/**
 * From what it is about to where a text stands. What was chosen counts: the drawing follows a moment later, and keys
 * that are pressed quickly must not begin where the text stood before.
 */
export function shiftOf(note: PlacedText, annotation: Annotation | undefined): Shift {
  const { dx, dy } = annotation ?? {};
  return dx === undefined && dy === undefined ? note.shift : shiftWithin(note, { dx: dx ?? 0, dy: dy ?? 0 });
}

/** A shift that leaves the text on the chart, in whole pixels. */
export function shiftWithin({ least, most }: PlacedText, { dx, dy }: Shift): Shift {
  return {
    dx: Math.round(Math.max(least.dx, Math.min(most.dx, dx))),
    dy: Math.round(Math.max(least.dy, Math.min(most.dy, dy))),
  };
}
