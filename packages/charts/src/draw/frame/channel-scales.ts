import { rampColour, sectorColours } from '../../colour/palette.ts';
import { emphasisOf, keyOfValue, type Emphasis } from '../../read/emphasis.ts';
import { OTHER } from '../../spec/vocabulary.ts';
import type { ChartRow } from '../../spec/chart-data.ts';
import type { Column } from '../../read/read-column.ts';
import { innerWidth } from '../../read/chart-options.ts';
import type { Chart } from '../../read/read-chart.ts';
import { extentOf } from '../../read/scale.ts';
import { hasSize } from '../../read/sized-rows.ts';
import { symbols, type Symbol } from './shapes.ts';

/** More colours than this cannot be told apart. */
export const MOST_COLOURS = 12;
/** Beyond this only the names of what stands out are worth their room. */
const MOST_NAMED = 10;

/** The colours of a chart's marks and what they mean. */
export type ColourScale = {
  of(row: ChartRow): string;
  /** Categories with their colours, in order; those without one of their own are left out. */
  keys: { key: string; text: string; colour: string }[];
  /** Categories that share the grey of the rest. */
  restCount: number;
  restColour: string;
  ramp: { stops: readonly string[]; from: number; to: number; middle?: number } | undefined;
  column: Column | undefined;
};

/** @param onPaper whether marks are small on the paper, so that the palest shades would vanish */
export function colourScale(chart: Chart, onPaper: boolean): ColourScale {
  const emphasis = emphasisOf(chart);
  const scale = ownColours(chart, onPaper, emphasis);
  if (!emphasis) return scale;
  const { muted } = chart.palette;
  const isStrong = ({ key }: { key: string }) => emphasis.includesKey(scale.column, key);
  const of = (row: ChartRow) => (emphasis.includes(row) ? scale.of(row) : muted);
  const strong = scale.keys.filter(isStrong);
  if (strong.length < scale.keys.length && scale.keys.length > MOST_NAMED && chart.spec.mark !== 'arc') {
    const restCount = scale.restCount + scale.keys.length - strong.length;
    return { ...scale, of, keys: strong, restCount, restColour: muted };
  }
  const keys = scale.keys.map((item) => (isStrong(item) ? item : { ...item, colour: muted }));
  return { ...scale, of, keys, restColour: muted };
}

function ownColours(chart: Chart, onPaper: boolean, emphasis: Emphasis | undefined): ColourScale {
  const column = chart.column('colour');
  const { rest } = chart.palette;
  if (!column) {
    return {
      of: () => chart.palette.accent,
      keys: [],
      restCount: 0,
      restColour: rest,
      ramp: undefined,
      column,
    };
  }
  const scheme = column.channel?.scale?.scheme;
  const isScale =
    column.kind === 'figure'
      ? scheme !== 'categorical'
      : column.kind === 'moment' && column.keys.length > MOST_COLOURS;
  return isScale ? rampScale(chart, column, onPaper) : keyScale(chart, column, emphasis);
}

function keyScale(chart: Chart, column: Column, emphasis: Emphasis | undefined): ColourScale {
  const colours = sectorColours[chart.options.theme];
  const all = keysInOrder(column);
  const named = all.filter((key) => key !== OTHER).slice(0, MOST_COLOURS);
  const byKey = new Map(named.map((key, index) => [key, colours[index] ?? chart.palette.rest]));
  // What stands out has a colour, however many categories come before it.
  const marked = new Set((column.channel?.highlight ?? []).map((value) => keyOfValue(column, value)));
  const isSplit = emphasis?.columns.some((one) => one.column === column) ?? false;
  const late = isSplit ? all.filter((key) => !byKey.has(key) && marked.has(key)) : [];
  const free = named.filter((key) => !marked.has(key)).map((key) => byKey.get(key));
  for (const [index, key] of late.slice(0, MOST_COLOURS).entries())
    byKey.set(key, free[index] ?? chart.palette.rest);
  const inUse = new Set(column.keys.map((key) => byKey.get(key)));
  const spare = colours.slice(0, MOST_COLOURS).filter((colour) => !inUse.has(colour));
  // Where a reader left some out, their colours are free for those that had none.
  const grey = column.keys.filter((key) => !byKey.has(key) && key !== OTHER);
  for (const [index, colour] of spare.slice(0, grey.length).entries()) byKey.set(grey[index] ?? '', colour);
  for (const { value, colour } of column.channel?.scale?.colours ?? []) {
    const key = keyOfValue(column, value);
    if (column.keys.includes(key)) byKey.set(key, colour);
  }
  const shown = column.keys.filter((key) => byKey.has(key));
  const keys = shown.map((key) => ({
    key,
    text: column.keyText(key),
    colour: byKey.get(key) ?? chart.palette.rest,
  }));
  return {
    of: (row) => byKey.get(column.key(row)) ?? chart.palette.rest,
    keys,
    restCount: column.keys.length - shown.length,
    restColour: chart.palette.rest,
    ramp: undefined,
    column,
  };
}

/** Categories in the order of their looks: those that the chart lists, which a reader may have left out, then all others. */
function keysInOrder(column: Column): string[] {
  const listed = (column.channel?.scale?.categories ?? []).map((value) => keyOfValue(column, value));
  return [...new Set([...listed, ...column.keys])];
}

function rampScale(chart: Chart, column: Column, onPaper: boolean): ColourScale {
  const { palette, rows } = chart;
  const [least, most] = extentOf(rows.map((row) => column.number(row)).filter(Number.isFinite));
  const scale = column.channel?.scale;
  const [from, to] = scale?.domain ?? [least, most];
  // Shades of maps have one hue unless somebody says that a zero means something.
  const mayDiverge = scale?.scheme === undefined && chart.spec.mark !== 'point_map';
  const isDiverging = scale?.scheme === 'diverging' || (mayDiverge && from < 0 && to > 0);
  const reach = Math.max(Math.abs(from), Math.abs(to)) || 1;
  const share = (value: number) =>
    isDiverging ? 0.5 + value / reach / 2 : (value - from) / (to - from || 1);
  const stops = isDiverging ? palette.diverging : onPaper ? palette.ramp.slice(1) : palette.ramp;
  return {
    of: (row) => {
      const value = column.number(row);
      return Number.isFinite(value) ? rampColour(stops, share(value)) : palette.noData.ground;
    },
    keys: [],
    restCount: 0,
    restColour: palette.rest,
    ramp: isDiverging ? { stops, from: -reach, to: reach, middle: 0 } : { stops, from, to },
    column,
  };
}

/** How large or how strong a row is drawn by a figure. */
export type MagnitudeScale = {
  of(row: ChartRow): number;
  ofValue(value: number): number;
  /** Figures for the legend, the greatest last. */
  samples: number[];
};

const LARGEST_DOT = 550;
const SMALLEST_DOT = 8;
/** Of nothing at all: it is there, and smaller than the smallest amount. */
const DOT_OF_ZERO = 2.5;

/** Areas of dots, in proportion to the figure, of rows that have one; undefined where nothing is on `size`. */
export function areaScale(chart: Chart): MagnitudeScale | undefined {
  const crowd = Math.max(1, chart.rows.length / 60);
  const largest = Math.max(70, Math.min(LARGEST_DOT, (innerWidth(chart.options) * 1.1) / Math.sqrt(crowd)));
  return magnitudeScale(chart, 'size', (share) =>
    share > 0 ? Math.max(SMALLEST_DOT, share * largest) : DOT_OF_ZERO,
  );
}

/** Widths of lines, in proportion to the figure. */
export function widthScale(chart: Chart): MagnitudeScale | undefined {
  return magnitudeScale(chart, 'size', (share) => Math.max(0.8, share * 14));
}

/** From faint to full. */
export function opacityScale(chart: Chart): MagnitudeScale | undefined {
  return magnitudeScale(chart, 'opacity', (share) => 0.2 + 0.8 * share);
}

function magnitudeScale(
  chart: Chart,
  channel: 'size' | 'opacity',
  ofShare: (share: number) => number,
): MagnitudeScale | undefined {
  const column = chart.column(channel);
  if (!column) return undefined;
  if (column.kind !== 'figure') return rankScale(column.keys, ofShare, (row) => column.key(row));
  const sized = channel === 'size' ? chart.rows.filter((row) => hasSize(chart, row)) : chart.rows;
  const [least, most] = extentOf(sized.map((row) => column.number(row)).filter(Number.isFinite));
  const [from, to] = column.channel?.scale?.domain ?? [Math.min(0, least), Math.max(0, most)];
  const ofValue = (value: number) => {
    const share = (value - from) / (to - from || 1);
    return ofShare(Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0);
  };
  return { of: (row) => ofValue(column.number(row)), ofValue, samples: roundSamples(to) };
}

/** Categories on a scale of sizes: each a step larger. */
function rankScale(
  keys: readonly string[],
  ofShare: (share: number) => number,
  keyOf: (row: ChartRow) => string,
): MagnitudeScale {
  const ranks = new Map(keys.map((key, index) => [key, (index + 1) / keys.length]));
  return { of: (row) => ofShare(ranks.get(keyOf(row)) ?? 0), ofValue: ofShare, samples: [] };
}

/** A round figure near the greatest, its half and its tenth part. */
export function roundSamples(most: number): number[] {
  if (most <= 0) return [];
  const magnitude = 10 ** Math.floor(Math.log10(most));
  const top = Math.floor(most / magnitude) * magnitude;
  return [top / 10, top / 2, top];
}

/** Which symbol stands for a category. */
export function symbolScale(chart: Chart): (key: string) => Symbol {
  const column = chart.column('shape');
  const places = new Map((column ? keysInOrder(column) : []).map((key, index) => [key, index]));
  return (key) => symbols[Math.min(symbols.length - 1, places.get(key) ?? 0)] ?? 'circle';
}
