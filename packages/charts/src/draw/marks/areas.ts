import { numberWriter } from '../../format/value-text.ts';
import { rowsOnBase, runsOf, type MarkContext, type MarkPlan, type Plot } from '../plot/mark-plan.ts';
import { seriesOf, stackRows, type Series, type Span } from './group-rows.ts';
import { stackingOf } from '../../read/stacking.ts';
import type { Ribbon, Stroke, Target } from '../frame/shapes.ts';

const TARGET_RADIUS = 14;

/** One area, several on top of one another, or several through which one sees. */
export function planAreas(context: MarkContext): MarkPlan {
  const { chart, axes, panels } = context;
  const stacking = stackingOf(axes.value);
  const prepared = new Map(
    panels.map((panel) => {
      const rows = rowsOnBase(context, panel.rows);
      const series = seriesOf(context, rows);
      const isAlone = series.length === 1 && stacking !== 'normalize';
      const spans = stackRows(chart, rows, axes.base, axes.value, isAlone ? 'none' : stacking);
      return [panel, { series, spans: new Map(spans.map((span) => [span.row, span])) }] as const;
    }),
  );
  const parts = [...prepared.values()];
  const isOverlaid = stacking === 'none' || parts.every(({ series }) => series.length <= 1);
  const spans = parts.flatMap((part) => [...part.spans.values()]);
  const numbers = spans.map(({ row }) => axes.base.number(chart.rows[row] ?? {}));
  return {
    baseValues: axes.base.kind === 'category' ? [] : numbers,
    values: spans.flatMap(({ from, to }) => [from, to]),
    fromZero: true,
    ...(stacking === 'normalize' ? { writeValue: numberWriter(chart.options, [0, 100], { unit: '%' }) } : {}),
    draw: (panel, plot) => {
      const part = prepared.get(panel);
      if (!part) return {};
      const courses = part.series.map((series) => courseOf(context, series, part, isOverlaid, plot));
      return {
        ribbons: courses.flatMap(({ ribbons }) => ribbons),
        strokes: courses.flatMap(({ strokes }) => strokes),
        targets: courses.flatMap(({ targets }) => targets),
      };
    },
  };
}

type Course = { ribbons: Ribbon[]; strokes: Stroke[]; targets: Target[] };

function courseOf(
  context: MarkContext,
  series: Series,
  part: { series: readonly Series[]; spans: ReadonlyMap<number, Span> },
  isOverlaid: boolean,
  plot: Plot,
): Course {
  const { chart, axes, colours } = context;
  const [base, value] = axes.isSideways ? [plot.y, plot.x] : [plot.x, plot.y];
  const zero = Number.isFinite(value.at(0)) ? value.at(0) : axes.isSideways ? plot.left : plot.bottom;
  const edges = isOverlaid ? runsOf(ownEdges(series, part.spans)) : stackedEdges(context, series, part);
  const runs = edges.map((run) =>
    run.map(({ place, from, to, row }) => {
      const along = base.at(place);
      const [low, high] = [from === 0 ? zero : value.at(from), value.at(to)];
      return axes.isSideways
        ? { x: high, x2: low, y: along, y2: along, row }
        : { x: along, x2: along, y: high, y2: low, row };
    }),
  );
  const colour = colours.of(chart.rows[series.rows[0] ?? 0] ?? {});
  return {
    ribbons: runs.map((places) => ({
      points: places.map(({ x, x2, y, y2 }) => ({ x, x2, y, y2 })),
      fill: colour,
      opacity: isOverlaid ? 0.28 : 0.88,
      ...(axes.isSideways ? { sideways: true } : {}),
    })),
    strokes: runs.map((places) => ({
      points: places.map(({ x, y }) => ({ x, y })),
      stroke: isOverlaid ? colour : chart.palette.paper,
      width: isOverlaid ? 2 : 0.8,
    })),
    targets: runs
      .flat()
      .flatMap(({ x, y, row }): Target[] =>
        row === undefined ? [] : [{ row, shape: { kind: 'dot', x, y, radius: TARGET_RADIUS } }],
      ),
  };

  function ownEdges(one: Series, spans: ReadonlyMap<number, Span>) {
    return one.rows.map((row) => {
      const span = spans.get(row);
      return span && { place: placeKey(context, row), from: span.from, to: span.to, row };
    });
  }
}

type Edge = { place: number | string; from: number; to: number; row: number | undefined };

/**
 * The parts of a series above zero and those below it, each on top of those of the series before it on its side: where
 * it has no figure on a side it is as thin as nothing there, so that no two areas overlap.
 */
function stackedEdges(
  context: MarkContext,
  series: Series,
  { series: all, spans }: { series: readonly Series[]; spans: ReadonlyMap<number, Span> },
): Edge[][] {
  const sides = [isAbove, isBelow].map((isOnSide) => {
    const rank = all.indexOf(series);
    const edges = new Map<number | string, Edge>();
    for (const [index, one] of all.entries()) {
      for (const row of one.rows) {
        const span = spans.get(row);
        if (!span) continue;
        const place = placeKey(context, row);
        const before = edges.get(place) ?? { place, from: 0, to: 0, row: undefined };
        edges.set(place, before);
        if (!isOnSide(span) || index > rank) continue;
        if (index === rank) edges.set(place, { place, from: span.from, to: span.to, row });
        else edges.set(place, { place, from: span.to, to: span.to, row: undefined });
      }
    }
    return [...edges.values()];
  });
  const shown = sides.filter((edges) => edges.some(({ row }) => row !== undefined));
  const { base } = context.axes;
  const order = new Map(base.keys.map((key, index) => [key, index]));
  const rankOf = ({ place }: Edge) => order.get(String(place)) ?? 0;
  return shown.map((edges) => edges.toSorted((one, other) => rankOf(one) - rankOf(other)));
}

const isBelow = ({ from, to }: Span) => to < from;
const isAbove = (span: Span) => !isBelow(span);

function placeKey({ chart, axes }: MarkContext, row: number): number | string {
  const values = chart.rows[row] ?? {};
  return axes.base.kind === 'category' ? axes.base.key(values) : axes.base.number(values);
}
