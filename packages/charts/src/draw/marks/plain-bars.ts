import { shortenText, textWidth } from '../../format/wrap-text.ts';
import { opacityScale } from '../frame/size-scales.ts';
import type { Body, Place } from '../frame/frame.ts';
import type { MarkContext } from '../plot/mark-plan.ts';
import { extentOf } from '../../read/scale.ts';
import type { Box, Label, Target, TextStyle } from '../frame/shapes.ts';
import { TEXT } from '../frame/type-scale.ts';

const ROW = 28;
const BAR = 16;
const TIGHTEST = 15;
const ROOMIEST = 40;
/** From the middle of a bar to the baseline of the text beside it. */
const BASELINE = 4.5;
/** Below this width names stand above their bars. */
const NARROW = 480;
const LABEL_LINE = 18;
const GAP = 12;

/** Horizontal bars, one a category, each with its name and figure: no axis is needed to read them. */
export function drawPlainBars(context: MarkContext, place: Place): Body {
  const { chart, axes, panels, colours } = context;
  const opacity = opacityScale(chart);
  const { palette } = chart;
  const byKey = new Map((panels[0]?.rows ?? []).map((row) => [axes.base.key(chart.rows[row] ?? {}), row]));
  const all = axes.base.keys.flatMap((key) => {
    const row = byKey.get(key);
    const value = row === undefined ? Number.NaN : axes.value.number(chart.rows[row] ?? {});
    return row === undefined ? [] : [{ row, value, text: axes.base.keyText(key) }];
  });
  const layout = layoutOf(place, all.length);
  const bars = all.slice(0, layout.shown);
  const names = bars.map(({ text }) => textWidth(text, TEXT.label));
  const left = layout.isNarrow ? 0 : Math.min(Math.max(0, ...names) + GAP, place.width * 0.4);
  const figures = bars.map(({ value }) =>
    Number.isFinite(value) ? axes.value.write(value) : chart.words.noData,
  );
  const figureWidth = Math.max(0, ...figures.map((text) => textWidth(text, TEXT.label))) + 10;
  const x = scaleOver(
    bars.map(({ value }) => value),
    left,
    place.width - figureWidth,
  );
  const middles = bars.map((_, index) => place.top + (index + 1) * layout.row - 6 - layout.bar / 2);
  const boxes = bars.map(({ row, value }, index): Box => {
    const middle = middles[index] ?? 0;
    const [from, to] = extentOf([x(0), x(Number.isFinite(value) ? value : 0)]);
    const values = chart.rows[row] ?? {};
    return {
      x: from,
      x2: to,
      y: middle - layout.bar / 2,
      y2: middle + layout.bar / 2,
      fill: colours.of(values),
      ...(opacity ? { opacity: opacity.of(values) } : {}),
    };
  });
  const nameStyle: TextStyle = {
    fill: palette.ink,
    size: TEXT.label,
    align: layout.isNarrow ? 'left' : 'right',
  };
  const figureStyle: TextStyle = { fill: palette.secondInk, size: TEXT.label, align: 'left' };
  const labels = bars.flatMap(({ text }, index): Label[] => {
    const middle = middles[index] ?? 0;
    const room = layout.isNarrow ? place.width : left - GAP;
    return [
      {
        x: layout.isNarrow ? 0 : left - 10,
        y: layout.isNarrow ? middle - layout.bar / 2 - 6 : middle + BASELINE,
        text: shortenText(text, room, TEXT.label),
        style: nameStyle,
      },
      {
        x: (boxes[index]?.x2 ?? 0) + 7,
        y: middle + BASELINE,
        text: figures[index] ?? '',
        style: figureStyle,
      },
    ];
  });
  const bottom = place.top + bars.length * layout.row;
  const more = all.length - bars.length;
  if (more > 0) {
    labels.push({
      x: 0,
      y: bottom + 12,
      text: chart.words.more(String(more)),
      style: { ...figureStyle, size: TEXT.small },
    });
  }
  const targets = boxes.map(
    ({ y, y2 }, index): Target => ({
      row: bars[index]?.row,
      shape: { kind: 'box', x: left, x2: place.width, y: y - 3, y2: y2 + 3 },
    }),
  );
  return { shapes: [{ boxes, labels, targets }], bottom: bottom + (more > 0 ? 18 : 0) };
}

/** Rows as high as there is room for; where they would be too tight to read, fewer of them. */
function layoutOf(place: Place, count: number) {
  const label = place.width < NARROW ? LABEL_LINE : 0;
  if (place.height === undefined) return { row: ROW + label, bar: BAR, isNarrow: label > 0, shown: count };
  const row = Math.min(ROOMIEST + label, Math.max(TIGHTEST + label, place.height / Math.max(1, count)));
  const fitting = Math.max(
    1,
    Math.floor((place.height - (row * count > place.height + 1 ? 18 : 0)) / row + 0.01),
  );
  return {
    row,
    bar: Math.min(24, (row - label) * (BAR / ROW)),
    isNarrow: label > 0,
    shown: Math.min(count, fitting),
  };
}

function scaleOver(values: readonly number[], left: number, right: number): (value: number) => number {
  const [least, most] = extentOf([0, ...values.filter(Number.isFinite)]);
  const span = most - least || 1;
  return (value) => left + ((value - least) / span) * (right - left);
}
