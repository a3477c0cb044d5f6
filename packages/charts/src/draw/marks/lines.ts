import { shortenText, textWidth, WIDER_FACE } from '../../format/wrap-text.ts';
import { medianLine } from '../../read/chart-axes.ts';
import { placedRows, placeOf, type MarkContext, type MarkPlan, type Plot } from '../plot/mark-plan.ts';
import type { Panel } from '../frame/panels.ts';
import { seriesOf, type Series } from './group-rows.ts';
import {
  TEXT,
  type Dot,
  type Label,
  type Pixel,
  type Shapes,
  type Stroke,
  type Target,
  type Trail,
} from '../frame/shapes.ts';
import { opacityScale, widthScale } from '../frame/channel-scales.ts';

const WIDTH = 2.25;
const LABEL_WIDTH = 170;
const LABEL_HEIGHT = 16;
/** From the end of a line to its name. */
const LEADER = 10;
/** More names than this do not fit beside their lines. */
const MOST_NAMES = 10;
const TARGET_RADIUS = 12;

/** Lines over times, figures or categories; with `trail` they are thicker where the size is greater. */
export function planLines(context: MarkContext): MarkPlan {
  const { chart, axes, panels } = context;
  const all = new Map(panels.map((panel) => [panel, seriesOf(context, placedRows(context, panel.rows))]));
  const rows = [...all.values()].flat().flatMap((series) => series.rows);
  const named = namesAtEnds(context) ? ([...all.values()][0] ?? []) : [];
  const isCrowd = standsBehindMedian(context, [...all.values()]);
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
      const courses = series.map((one) => ({ series: one, points: pointsOf(context, one, plot) }));
      return {
        ...drawCourses(context, courses),
        ...(named.length > 0 ? namesOf(context, courses) : {}),
        targets: courses.flatMap(({ points }) => points.map(toTarget)),
      };
    },
  };
}

/** Whether lines bear their names at their ends instead of a legend. */
export function namesAtEnds({ chart, axes, panels, colours }: MarkContext): boolean {
  const isLine = chart.spec.mark === 'line' || chart.spec.mark === 'trail';
  return (
    isLine &&
    panels.length === 1 &&
    !axes.isSideways &&
    colours.keys.length > 0 &&
    colours.keys.length <= MOST_NAMES &&
    colours.restCount === 0
  );
}

type Point = Pixel & { row: number };
type Course = { series: Series; points: Point[] };

function pointsOf({ chart, axes }: MarkContext, { rows }: Series, plot: Plot): Point[] {
  return rows.flatMap((index) => {
    const row = chart.rows[index] ?? {};
    const point = { row: index, x: placeOf(axes.x, plot.x, row), y: placeOf(axes.y, plot.y, row) };
    return Number.isFinite(point.x) && Number.isFinite(point.y) ? [point] : [];
  });
}

function drawCourses({ chart, colours }: MarkContext, courses: readonly Course[]): Shapes {
  const opacity = opacityScale(chart);
  const widths = widthScale(chart);
  const many = courses.length > 20;
  const strokes: Stroke[] = [];
  const trails: Trail[] = [];
  const dots: Dot[] = [];
  for (const { points } of courses) {
    const [first] = points;
    if (!first) continue;
    const row = chart.rows[first.row] ?? {};
    const colour = colours.of(row);
    const strength = opacity?.of(row) ?? 1;
    if (points.length === 1) {
      dots.push({ x: first.x, y: first.y, area: 31, symbol: 'circle', fill: colour, opacity: strength });
    } else if (chart.spec.mark === 'trail') {
      const sized = points.map(({ x, y, row: index }) => ({
        x,
        y,
        size: widths?.of(chart.rows[index] ?? {}) ?? WIDTH,
      }));
      trails.push({ points: sized, fill: colour, opacity: strength });
    } else {
      const width = widths?.of(row) ?? (many ? 1.2 : WIDTH);
      strokes.push({
        points: points.map(({ x, y }) => ({ x, y })),
        stroke: colour,
        width,
        opacity: strength,
      });
    }
  }
  return { strokes, trails, dots };
}

function endMargin({ chart, width }: MarkContext, named: readonly Series[]): number {
  const longest = Math.max(0, ...named.map((series) => textWidth(nameOf(chart, series), TEXT.label)));
  return longest === 0 ? 12 : Math.min(LABEL_WIDTH, width * 0.38, longest * WIDER_FACE + LEADER + 8);
}

function nameOf(chart: MarkContext['chart'], series: Series): string {
  return chart.column('colour')?.keyText(series.colourKey) ?? '';
}

/** Each line in its colour, which leads on to its name; the names are in ink, so that all can be read. */
function namesOf(context: MarkContext, courses: readonly Course[]): Pick<Shapes, 'rules' | 'labels'> {
  const { chart, colours } = context;
  const ends = courses.flatMap(({ series, points }) => {
    const end = points.at(-1);
    return end ? [{ series, end }] : [];
  });
  const places = spreadLabels(
    ends.map(({ end }) => end.y),
    LABEL_HEIGHT,
  );
  const room =
    endMargin(
      context,
      courses.map(({ series }) => series),
    ) -
    LEADER -
    4;
  const style = { fill: chart.palette.ink, size: TEXT.label, align: 'left' } as const;
  return {
    rules: ends.map(({ end }, index) => ({
      x: end.x,
      y: end.y,
      x2: end.x + LEADER,
      y2: places[index] ?? end.y,
      stroke: colours.of(chart.rows[end.row] ?? {}),
      width: 1,
    })),
    labels: ends.map(
      ({ series, end }, index): Label => ({
        x: end.x + LEADER + 4,
        y: (places[index] ?? 0) + 4.5,
        text: shortenText(nameOf(chart, series), room / WIDER_FACE, TEXT.label),
        style,
      }),
    ),
  };
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
  const courses = series.map((one) => pointsOf(context, one, plot));
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

/**
 * Moves labels apart that would overlap, as little as needed and without changing their order.
 * @param positions where each label wants its middle, in pixels
 * @returns a middle for each, at least `height` apart
 */
export function spreadLabels(positions: readonly number[], height: number): number[] {
  const order = positions
    .map((position, index) => ({ index, position }))
    .toSorted((a, b) => a.position - b.position);
  type Group = { members: number[]; sum: number };
  const groups: Group[] = [];
  const topOf = (group: Group) =>
    group.sum / group.members.length - ((group.members.length - 1) * height) / 2;
  for (const { index, position } of order) {
    groups.push({ members: [index], sum: position });
    // A group that runs into the one before becomes one with it, around their common middle.
    for (;;) {
      const last = groups.at(-1);
      const before = groups.at(-2);
      if (!last || !before || topOf(before) + before.members.length * height <= topOf(last)) break;
      groups.splice(-2, 2, { members: [...before.members, ...last.members], sum: before.sum + last.sum });
    }
  }
  const placed = Array.from<number>({ length: positions.length });
  for (const group of groups) {
    for (const [offset, member] of group.members.entries()) placed[member] = topOf(group) + offset * height;
  }
  return placed;
}
