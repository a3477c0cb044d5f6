import { rampColour } from '../../colour/palette.ts';
import { shortenMiddle, shortenText, textWidth } from '../../format/wrap-text.ts';
import { canHighlight } from '../../read/emphasis.ts';
import { OTHER } from '../../spec/vocabulary.ts';
import { symbolScale, type ColourScale } from './channel-scales.ts';
import { innerWidth } from '../../read/chart-options.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Column } from '../../read/read-column.ts';
import {
  symbols,
  TEXT,
  type KeyTarget,
  type Label,
  type Pixel,
  type Shapes,
  type Symbol,
  type TextStyle,
} from './shapes.ts';

/** A part of a legend that is not broken; `rise` is how far it reaches above where it is drawn. No title ends a line. */
export type Block = { width: number; height: number; rise?: number; isTitle?: true; draw(at: Pixel): Shapes };

const SWATCH = 11;
const GAP = 7;
const BETWEEN = 18;
const LINE = 21;
const STRIP = { width: 150, height: 9, steps: 30 } as const;
const LONGEST = 220;
/** A title has a line of its own, and its unit at the end. */
const LONGEST_TITLE = 400;

/** Puts the blocks beside one another and, where the width ends, below. */
export function layLegend(
  blocks: readonly Block[],
  width: number,
  top: number,
): { shapes: Shapes[]; bottom: number } {
  if (blocks.length === 0) return { shapes: [], bottom: top };
  const shapes: Shapes[] = [];
  let y = top;
  for (const line of linesOf(blocks, width)) {
    y += Math.ceil(Math.max(...line.map(({ rise = 0 }) => rise)));
    let x = 0;
    for (const block of line) {
      shapes.push(block.draw({ x, y }));
      x += block.width + BETWEEN;
    }
    y += Math.ceil(Math.max(...line.map(({ height }) => height)));
  }
  return { shapes, bottom: y + 8 };
}

function linesOf(blocks: readonly Block[], width: number): Block[][] {
  const lines: Block[][] = [];
  let x = 0;
  for (const [index, block] of blocks.entries()) {
    const line = lines.at(-1);
    const named = block.isTitle ? BETWEEN + (blocks[index + 1]?.width ?? 0) : 0;
    if (line && x + block.width + named <= width) line.push(block);
    else {
      lines.push([block]);
      x = 0;
    }
    x += block.width + BETWEEN;
  }
  return lines;
}

/** A swatch and a name for each colour; the rest together. */
export function colourKeys(chart: Chart, colours: ColourScale, width: number): Block[] {
  const shaped = sharesField(chart, 'shape') ? symbolScale(chart) : undefined;
  const items: KeyItem[] = colours.keys.map(({ key, text, colour }) => ({
    text,
    colour,
    symbol: shaped?.(key),
    names: categoryOf(chart, colours.column, key),
  }));
  if (colours.restCount > 0) items.push({ text: restName(chart, colours), colour: colours.restColour });
  const title = needsTitle(items) ? [titleBlock(chart, colours.column?.label ?? '')] : [];
  return [...title, ...items.map((item) => keyBlock(chart, item, width))];
}

/** `Other` where the figures have it so, otherwise how many there are. */
function restName(chart: Chart, { column, restCount }: ColourScale): string {
  const { other, others } = chart.words;
  return restCount === 1 && column?.keys.includes(OTHER) ? other : others(String(restCount));
}

/** Names that are figures or a single letter say nothing alone. */
function needsTitle(items: readonly { text: string }[]): boolean {
  return items.some(({ text }) => /^[\d−-]/.test(text) || text.length < 3);
}

type KeyItem = {
  text: string;
  colour: string;
  symbol?: Symbol | undefined;
  /** The category it names, where it is a single one. */
  names?: Pick<KeyTarget, 'column' | 'row'> | undefined;
};

function categoryOf(chart: Chart, column: Column | undefined, key: string): KeyItem['names'] {
  if (!column || !canHighlight(chart, column)) return undefined;
  const row = chart.rows.findIndex((one) => column.key(one) === key);
  return row >= 0 ? { column: column.name, row } : undefined;
}

function keyBlock(chart: Chart, item: KeyItem, width: number): Block {
  const text = shortenMiddle(item.text, Math.min(LONGEST, width - SWATCH - GAP), TEXT.small);
  const length = SWATCH + GAP + textWidth(text, TEXT.small);
  return {
    width: length,
    height: LINE,
    draw: ({ x, y }) => ({
      keys: item.names
        ? [{ ...item.names, text: item.text, frame: { x, x2: x + length, y: y - 5, y2: y + LINE - 5 } }]
        : [],
      ...(item.symbol
        ? {
            dots: [{ ...middle(x, y), area: 55, symbol: item.symbol, fill: item.colour, opacity: 1 }],
          }
        : { boxes: [{ x, x2: x + SWATCH, y, y2: y + SWATCH, fill: item.colour }] }),
      labels: [labelAt(chart, x + SWATCH + GAP, y + 10, text)],
    }),
  };
}

function middle(x: number, y: number): Pixel {
  return { x: x + SWATCH / 2, y: y + SWATCH / 2 };
}

function titleBlock(chart: Chart, label: string): Block {
  const text = shortenText(label, LONGEST, TEXT.small);
  return {
    width: textWidth(text, TEXT.small) - 4,
    height: LINE,
    isTitle: true,
    draw: ({ x, y }) => ({ labels: [labelAt(chart, x, y + 10, text)] }),
  };
}

/** A strip from the least to the greatest figure. */
export function rampBlock(chart: Chart, colours: ColourScale): Block[] {
  const { ramp, column } = colours;
  if (!ramp || !column) return [];
  const title = column.unit ? `${column.label} (${column.unit})` : column.label;
  const room = Math.min(LONGEST_TITLE, innerWidth(chart.options));
  const ends = [ramp.from, ...(ramp.middle === undefined ? [] : [ramp.middle]), ramp.to];
  const texts = ends.map((value) => column.write(value));
  const width = Math.max(
    STRIP.width,
    texts.reduce((sum, text) => sum + textWidth(text, TEXT.small) + 12, 0),
  );
  return [
    {
      width: Math.max(width, Math.min(room, textWidth(title, TEXT.small))),
      height: 48,
      draw: ({ x, y }) => ({
        boxes: Array.from({ length: STRIP.steps }, (_, index) => ({
          x: x + (index * width) / STRIP.steps,
          // A little over the next, so that nothing shows between.
          x2: x + Math.min(width, ((index + 1) * width) / STRIP.steps + 0.5),
          y: y + 18,
          y2: y + 18 + STRIP.height,
          fill: rampColour(ramp.stops, (index + 0.5) / STRIP.steps),
        })),
        labels: [
          labelAt(chart, x, y + 10, shortenText(title, room, TEXT.small)),
          ...texts.map((text, index): Label => {
            const share = index / Math.max(1, texts.length - 1);
            const align = share === 0 ? 'left' : share === 1 ? 'right' : 'center';
            return {
              ...labelAt(chart, x + share * width, y + 41, text),
              style: { ...textStyle(chart), align },
            };
          }),
        ],
      }),
    },
  ];
}

/** Circles of a few round sizes with their figures. */
export function sizeBlocks(
  chart: Chart,
  areaOf: (value: number) => number,
  values: readonly number[],
  column = chart.column('size'),
): Block[] {
  if (!column || values.length === 0) return [];
  const title = column.unit ? `${column.label} (${column.unit})` : column.label;
  const circles = values.map((value) => {
    const radius = Math.sqrt(areaOf(value) / Math.PI);
    const text = column.write(value);
    return {
      width: 2 * radius + GAP + textWidth(text, TEXT.small),
      height: Math.max(LINE, radius + 10),
      rise: Math.max(0, radius - 5),
      draw: ({ x, y }: Pixel): Shapes => ({
        dots: [
          {
            x: x + radius,
            y: y + 6,
            area: areaOf(value),
            symbol: 'circle',
            fill: chart.palette.secondInk,
            opacity: 1,
            hollow: true,
          },
        ],
        labels: [labelAt(chart, x + 2 * radius + GAP, y + 10, text)],
      }),
    };
  });
  return [titleBlock(chart, title), ...circles];
}

/** A symbol and a name for each category of shape. */
export function symbolKeys(chart: Chart, width: number): Block[] {
  const column = chart.column('shape');
  if (!column || sharesField(chart, 'shape')) return [];
  const symbolOf = symbolScale(chart);
  const keys = column.keys.slice(0, symbols.length);
  return keys.map((key) =>
    keyBlock(
      chart,
      { text: column.keyText(key), colour: chart.palette.secondInk, symbol: symbolOf(key) },
      width,
    ),
  );
}

/** Lines of a few widths with their figures. */
export function widthBlocks(
  chart: Chart,
  widthOf: (value: number) => number,
  values: readonly number[],
): Block[] {
  return sampleBlocks(chart, 'size', values, (value, { x, y }) => ({
    boxes: [
      {
        x,
        x2: x + SWATCH * 2,
        y: y + 6 - widthOf(value) / 2,
        y2: y + 6 + widthOf(value) / 2,
        fill: chart.palette.secondInk,
      },
    ],
  }));
}

/** Swatches from faint to full. */
export function opacityBlocks(
  chart: Chart,
  opacityOf: (value: number) => number,
  values: readonly number[],
): Block[] {
  return sampleBlocks(chart, 'opacity', values, (value, { x, y }) => ({
    boxes: [
      { x, x2: x + SWATCH * 2, y, y2: y + SWATCH, fill: chart.palette.accent, opacity: opacityOf(value) },
    ],
  }));
}

/** The name of a channel, then some of its figures, each beside what stands for it. */
function sampleBlocks(
  chart: Chart,
  channel: 'size' | 'opacity',
  values: readonly number[],
  draw: (value: number, at: Pixel) => Shapes,
): Block[] {
  const column = chart.column(channel);
  if (!column || values.length === 0) return [];
  const title = column.unit ? `${column.label} (${column.unit})` : column.label;
  const items = values.map((value): Block => {
    const text = column.write(value);
    const left = SWATCH * 2 + GAP;
    return {
      width: left + textWidth(text, TEXT.small),
      height: LINE,
      draw: ({ x, y }) => ({ ...draw(value, { x, y }), labels: [labelAt(chart, x + left, y + 10, text)] }),
    };
  });
  return [titleBlock(chart, title), ...items];
}

/** Whether a channel shows the same field as the colour, so that one legend does. */
function sharesField(chart: Chart, channel: string): boolean {
  const [one, other] = [chart.column(channel)?.source, chart.column('colour')?.source];
  return one !== undefined && one.field === other?.field && one.time_unit === other.time_unit;
}

function labelAt(chart: Chart, x: number, y: number, text: string): Label {
  return { x, y, text, style: textStyle(chart) };
}

function textStyle(chart: Chart): TextStyle {
  return { fill: chart.palette.secondInk, size: TEXT.small, align: 'left' };
}
