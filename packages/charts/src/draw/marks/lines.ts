import { emphasisOf, type Emphasis } from '../../read/emphasis.ts';
import { textWidth } from '../../format/wrap-text.ts';
import { medianLine } from '../../read/chart-axes.ts';
import type { ChartRow } from '../../spec/chart-data.ts';
import {
  placedRows,
  placeOf,
  rowsOnBase,
  runsOf,
  type MarkContext,
  type MarkPlan,
  type Plot,
} from '../plot/mark-plan.ts';
import type { Panel } from '../frame/panels.ts';
import { seriesOf, type Series } from './group-rows.ts';
import {
  TEXT,
  type Dot,
  type Label,
  type Shapes,
  type Stroke,
  type Target,
  type Trail,
} from '../frame/shapes.ts';
import { endMargin, LEADER, namedOf, namesAtEnds, namesOf, type Course, type Point } from './line-names.ts';
import { opacityScale, widthScale } from '../frame/channel-scales.ts';

const WIDTH = 2.25;
const STRONG_WIDTH = 2.75;
const MUTED_WIDTH = 1.4;
const TARGET_RADIUS = 12;

/** Lines over times, figures or categories; with `trail` they are thicker where the size is greater. */
export function planLines(context: MarkContext): MarkPlan {
  const { chart, axes, panels } = context;
  const all = new Map(panels.map((panel) => [panel, seriesIn(context, panel)]));
  const rows = placedRows(
    context,
    [...all.values()].flat().flatMap((series) => series.rows),
  );
  const emphasis = emphasisOf(chart);
  const named = namesAtEnds(context) ? namedOf(context, emphasis, [...all.values()][0] ?? []) : [];
  const isCrowd = !emphasis && standsBehindMedian(context, [...all.values()]);
  const numbers = (column: typeof axes.base) =>
    column.kind === 'category' ? [] : rows.map((row) => column.number(chart.rows[row] ?? {}));
  return {
    baseValues: numbers(axes.base),
    values: numbers(axes.value),
    fromZero: false,
    ...(named.length > 0
      ? { endMargin: endMargin(context, named) }
      : isCrowd
        ? { endMargin: crowdMargin(context) }
        : {}),
    draw: (panel, plot) => {
      const series = all.get(panel) ?? [];
      if (isCrowd) return drawCrowd(context, panel, series, plot);
      const courses = inFront(context, emphasis, series).map((one) => {
        const runs = runsOf(pointsOf(context, one, plot));
        return { series: one, runs, points: runs.flat() };
      });
      const ends = courses.filter((course) => named.includes(course.series));
      return {
        ...drawCourses(context, emphasis, courses),
        ...(ends.length > 0 ? namesOf(context, emphasis, ends, plot) : {}),
        targets: courses.flatMap(({ points }) => points.map(toTarget)),
      };
    },
  };
}

/** The lines of a panel, as far as they have a figure. */
function seriesIn(context: MarkContext, panel: Panel): Series[] {
  const series = seriesOf(context, rowsOnBase(context, panel.rows));
  return series.filter(({ rows }) => placedRows(context, rows).length > 0);
}

/** The lines as they are painted: those that stand out last. */
function inFront(
  { chart }: MarkContext,
  emphasis: Emphasis | undefined,
  series: readonly Series[],
): readonly Series[] {
  if (!emphasis) return series;
  const rank = ({ rows }: Series) => Number(emphasis.includes(chart.rows[rows[0] ?? 0] ?? {}));
  return series.toSorted((one, other) => rank(one) - rank(other));
}

/** The points of a line in its order; undefined where it has no figure. */
function pointsOf({ chart, axes }: MarkContext, { rows }: Series, plot: Plot): (Point | undefined)[] {
  return rows.map((index) => {
    const row = chart.rows[index] ?? {};
    const point = { row: index, x: placeOf(axes.x, plot.x, row), y: placeOf(axes.y, plot.y, row) };
    return Number.isFinite(point.x) && Number.isFinite(point.y) ? point : undefined;
  });
}

function drawCourses(
  { chart, colours }: MarkContext,
  emphasis: Emphasis | undefined,
  courses: readonly Course[],
): Shapes {
  const opacity = opacityScale(chart);
  const widths = widthScale(chart);
  const many = courses.length > 20;
  const strokes: Stroke[] = [];
  const trails: Trail[] = [];
  const dots: Dot[] = [];
  for (const { runs, series } of courses) {
    const row = chart.rows[series.rows[0] ?? 0] ?? {};
    const colour = colours.of(row);
    const strength = opacity?.of(row) ?? 1;
    for (const run of runs) {
      const [first] = run;
      if (run.length === 1 && first) {
        dots.push({ x: first.x, y: first.y, area: 31, symbol: 'circle', fill: colour, opacity: strength });
      } else if (chart.spec.mark === 'trail') {
        const sized = run.map(({ x, y, row: index }) => ({
          x,
          y,
          size: widths?.of(chart.rows[index] ?? {}) ?? WIDTH,
        }));
        trails.push({ points: sized, fill: colour, opacity: strength });
      } else {
        const width = widths?.of(row) ?? plainWidth(row);
        const points = run.map(({ x, y }) => ({ x, y }));
        strokes.push({ points, stroke: colour, width, opacity: strength });
      }
    }
  }
  return { strokes, trails, dots };

  function plainWidth(row: ChartRow): number {
    if (!emphasis) return many ? 1.2 : WIDTH;
    return emphasis.includes(row) ? STRONG_WIDTH : many ? 1 : MUTED_WIDTH;
  }
}

/** Many lines without colours of their own are a ground for their median. */
function standsBehindMedian({ chart, axes }: MarkContext, panels: readonly (readonly Series[])[]): boolean {
  return (
    chart.spec.mark === 'line' &&
    !chart.column('colour') &&
    !axes.isSideways &&
    axes.base.kind !== 'category' &&
    panels.some((series) => series.length > 1)
  );
}

function crowdMargin({ chart }: MarkContext): number {
  return textWidth(chart.words.median, TEXT.label) + LEADER + 8;
}

function drawCrowd(context: MarkContext, panel: Panel, series: readonly Series[], plot: Plot): Shapes {
  const { chart, axes } = context;
  const opacity = Math.min(0.6, Math.max(0.25, 18 / Math.max(1, series.length)));
  const courses = series.flatMap((one) => runsOf(pointsOf(context, one, plot)));
  const median = medianLine(chart, axes, panel.rows).map(([base, value]) => ({
    x: plot.x.at(base),
    y: plot.y.at(value),
  }));
  const end = median.at(-1);
  const label: Label[] = end
    ? [
        {
          x: end.x + LEADER,
          y: end.y + 4.5,
          text: chart.words.median,
          style: { fill: chart.palette.ink, size: TEXT.label, align: 'left' },
        },
      ]
    : [];
  return {
    strokes: [
      ...courses.map((points) => ({ points, stroke: chart.palette.secondInk, width: 0.8, opacity })),
      { points: median, stroke: chart.palette.accent, width: WIDTH },
    ],
    labels: label,
    targets: courses.flat().map(toTarget),
  };
}

function toTarget({ row, x, y }: Point): Target {
  return { row, shape: { kind: 'dot', x, y, radius: TARGET_RADIUS } };
}
