import { numberWriter } from '../../format/value-text.ts';
import { nameBeside } from '../plot/axes.ts';
import { placeOf, type MarkContext, type MarkPlan, type Plot } from '../plot/mark-plan.ts';
import { referencesOf } from '../../read/reference-lines.ts';
import { extentOf } from '../../read/scale.ts';
import { opacityScale } from '../frame/channel-scales.ts';
import { TEXT, type Box, type Label, type Target, type TextStyle } from '../frame/shapes.ts';
import { stackRows, type Span } from './group-rows.ts';
import { stackingOf } from '../../read/stacking.ts';
import { shortenMiddle, textWidth } from '../../format/wrap-text.ts';
import type { Body, Place } from '../frame/frame.ts';

/** A bar takes this part of its band, and no more pixels than the broadest. */
const PART = 0.72;
const BROADEST = { upright: 64, sideways: 22 } as const;

/** More bars than this have an axis instead of their figures beside them. */
const MOST_WRITTEN = 60;
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

/** Bars from zero: one each, on top of one another, side by side, or as shares of all. */
export function planBars(context: MarkContext): MarkPlan {
  const { chart, axes, panels, colours } = context;
  const stacking = stackingOf(axes.value);
  const stacks = new Map(
    panels.map((panel) => [panel, stackRows(chart, panel.rows, axes.base, axes.value, stacking)]),
  );
  const spans = [...stacks.values()].flat();
  const isGrouped =
    stacking === 'none' && panels.some((panel) => sharePlaces(context, stacks.get(panel) ?? []));
  const slots = isGrouped ? slotsOf(spans) : new Map<number, number>();
  const opacity = opacityScale(chart);
  const isContinuous = axes.base.kind !== 'category';
  const baseValues = isContinuous
    ? spans.flatMap(({ row }) => {
        const start = axes.base.number(chart.rows[row] ?? {});
        return axes.base.binStep === undefined ? [start] : [start, start + axes.base.binStep];
      })
    : [];
  const steps = isContinuous && axes.base.binStep === undefined ? stepsOf(baseValues) : undefined;
  return {
    baseValues,
    values: spans.flatMap(({ from, to }) => [from, to]),
    fromZero: true,
    slots: Math.max(1, slots.size),
    ...(steps === undefined ? {} : { steps }),
    ...(stacking === 'normalize' ? { writeValue: numberWriter(chart.options, [0, 100], { unit: '%' }) } : {}),
    draw: (panel, plot) => {
      const boxes: Box[] = [];
      const targets: Target[] = [];
      for (const span of stacks.get(panel) ?? []) {
        const box = boxOf(context, span, plot, slots, steps);
        if (!box) continue;
        const row = chart.rows[span.row] ?? {};
        boxes.push({ ...box, fill: colours.of(row), ...(opacity ? { opacity: opacity.of(row) } : {}) });
        targets.push({ row: span.row, shape: { kind: 'box', ...box } });
      }
      return { boxes, targets };
    },
  };
}

function boxOf(
  { chart, axes }: MarkContext,
  span: Span,
  plot: Plot,
  slots: ReadonlyMap<number, number>,
  steps: number | undefined,
): Omit<Box, 'fill'> | undefined {
  const row = chart.rows[span.row] ?? {};
  const [base, value] = axes.isSideways ? [plot.y, plot.x] : [plot.x, plot.y];
  // A logarithm has no zero: bars begin at the foot of the axis.
  const foot = Number.isFinite(value.at(span.from))
    ? value.at(span.from)
    : axes.isSideways
      ? plot.left
      : plot.bottom;
  const head = value.at(span.to);
  const [start, end] = extentOf([foot, head]);
  const [from, to] = acrossOf();
  if (![foot, head, from, to].every(Number.isFinite)) return undefined;
  return axes.isSideways ? { x: start, x2: end, y: from, y2: to } : { x: from, x2: to, y: start, y2: end };

  function acrossOf(): [number, number] {
    const { binStep } = axes.base;
    if (base.band === 0 && binStep !== undefined) {
      const begin = axes.base.number(row);
      const [one, other] = extentOf([base.at(begin), base.at(begin + binStep)]);
      return [one + Math.min(0.5, (other - one) / 4), other - Math.min(0.5, (other - one) / 4)];
    }
    const length = axes.isSideways ? plot.bottom - plot.top : plot.right - plot.left;
    const band = base.band > 0 ? base.band : length / Math.max(1, steps ?? 1);
    const middle = placeOf(axes.base, base, row);
    const count = Math.max(1, slots.size);
    const broadest = BROADEST[axes.isSideways ? 'sideways' : 'upright'] * (count > 1 ? count * 0.8 : 1);
    // Steps of time that are nearly too fine to see stand without gaps.
    const whole = Math.min(band * (band < 4 ? 1 : PART), broadest);
    const slot = whole / count;
    const begin = middle - whole / 2 + (slots.get(span.slot) ?? 0) * slot;
    return [begin, begin + Math.max(0.6, slot - (count > 1 && slot > 4 ? 1 : 0))];
  }
}

/** Whether some place has more than one bar. */
function sharePlaces({ chart, axes }: MarkContext, spans: readonly Span[]): boolean {
  const places = new Set(spans.map(({ row }) => axes.base.key(chart.rows[row] ?? {})));
  return places.size < spans.length;
}

/** The places of colours beside one another, in the order of the legend. */
function slotsOf(spans: readonly Span[]): Map<number, number> {
  const used = [...new Set(spans.map(({ slot }) => slot))].toSorted((one, other) => one - other);
  return new Map(used.map((slot, index) => [slot, index]));
}

/** How many steps a base of figures or times has, the least distance being one. */
function stepsOf(values: readonly number[]): number {
  const sorted = [...new Set(values)].toSorted((one, other) => one - other);
  let least = Infinity;
  for (const [index, value] of sorted.entries()) {
    if (index > 0) least = Math.min(least, value - (sorted[index - 1] ?? value));
  }
  const [first, last] = extentOf(sorted);
  return Number.isFinite(least) ? Math.round((last - first) / least) + 1 : 1;
}

/** Whether plain bars can say their figures at their ends, so that they need no axis. */
export function writesFigures({ chart, axes, panels }: MarkContext): boolean {
  const rows = panels[0]?.rows ?? [];
  return (
    chart.spec.mark === 'bar' &&
    axes.isSideways &&
    axes.base.kind === 'category' &&
    panels.length === 1 &&
    axes.base.keys.length <= MOST_WRITTEN &&
    rows.length <= axes.base.keys.length &&
    !needsAxes(chart) &&
    !axes.value.channel?.scale?.domain &&
    (axes.value.channel?.scale?.type ?? 'linear') === 'linear'
  );
}

/** Lines across and texts beside bars are read against an axis. */
function needsAxes(chart: MarkContext['chart']): boolean {
  return referencesOf(chart).lines.length > 0 || (chart.spec.annotations ?? []).length > 0;
}

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
  const wanted = place.top + all.length * layoutOf({ ...place, height: undefined }, all.length).row;
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
      ...(layout.isNarrow
        ? [
            {
              x: 0,
              y: middle - layout.bar / 2 - 6,
              text: shortenMiddle(text, room, TEXT.label),
              style: nameStyle,
            },
          ]
        : nameBeside(text, { x: left - 10, middle, room, band: layout.row, style: nameStyle })),
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
  // Bars to the left are read from a line that all begin at.
  const hasLess = bars.some(({ value }) => value < 0);
  const zero = { x: x(0), x2: x(0), stroke: palette.secondInk, width: 1 };
  // Names above their bars are not crossed.
  const parts = layout.isNarrow
    ? boxes.map(({ y, y2 }) => ({ ...zero, y: y - 3, y2: y2 + 3 }))
    : [{ ...zero, y: place.top, y2: bottom }];
  const rules = hasLess ? parts : [];
  return { shapes: [{ boxes, labels, rules, targets }], bottom: bottom + (more > 0 ? 18 : 0), wanted };
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
