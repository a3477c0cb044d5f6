import { shortenMiddle, textWidth, WIDER_FACE, wrapLines, wrapText } from '../../format/wrap-text.ts';
import type { Palette } from '../../colour/palette.ts';
import type { Column } from '../../read/read-column.ts';
import type { Placement, Scale } from '../../read/scale.ts';
import { TEXT, type Label, type Rule, type Shapes, type TextStyle } from '../frame/shapes.ts';

const GAP = 8;
const LINE = 15;
/** Bands narrower than this cannot hold upright words. */
const NARROWEST_WORD = 44;
const MOST_LINES = 4;
/** Between texts beside each other. */
const LEAST_GAP = 6;
const SLANT = -40;
const SLANTED = 110;
/** The least distance between the middles of two lines of text. */
const LEAST_STEP = 13;

/** A vertical axis: its texts, and how much room they take on the left. */
export type LeftAxis = { width: number; draw(place: Placement, left: number, right: number): Shapes };

/** An axis of figures with hairlines across, or of categories with their names beside. */
export function leftAxis(
  scale: Scale,
  column: Column,
  palette: Palette,
  room: number,
  count: number,
): LeftAxis {
  const style: TextStyle = { fill: palette.secondInk, size: TEXT.small, align: 'right' };
  if (scale.kind === 'band') return categoriesOnLeft(scale.keys, column, palette, room);
  const ticks = scale.ticks(count);
  const width = Math.max(0, ...ticks.map(({ label }) => textWidth(label, TEXT.small))) + GAP + 2;
  return {
    width,
    draw: (place, left, right) => ({
      rules: ticks.map(({ value }) => ruleAcross(left, right, place.at(value), palette.hairline)),
      labels: ticks.map(({ value, label }) => ({
        x: left - GAP,
        y: place.at(value) + 4,
        text: label,
        style,
      })),
    }),
  };
}

function categoriesOnLeft(keys: readonly string[], column: Column, palette: Palette, room: number): LeftAxis {
  const style: TextStyle = { fill: palette.ink, size: TEXT.label, align: 'right' };
  const texts = keys.map((key) => column.keyText(key));
  const longest = Math.max(0, ...texts.map((text) => textWidth(text, TEXT.label)));
  const width = Math.min(longest * WIDER_FACE + GAP + 4, room);
  return {
    width,
    draw: (place, left) => {
      const every = Math.max(1, Math.ceil(LEAST_STEP / Math.max(0.1, place.band)));
      const labels = keys.flatMap((key, index): Label[] =>
        index % every > 0
          ? []
          : nameBeside(texts[index] ?? '', {
              x: left - GAP - 2,
              middle: place.at(key),
              room: (width - GAP - 2) / WIDER_FACE,
              band: place.band,
              style,
            }),
      );
      return { labels };
    },
  };
}

/** The name of a band at its middle, in two lines where it is too long for one and the band is high enough. */
export function nameBeside(
  text: string,
  {
    x,
    middle,
    room,
    band,
    style,
  }: { x: number; middle: number; room: number; band: number; style: TextStyle },
): Label[] {
  const whole = wrapText(text, room, style.size);
  const most = band >= 2 * LEAST_STEP ? 2 : 1;
  // Names often differ in their ends alone.
  const lines = [...whole.slice(0, most - 1), whole.slice(most - 1).join(' ')]
    .filter((line) => line !== '')
    .map((line) => shortenMiddle(line, room, style.size));
  const first = middle + 4.5 - ((lines.length - 1) * LEAST_STEP) / 2;
  return lines.map((line, index) => ({ x, y: first + index * LEAST_STEP, text: line, style }));
}

/** A horizontal axis: its texts, and how much room they take below. */
export type BottomAxis = {
  height: number;
  /** How far slanted names reach out to the left. */
  overhang: number;
  draw(place: Placement, bottom: number, top: number): Shapes;
};

/**
 * @param span pixels the axis is long, which decides how its texts stand
 * @param hasGrid whether hairlines run up from its marks
 */
export function bottomAxis(
  scale: Scale,
  column: Column,
  palette: Palette,
  span: number,
  hasGrid: boolean,
): BottomAxis {
  if (scale.kind === 'band') {
    return scale.isOrdered
      ? orderedBelow(scale.keys, column, palette, span)
      : categoriesBelow(scale.keys, column, palette, span);
  }
  const style = below(palette);
  const ticks = fittingTicks(scale.ticks, span);
  return {
    height: 26,
    overhang: 0,
    draw: (place, bottom, top) => ({
      rules: hasGrid ? ticks.map(({ value }) => ruleUp(place.at(value), top, bottom, palette.hairline)) : [],
      labels: keptApart(
        ticks.map(({ value, label }) => ({ x: place.at(value), y: bottom + 20, text: label, style })),
      ),
    }),
  };
}

/** Marks of roots and logarithms crowd together towards one end, where those are left out that have no room. */
function keptApart(labels: readonly Label[]): Label[] {
  const kept: Label[] = [];
  for (const label of labels) {
    const last = kept.at(-1);
    if (!last || !doMeet(last, label, LEAST_GAP)) kept.push(label);
  }
  return kept;
}

/** As many marks as have room for their texts. */
function fittingTicks(ticks: (count: number) => { value: number; label: string }[], span: number) {
  for (let count = Math.max(2, Math.floor(span / 60)); count > 1; count--) {
    const marks = ticks(count);
    const widest = Math.max(0, ...marks.map(({ label }) => textWidth(label, TEXT.small)));
    if (marks.length <= 1 || (widest + 12) * (marks.length - 1) <= span) return marks;
  }
  const [first, ...rest] = ticks(1);
  return first ? [first, ...rest.slice(-1)] : [];
}

/** Times, bins and months of the year: those between two texts are understood. */
function orderedBelow(keys: readonly string[], column: Column, palette: Palette, span: number): BottomAxis {
  const texts = keys.map((key) => column.keyText(key));
  const widest = Math.max(0, ...texts.map((text) => textWidth(text, TEXT.small))) + 10;
  const every = Math.max(1, Math.ceil((widest * keys.length) / Math.max(1, span)));
  return {
    height: 26,
    overhang: 0,
    draw: (place, bottom) => ({
      labels: keys.flatMap((key, index) =>
        index % every > 0
          ? []
          : [{ x: place.at(key), y: bottom + 20, text: texts[index] ?? '', style: below(palette) }],
      ),
    }),
  };
}

/** Names upright in lines where they fit, slanted where they do not. */
function categoriesBelow(
  keys: readonly string[],
  column: Column,
  palette: Palette,
  span: number,
): BottomAxis {
  const step = span / Math.max(1, keys.length);
  const texts = keys.map((key) => column.keyText(key));
  const style: TextStyle = { ...below(palette), fill: palette.ink };
  const wrapped = texts.map((text) => wrapLines(text, step - 8, TEXT.small, MOST_LINES));
  const fitsUpright =
    step >= NARROWEST_WORD ? wrapped.every((lines) => !lines.some((line) => line.endsWith('…'))) : false;
  const short = Math.max(0, ...texts.map((text) => textWidth(text, TEXT.small))) + 6 <= step;
  if (short || fitsUpright || step >= 2 * NARROWEST_WORD) {
    const lines = Math.max(1, ...wrapped.map((text) => text.length));
    return {
      height: 11 + lines * LINE,
      overhang: 0,
      draw: (place, bottom) => ({
        labels: keys.flatMap((key, index) =>
          (wrapped[index] ?? []).map((text, line) => ({
            x: place.at(key),
            y: bottom + 20 + line * LINE,
            text,
            style,
          })),
        ),
      }),
    };
  }
  return slantedBelow(keys, texts, style, step);
}

function slantedBelow(
  keys: readonly string[],
  texts: readonly string[],
  upright: TextStyle,
  step: number,
): BottomAxis {
  const every = Math.max(1, Math.ceil((LEAST_STEP * 1.5) / Math.max(0.1, step)));
  const cut = shortenApart(texts, SLANTED);
  const longest = Math.max(0, ...cut.map((text) => textWidth(text, TEXT.small)));
  const style: TextStyle = { ...upright, align: 'right', angle: SLANT };
  return {
    height: Math.ceil(22 + longest * Math.sin((-SLANT * Math.PI) / 180)),
    overhang: longest * Math.cos((SLANT * Math.PI) / 180) - step / 2,
    draw: (place, bottom) => ({
      labels: keys.flatMap((key, index) =>
        index % every > 0 ? [] : [{ x: place.at(key) + 4, y: bottom + 16, text: cut[index] ?? '', style }],
      ),
    }),
  };
}

/** Cuts names that are too long at their ends; in the middle where their ends tell them apart. */
function shortenApart(texts: readonly string[], width: number): string[] {
  const cut = texts.map((text) => shortenMiddle(text, width, TEXT.small));
  const isTold = new Set(cut).size === new Set(texts).size;
  return isTold ? cut : texts.map((text) => shortenMiddle(text, width, TEXT.small));
}

function below(palette: Palette): TextStyle {
  return { fill: palette.secondInk, size: TEXT.small, align: 'center' };
}

function ruleAcross(x: number, x2: number, y: number, stroke: string): Rule {
  return { x, x2, y, y2: y, stroke, width: 1 };
}

function ruleUp(x: number, y: number, y2: number, stroke: string): Rule {
  return { x, x2: x, y, y2, stroke, width: 1 };
}

/**
 * Moves texts below an axis inwards that would run over the edges of the picture, and leaves those out that would
 * then meet another.
 */
export function clampLabels(labels: readonly Label[], from: number, to: number): Label[] {
  const moved = labels.map((label) => {
    if (label.style.align !== 'center') return label;
    const half = widthOf(label) / 2;
    return { ...label, x: Math.max(from + half, Math.min(to - half, label.x)) };
  });
  const isMoved = (index: number) => moved[index]?.x !== labels[index]?.x;
  return moved.filter(
    (label, index) =>
      !isMoved(index) || moved.every((other, place) => place === index || !doMeet(label, other)),
  );
}

function doMeet(one: Label, other: Label, gap = 0): boolean {
  return one.y === other.y && Math.abs(one.x - other.x) < (widthOf(one) + widthOf(other)) / 2 + gap;
}

function widthOf({ text, style }: Label): number {
  return textWidth(text, style.size);
}
