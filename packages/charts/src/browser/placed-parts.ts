import type { Drawing } from '../draw/frame/frame.ts';
import type { Frame, KeyTarget, PlacedNote } from '../draw/frame/shapes.ts';

/** Where the shapes of a drawing begin in its element, in pixels, and how much larger than drawn they are shown. */
export type OnPage = { left: number; top: number; scale: number };

/** A frame on the page, and where the text or number in it may be moved. */
export type PlacedText = {
  /** Place among the annotations of the chart. */
  index: number;
  frame: Frame;
  /** From what it points at to its middle, in pixels of the chart. */
  shift: { dx: number; dy: number };
  /** The least and the greatest shift that the edges of the chart allow. */
  least: { dx: number; dy: number };
  most: { dx: number; dy: number };
};

/** Where a category is named by its colour. */
export type PlacedKey = KeyTarget;

/** What of a chart can be pressed or moved beside its figures: in pixels of the element it stands in. */
export type PlacedParts = {
  notes: readonly PlacedText[];
  keys: readonly PlacedKey[];
  /** How many pixels of the page one of the chart takes. */
  scale: number;
};

/** The annotations of a drawing and the names of its colours, where they stand on the page. */
export function placedParts({ shapes }: Drawing, on: OnPage): PlacedParts {
  return {
    scale: on.scale,
    notes: (shapes.notes ?? []).map((note) => ({
      index: note.index,
      frame: frameOn(note.frame, on),
      ...shiftsOf(note),
    })),
    keys: (shapes.keys ?? []).map((key) => ({ ...key, frame: frameOn(key.frame, on) })),
  };
}

function shiftsOf({ frame, anchor, room }: PlacedNote): Pick<PlacedText, 'shift' | 'least' | 'most'> {
  const [halfWidth, halfHeight] = [(frame.x2 - frame.x) / 2, (frame.y2 - frame.y) / 2];
  return {
    shift: { dx: frame.x + halfWidth - anchor.x, dy: frame.y + halfHeight - anchor.y },
    least: { dx: room.x + halfWidth - anchor.x, dy: room.y + halfHeight - anchor.y },
    most: { dx: room.x2 - halfWidth - anchor.x, dy: room.y2 - halfHeight - anchor.y },
  };
}

function frameOn({ x, x2, y, y2 }: Frame, { left, top, scale }: OnPage): Frame {
  return { x: left + x * scale, x2: left + x2 * scale, y: top + y * scale, y2: top + y2 * scale };
}
