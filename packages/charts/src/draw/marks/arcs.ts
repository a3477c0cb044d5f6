import { numberWriter } from '../../format/value-text.ts';
import { shortenMiddle, textWidth } from '../../format/wrap-text.ts';
import { colourScale, MOST_COLOURS, type ColourScale } from '../frame/channel-scales.ts';
import { emptyBody, type Body, type Place } from '../frame/frame.ts';
import { colourKeys, layLegend } from '../frame/legend.ts';
import { panelsOf, panelTitle } from '../frame/panels.ts';
import type { Chart } from '../../read/read-chart.ts';
import { ringMeasure } from '../../read/not-drawn-texts.ts';
import type { Column } from '../../read/read-column.ts';
import { TEXT, type Label, type Shapes, type Target, type TextStyle, type Wedge } from '../frame/shapes.ts';

const LINE = 24;
const SWATCH = 11;
const HOLE = 0.52;
const LARGEST = 320;
const BESIDE = 440;

type Slice = {
  row: number | undefined;
  key: string;
  text: string;
  value: number;
  share: number;
  fill: string;
};

/** Parts of a whole as a ring, each with its name, figure and share beside; rings of several panels share a legend. */
export function drawArcs(given: Chart, place: Place): Body {
  const measure = ringMeasure(given);
  if (!measure) return emptyBody(given, place);
  const chart = withColour(given, measure);
  const colours = colourScale(chart, true);
  const panels = panelsOf(chart, place.width);
  const parts = panels.list.map((panel) => ({
    panel,
    slices: slicesOf(chart, panel.rows, { measure, colours, isOneOfMany: panels.list.length > 1 }),
  }));
  if (parts.every(({ slices }) => slices.length === 0)) return emptyBody(chart, place);
  const [only] = parts;
  if (parts.length === 1 && only) return ringWithNames(chart, place, only.slices, measure);
  const legend = layLegend(colourKeys(chart, colours, place.width), place.width, place.top);
  const width = place.width / panels.places;
  const left =
    place.height === undefined ? undefined : (place.height - (legend.bottom - place.top)) / panels.lines;
  const head = panels.headingHeight;
  const whole = Math.min(width - 24, 200);
  const size = Math.max(0, left === undefined ? whole : Math.min(whole, left - 34 - head));
  const lineWanted = whole + 44 + head;
  const line = left ?? lineWanted;
  const shapes = parts.flatMap(({ panel, slices }): Shapes[] => {
    const x = panel.place * width;
    const y = legend.bottom + panel.line * line + head;
    const title = { x, y: y + 14, width: width - 10, chartWidth: place.width };
    return [
      { labels: panelTitle(chart, panel, title) },
      ringOf(chart, slices, x + size / 2, y + 26 + size / 2, size / 2),
    ];
  });
  const endOf = (one: number) => legend.bottom + panels.lines * one;
  return { shapes: [...legend.shapes, ...shapes], bottom: endOf(line), wanted: endOf(lineWanted) };
}

/** What splits a ring is its colour, wherever it was put. Of more parts than there are colours the greatest have one. */
function withColour(chart: Chart, measure: Column): Chart {
  const split = ['colour', 'x', 'y', 'detail_0']
    .map((name) => chart.column(name))
    .find((column) => column !== undefined && (column.kind !== 'figure' || column.binStep !== undefined));
  const coloured = split && split.keys.length > MOST_COLOURS ? greatestFirst(chart, split, measure) : split;
  return { ...chart, column: (name) => (name === 'colour' ? coloured : chart.column(name)) };
}

function greatestFirst({ rows }: Chart, split: Column, measure: Column): Column {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const value = measure.number(row);
    if (value > 0) sums.set(split.key(row), (sums.get(split.key(row)) ?? 0) + value);
  }
  const keys = split.keys.toSorted((one, other) => (sums.get(other) ?? 0) - (sums.get(one) ?? 0));
  const { categories: _, ...scale } = split.channel?.scale ?? {};
  return { ...split, keys, channel: split.channel && { ...split.channel, scale } };
}

/** The greatest parts first, in rings to compare all in the same order; those without a colour of their own, and what is called other, together at the end. */
function slicesOf(
  chart: Chart,
  rows: readonly number[],
  { measure, colours, isOneOfMany }: { measure: Column; colours: ColourScale; isOneOfMany: boolean },
): Slice[] {
  const split = colours.column;
  const values = rows
    .map((row) => ({ row, value: measure.number(chart.rows[row] ?? {}) }))
    .filter(({ value }) => Number.isFinite(value) && value > 0);
  const total = values.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return [];
  const named = new Map(colours.keys.map(({ key, colour }) => [key, colour]));
  const slices = values.map(({ row, value }): Slice => {
    const values = chart.rows[row] ?? {};
    const key = split?.key(values) ?? '';
    const text = split?.keyText(key) ?? measure.label;
    return { row, key, text, value, share: value / total, fill: colours.of(values) };
  });
  const isNamed = ({ key }: Slice) => named.size === 0 || named.has(key);
  const own = slices.filter(isNamed);
  const isInOrder = isOneOfMany || split?.source.time_unit;
  const sorted = isInOrder ? own : own.toSorted((one, other) => other.value - one.value);
  const rest = slices.filter((slice) => !isNamed(slice));
  if (rest.length <= 1) return [...sorted.slice(0, MOST_COLOURS), ...rest];
  const value = rest.reduce((sum, slice) => sum + slice.value, 0);
  return [
    ...sorted,
    {
      row: undefined,
      key: '',
      text: chart.words.others(String(rest.length)),
      value,
      share: value / total,
      fill: chart.palette.rest,
    },
  ];
}

function ringWithNames(chart: Chart, place: Place, slices: readonly Slice[], measure: Column): Body {
  const { palette } = chart;
  const isBeside = place.width >= BESIDE;
  const listHeight = slices.length * LINE;
  const room =
    place.height === undefined ? LARGEST : isBeside ? place.height : place.height - listHeight - 20;
  const size = Math.max(80, Math.min(LARGEST, room, isBeside ? place.width * 0.46 : place.width));
  const height = place.height ?? (isBeside ? Math.max(size, listHeight) : size + 20 + listHeight);
  const middle = isBeside ? size / 2 : place.width / 2;
  const ring = ringOf(chart, slices, middle, place.top + (isBeside ? height / 2 : size / 2), size / 2);
  const left = isBeside ? size + 32 : 0;
  const shown = Math.max(
    1,
    Math.min(slices.length, Math.floor((isBeside ? height : height - size - 20) / LINE + 0.01)),
  );
  const top = isBeside ? place.top + (height - shown * LINE) / 2 : place.top + size + 20;
  const share = shareWriter(chart, slices);
  const texts = slices.map((slice) => ({
    figure: measure.write(slice.value),
    share: share(slice.share),
  }));
  const shareWidth = Math.max(...texts.map((text) => textWidth(text.share, TEXT.label))) + 14;
  const figureWidth = Math.max(...texts.map((text) => textWidth(text.figure, TEXT.label))) + 14;
  const right = Math.min(place.width, left + 360);
  const names: TextStyle = { fill: palette.ink, size: TEXT.label, align: 'left' };
  const figures: TextStyle = { fill: palette.secondInk, size: TEXT.label, align: 'right' };
  const labels = slices.slice(0, shown).flatMap((slice, index): Label[] => {
    const y = top + index * LINE + 15;
    const text = texts[index];
    const nameRoom = right - left - SWATCH - 8 - shareWidth - figureWidth;
    return [
      { x: left + SWATCH + 8, y, text: shortenMiddle(slice.text, nameRoom, TEXT.label), style: names },
      { x: right - shareWidth, y, text: text?.figure ?? '', style: figures },
      { x: right, y, text: text?.share ?? '', style: { ...figures, fill: palette.ink } },
    ];
  });
  const boxes = slices.slice(0, shown).map((slice, index) => {
    const y = top + index * LINE + 5;
    return { x: left, x2: left + SWATCH, y, y2: y + SWATCH, fill: slice.fill };
  });
  return { shapes: [ring, { labels, boxes }], bottom: place.top + height };
}

/** Writes shares as percent; what would be rounded to nothing is less than the least that is written, and not zero. */
function shareWriter({ options, words }: Chart, slices: readonly Slice[]): (share: number) => string {
  const write = numberWriter(
    options,
    slices.map(({ share }) => share * 100),
    { unit: '%', digits: 0 },
  );
  const least = [0.001, 0.01, 0.1, 1].find((step) => write(step) !== write(0)) ?? 1;
  return (share) => (write(share * 100) === write(0) ? words.lessThan(write(least)) : write(share * 100));
}

function ringOf(chart: Chart, slices: readonly Slice[], x: number, y: number, radius: number): Shapes {
  let angle = 0;
  const wedges: Wedge[] = [];
  const targets: Target[] = [];
  for (const slice of slices) {
    const [start, end] = [angle, angle + slice.share * 2 * Math.PI];
    angle = end;
    const wedge = { x, y, inner: radius * HOLE, outer: radius, start, end };
    wedges.push({ ...wedge, fill: slice.fill, edge: chart.palette.paper });
    if (slice.row !== undefined) targets.push({ row: slice.row, shape: { kind: 'wedge', ...wedge } });
  }
  return { wedges, targets };
}
