import type { TopLevelSpec } from 'vega-lite';
import { boxesAt, emptyBody, frameChart, textsAt, TEXT, type Body, type Place } from './chart-frame.ts';
import type { ChartOptions } from '../draw/chart-options.ts';
import type { ChartRow } from '../spec/chart-data.ts';
import { cellText } from '../cell-text.ts';
import type { BarSpec } from './preview-spec.ts';
import { numberWriter, shownFigures, unitOfFigures } from '../number-format.ts';
import { wordsIn } from './words.ts';
import { shortenText, textWidth } from '../wrap-text.ts';

const ROW = 28;
const BAR = 16;
/** From the top of a bar to the baseline of the text beside it. */
const BASELINE = 12.5;
/** Below this width names stand above their bars. */
const NARROW = 480;
const LABEL_LINE = 18;

export type Bar = { label: string; value: number };

/** Draws the highest values as bars, the longest on top, each with its name and figure. */
export function drawBars(spec: BarSpec, rows: readonly ChartRow[], options: ChartOptions): TopLevelSpec {
  const written = readBars(rows, wordsIn(options.locale).noData);
  const { scale, unit } = shownFigures(
    spec.channels.x.unit,
    written.map((bar) => bar.value),
  );
  const bars = written.map((bar) => ({ ...bar, value: bar.value * scale }));
  return frameChart(spec, options, (place) => drawBody(place, bars, unit));
}

export function readBars(rows: readonly ChartRow[], unnamed: string): Bar[] {
  return rows.flatMap((row) => {
    const value = row.value === null || row.value === undefined ? Number.NaN : Number(row.value);
    const label = cellText(row.label) || unnamed;
    return Number.isFinite(value) ? [{ label, value }] : [];
  });
}

function drawBody(place: Place, bars: readonly Bar[], unit: string | undefined): Body {
  if (bars.length === 0) return emptyBody(place);
  const write = numberWriter(
    place.options,
    bars.map((bar) => bar.value),
    unitOfFigures(unit),
  );
  const narrow = place.width < NARROW;
  const row = narrow ? ROW + LABEL_LINE : ROW;
  const longest = Math.max(0, ...bars.map((bar) => textWidth(bar.label, TEXT.label)));
  const left = narrow ? 0 : Math.min(longest + 12, place.width * 0.4);
  const figureWidth = Math.max(0, ...bars.map((bar) => textWidth(write(bar.value), TEXT.label))) + 10;
  const x = scaleOf(bars, left, place.width - figureWidth);
  const tops = bars.map((_, index) => place.top + index * row + row - BAR - 6);
  const boxes = bars.map((bar, index) => {
    const y = tops[index] ?? 0;
    const [start, end] = [x(Math.min(0, bar.value)), x(Math.max(0, bar.value))];
    return { x: start, x2: end, y, y2: y + BAR, fill: place.palette.accent };
  });
  const names = bars.map((bar, index) => ({
    x: narrow ? 0 : left - 10,
    y: (tops[index] ?? 0) + (narrow ? -6 : BASELINE),
    text: shortenText(bar.label, narrow ? place.width : left - 12, TEXT.label),
  }));
  const figures = boxes.map((box, index) => ({
    x: box.x2 + 7,
    y: box.y + BASELINE,
    text: write(bars[index]?.value ?? 0),
  }));
  return {
    layers: [
      boxesAt(boxes),
      textsAt(names, { fontSize: TEXT.label, align: narrow ? 'left' : 'right', fill: place.palette.ink }),
      textsAt(figures, { fontSize: TEXT.label }),
    ],
    bottom: place.top + bars.length * row,
  };
}

function scaleOf(bars: readonly Bar[], left: number, right: number): (value: number) => number {
  const least = Math.min(0, ...bars.map((bar) => bar.value));
  const span = Math.max(0, ...bars.map((bar) => bar.value)) - least || 1;
  return (value) => left + ((value - least) / span) * (right - left);
}
