/** What charts are made of, in pixels from the top left; painted in the order of the keys. */
export type Shapes = {
  outlines?: Outline[];
  rules?: Rule[];
  boxes?: Box[];
  ribbons?: Ribbon[];
  strokes?: Stroke[];
  trails?: Trail[];
  wedges?: Wedge[];
  dots?: Dot[];
  guides?: Guide[];
  plates?: Plate[];
  labels?: Label[];
  targets?: Target[];
  notes?: PlacedNote[];
  keys?: KeyTarget[];
};

export type Pixel = { x: number; y: number };

/** Areas of a map, or borders between them: a path in SVG's words. */
export type Outline = { path: string; fill?: string; stroke: string; width: number };

export type Rule = { x: number; x2: number; y: number; y2: number; stroke: string; width: number };

/** A rule above the marks: across a plot, or from a text to what it is about. */
export type Guide = Rule & { isDashed?: boolean };

/** The ground of a text that stands above marks; a little of them shows through. */
export type Plate = { x: number; x2: number; y: number; y2: number; fill: string };

export type Box = { x: number; x2: number; y: number; y2: number; fill: string; opacity?: number };

/** An area between two courses. */
export type Ribbon = {
  points: (Pixel & { x2: number; y2: number })[];
  fill: string;
  opacity: number;
  sideways?: boolean;
};

export type Stroke = { points: Pixel[]; stroke: string; width: number; opacity?: number };

/** A line that is thicker here than there. */
export type Trail = { points: (Pixel & { size: number })[]; fill: string; opacity?: number };

/** Part of a circle; angles in radians from the top, clockwise. */
export type Wedge = Pixel & {
  inner: number;
  outer: number;
  start: number;
  end: number;
  fill: string;
  edge: string;
};

export const symbols = [
  'circle',
  'square',
  'triangle-up',
  'diamond',
  'cross',
  'triangle-down',
  'triangle-right',
  'triangle-left',
] as const;
export type Symbol = (typeof symbols)[number];

/** `area` in square pixels; an outline only where `hollow`. */
export type Dot = Pixel & {
  area: number;
  symbol: Symbol;
  fill: string;
  opacity: number;
  hollow?: boolean;
  /** Colour of a fine line around it, which parts it from others that it lies upon; its own where absent. */
  edge?: string;
};

/** Text sizes; the sites' scale has 13 and 17, captions and marks of axes are a step smaller. */
export const TEXT = { title: 17, label: 13, small: 12 } as const;

// Names of families only: whoever shows the chart brings the fonts, or has the next best. A picture in a page may use
// no font of that page, so the next best are those that most systems have and that are about as narrow as ours.
export const SANS =
  "'Anek Latin', 'Noto Sans', 'Helvetica Neue', Arial, 'Liberation Sans', system-ui, sans-serif";
export const SERIF = "'Source Serif 4', 'Noto Serif', 'Times New Roman', 'Liberation Serif', Georgia, serif";

export type TextStyle = {
  fill: string;
  size: number;
  align: 'left' | 'center' | 'right';
  serif?: boolean;
  weight?: 400 | 600;
  angle?: number;
};

export type Label = Pixel & { text: string; style: TextStyle };

export type Frame = { x: number; y: number; x2: number; y2: number };

/** Where a figure can be pointed at: a box, a dot, a part of a circle, or an area of a map. */
export type Target = {
  /** Place of its row among the figures; undefined for an area without figures. */
  row: number | undefined;
  /** Code and name of the area. */
  code?: string;
  name?: string;
  shape:
    | { kind: 'box'; x: number; x2: number; y: number; y2: number }
    | { kind: 'dot'; x: number; y: number; radius: number; clip?: Frame }
    | { kind: 'wedge'; x: number; y: number; inner: number; outer: number; start: number; end: number }
    | { kind: 'area'; rings: readonly (readonly (readonly number[])[])[]; clip: Frame };
};

/** Where an annotation's text, or the number for it, stands, and what it points at: nothing is painted for it. */
export type PlacedNote = {
  /** Place among the annotations of the chart. */
  index: number;
  frame: Frame;
  anchor: Pixel;
  /** Where the frame may stand, however far a person moves it. */
  room: Frame;
};

/** Where a chart names a category by its colour, in a legend or at the end of a line: nothing is painted for it. */
export type KeyTarget = {
  /** Name of the column, and a row of the figures that is of the category. */
  column: string;
  row: number;
  text: string;
  frame: Frame;
};

/** Several drawings as one. */
export function mergeShapes(parts: readonly Shapes[]): Shapes {
  const merged: Shapes = {};
  for (const part of parts) {
    for (const key of Object.keys(part) as (keyof Shapes)[]) append(merged, key, part);
  }
  return merged;
}

function append(merged: Shapes, key: keyof Shapes, part: Shapes): void {
  // Lists of thousands: no copies on the way.
  const list: unknown[] = (merged[key] ??= []);
  for (const shape of part[key] ?? []) list.push(shape);
}
