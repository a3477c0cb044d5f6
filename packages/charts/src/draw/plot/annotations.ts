import { textWidth, wrapLines } from '../../format/wrap-text.ts';
import type { Note } from '../../read/annotations.ts';
import {
  TEXT,
  type Box,
  type Dot,
  type Frame,
  type Guide,
  type Label,
  type Pixel,
  type PlacedNote,
  type Shapes,
  type TextStyle,
} from '../frame/shapes.ts';
import type { MarkContext } from './mark-plan.ts';
import { doOverlap, frameAround, frameWithin, nearestIn, placeBoxes } from './place-boxes.ts';
import type { NoteAnchor } from './note-places.ts';
import { obstaclesIn } from './obstacles.ts';

const LINE = 15;
const PAD = 4;
const WIDEST = 190;
const MOST_LINES = 8;
const RING = { area: 55, radius: 4.2 } as const;
/** Leaders shorter than this say nothing. */
const SHORTEST_LEADER = 5;
const NUMBER = { area: 210, size: 11, radius: 8.2 } as const;
/** Numbers are moved this far from their figures at most: narrow charts have no room for more. */
const NUMBER_REACH = 64;
const LIST_LINE = 17;
const LIST_INDENT = 22;

/** The ground of stretches, below the marks. */
export function drawStretches({ chart }: MarkContext, anchors: readonly NoteAnchor[]): Shapes {
  const boxes = anchors.flatMap(({ stretch }): Box[] =>
    // A stretch of one moment is still seen.
    stretch ? [{ ...atLeastSeen(stretch), fill: chart.palette.ink, opacity: 0.09 }] : [],
  );
  return { boxes };
}

function atLeastSeen({ x, x2, y, y2 }: Frame): Frame {
  return { x, x2: Math.max(x2, x + 2), y, y2: Math.max(y2, y + 2) };
}

/**
 * The texts beside what they point at.
 * @param bounds where texts may stand
 * @param drawn everything else, of which texts are not covered, and marks as little as can be
 * @returns undefined where there is no room for all of them
 */
export function drawTexts(
  { chart }: MarkContext,
  anchors: readonly NoteAnchor[],
  bounds: Frame,
  drawn: readonly Shapes[],
): Shapes | undefined {
  const widest = Math.min(WIDEST, (bounds.x2 - bounds.x) * 0.42);
  const texts = anchors.map(({ note }) => wrapLines(note.text, widest, TEXT.small, MOST_LINES));
  const frames = placeBoxes(
    anchors.map(({ anchor, note: { moved } }, index) => ({
      ...sizeOf(texts[index] ?? []),
      anchor,
      middle: moved && { x: anchor.x + moved.dx, y: anchor.y + moved.dy },
    })),
    bounds,
    obstaclesIn(drawn, bounds),
  );
  const shapes: Required<Pick<Shapes, 'guides' | 'plates' | 'labels' | 'dots' | 'notes'>> = {
    guides: [],
    plates: [],
    labels: [],
    dots: [],
    notes: [],
  };
  for (const [index, { note, anchor, stretch }] of anchors.entries()) {
    const frame = frames[index];
    if (!frame) return undefined;
    const { ink, paper } = chart.palette;
    if (!stretch) shapes.dots.push(ring(anchor, ink));
    const leader = leaderOf(frame, anchor, stretch);
    if (leader) shapes.guides.push({ ...leader, stroke: ink, width: 1 });
    shapes.plates.push({ ...frame, fill: paper });
    shapes.labels.push(...labelsIn(frame, texts[index] ?? [], ink));
    shapes.notes.push({ index: note.index, frame, anchor, room: bounds });
  }
  return shapes;
}

function sizeOf(lines: readonly string[]): { width: number; height: number } {
  const width = Math.max(...lines.map((line) => textWidth(line, TEXT.small)), 1);
  return { width: width + 2 * PAD, height: lines.length * LINE + PAD };
}

function ring({ x, y }: Pixel, fill: string): Dot {
  return { x, y, area: RING.area, symbol: 'circle', fill, opacity: 1, hollow: true };
}

function leaderOf(frame: Frame, anchor: Pixel, stretch: Frame | undefined) {
  if (stretch && doOverlap(frame, stretch)) return undefined;
  const from = nearestIn(frame, anchor);
  const target = stretch ? nearestIn(stretch, from) : anchor;
  const distance = Math.hypot(from.x - target.x, from.y - target.y);
  const end = stretch ? 0 : RING.radius;
  if (distance < end + SHORTEST_LEADER) return undefined;
  const share = end / distance;
  return {
    x: from.x,
    y: from.y,
    x2: target.x + (from.x - target.x) * share,
    y2: target.y + (from.y - target.y) * share,
  };
}

function labelsIn({ x, y }: Frame, lines: readonly string[], fill: string): Label[] {
  const style: TextStyle = { fill, size: TEXT.small, align: 'left' };
  return lines.map((text, line) => ({ x: x + PAD, y: y + 13 + line * LINE, text, style }));
}

/**
 * Numbers at what the texts are about, where the texts themselves stand in a list. Those that a person has moved stand
 * in the same direction, near their figures.
 */
export function drawNumbers(
  { chart }: MarkContext,
  anchors: readonly NoteAnchor[],
  order: readonly Note[],
  plot: Frame,
): Shapes {
  const { ink, paper } = chart.palette;
  const style: TextStyle = { fill: paper, size: NUMBER.size, align: 'center', weight: 600 };
  const shapes = {
    guides: [] as Guide[],
    dots: [] as Dot[],
    labels: [] as Label[],
    notes: [] as PlacedNote[],
  };
  for (const { note, anchor, stretch } of anchors) {
    const room = roomOfNumber(anchor, plot);
    const wish = note.moved
      ? { x: anchor.x + note.moved.dx, y: anchor.y + note.moved.dy }
      : { x: anchor.x, y: anchor.y + (stretch ? 10 : 0) };
    const size = 2 * NUMBER.radius;
    const frame = note.moved ? frameWithin(wish, size, size, room) : frameAround(wish, size, size);
    const { x, y } = { x: frame.x + NUMBER.radius, y: frame.y + NUMBER.radius };
    const leader = leaderOf(frame, anchor, stretch);
    if (leader) shapes.guides.push({ ...leader, stroke: ink, width: 1 });
    if (leader && !stretch) shapes.dots.push(ring(anchor, ink));
    shapes.dots.push({ x, y, area: NUMBER.area, symbol: 'circle', fill: ink, opacity: 1 });
    shapes.labels.push({ x, y: y + 4, text: String(order.indexOf(note) + 1), style });
    shapes.notes.push({ index: note.index, frame, anchor, room });
  }
  return shapes;
}

function roomOfNumber({ x, y }: Pixel, plot: Frame): Frame {
  return {
    x: Math.max(plot.x, x - NUMBER_REACH),
    x2: Math.min(plot.x2, x + NUMBER_REACH),
    y: Math.max(plot.y, y - NUMBER_REACH),
    y2: Math.min(plot.y2, y + NUMBER_REACH),
  };
}

/** The list of texts under a chart that has no room for them, and how high it is. */
export function layList(
  { chart }: MarkContext,
  notes: readonly Note[],
  width: number,
): { height: number; draw(top: number): Shapes } {
  const { ink, paper } = chart.palette;
  const items = notes.map(({ text }) => wrapLines(text, width - LIST_INDENT, TEXT.small, MOST_LINES));
  const number: TextStyle = { fill: paper, size: NUMBER.size, align: 'center', weight: 600 };
  const style: TextStyle = { fill: ink, size: TEXT.small, align: 'left' };
  return {
    height: items.reduce((sum, lines) => sum + lines.length * LIST_LINE + 4, 8),
    draw: (top) => {
      const shapes = { dots: [] as Dot[], labels: [] as Label[] };
      let y = top + 8;
      for (const [index, lines] of items.entries()) {
        shapes.dots.push({ x: 9, y: y + 8, area: NUMBER.area, symbol: 'circle', fill: ink, opacity: 1 });
        shapes.labels.push({ x: 9, y: y + 12, text: String(index + 1), style: number });
        for (const [line, text] of lines.entries()) {
          shapes.labels.push({ x: LIST_INDENT, y: y + 12 + line * LIST_LINE, text, style });
        }
        y += lines.length * LIST_LINE + 4;
      }
      return shapes;
    },
  };
}
