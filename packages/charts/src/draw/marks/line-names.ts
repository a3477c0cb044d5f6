import { emphasisOf, type Emphasis } from '../../read/emphasis.ts';
import { shortenMiddle, textWidth, WIDER_FACE } from '../../format/wrap-text.ts';
import type { MarkContext, Plot } from '../plot/mark-plan.ts';
import type { Series } from './group-rows.ts';
import {
  TEXT,
  type KeyTarget,
  type Label,
  type Pixel,
  type Shapes,
  type TextStyle,
} from '../frame/shapes.ts';

const LABEL_WIDTH = 170;
const LABEL_HEIGHT = 16;
/** From the end of a line to its name. */
export const LEADER = 10;
/** More names than this do not fit beside their lines. */
const MOST_NAMES = 10;
/** Of the time that a chart shows. */
const LONG_BEFORE = 0.1;

export type Point = Pixel & { row: number };
/** A line with its points on the plot, and the runs of them between gaps. */
export type Course = { series: Series; points: Point[]; runs: Point[][] };

/** Whether lines bear their names at their ends instead of a legend. */
export function namesAtEnds(context: MarkContext): boolean {
  const { chart, axes, panels, colours } = context;
  const isLine = chart.spec.mark === 'line' || chart.spec.mark === 'trail';
  return (
    isLine &&
    panels.length === 1 &&
    !axes.isSideways &&
    (colours.column
      ? fitsNames(colours, chart.palette.muted) && doEndTogether(context)
      : detailNames(chart) > 0)
  );
}

/** Whether no line through times ends long before another, which would run on through its name. */
function doEndTogether({ chart, axes, colours }: MarkContext): boolean {
  if (axes.base.kind !== 'moment') return true;
  const ends = new Map(colours.keys.map(({ key }) => [key, -Infinity]));
  let first = Infinity;
  for (const row of chart.rows) {
    const at = axes.base.number(row);
    const key = colours.column?.key(row) ?? '';
    const end = ends.get(key);
    if (end === undefined || !Number.isFinite(at) || !Number.isFinite(axes.value.number(row))) continue;
    first = Math.min(first, at);
    if (at > end) ends.set(key, at);
  }
  const reached = [...ends.values()].filter(Number.isFinite);
  const last = Math.max(...reached);
  return last - Math.min(...reached) <= (last - first) * LONG_BEFORE;
}

/** All lines have names, or those that stand out have. */
function fitsNames({ keys, restCount, restColour }: MarkContext['colours'], muted: string): boolean {
  return keys.length > 0 && keys.length <= MOST_NAMES && (restCount === 0 || restColour === muted);
}

/** How many lines without colours stand out, where that is few enough to name them. */
function detailNames(chart: MarkContext['chart']): number {
  const count = emphasisOf(chart)?.columns.find(({ column }) => isDetail(column.name))?.keys.size ?? 0;
  return count <= MOST_NAMES ? count : 0;
}

function isDetail(name: string): boolean {
  return name.startsWith('detail_');
}

/** The lines that bear a name: where one column says what stands out, its lines alone beside too many others. */
export function namedOf(
  { chart, colours }: MarkContext,
  emphasis: Emphasis | undefined,
  series: readonly Series[],
): readonly Series[] {
  const keys = new Set(colours.keys.map(({ key }) => key));
  return series.filter((one) =>
    colours.column ? keys.has(one.colourKey) : emphasis?.includes(chart.rows[one.rows[0] ?? 0] ?? {}),
  );
}

export function endMargin({ chart, width }: MarkContext, named: readonly Series[]): number {
  const longest = Math.max(0, ...named.map((series) => textWidth(nameOf(chart, series), TEXT.label)));
  return longest === 0 ? 12 : Math.min(LABEL_WIDTH, width * 0.38, longest * WIDER_FACE + LEADER + 8);
}

function nameOf(chart: MarkContext['chart'], series: Series): string {
  const colour = chart.column('colour');
  if (colour) return colour.keyText(series.colourKey);
  const row = chart.rows[series.rows[0] ?? 0] ?? {};
  const details = chart.columns.filter(({ name }) => isDetail(name));
  return details.map((column) => column.text(row)).join(', ');
}

/** Each line in its colour, which leads on to its name; the names are in ink, so that all can be read. */
export function namesOf(
  context: MarkContext,
  emphasis: Emphasis | undefined,
  courses: readonly Course[],
  plot: Pick<Plot, 'top' | 'bottom'>,
): Pick<Shapes, 'rules' | 'labels' | 'keys'> {
  const { chart, colours } = context;
  const ends = courses.flatMap(({ series, points }) => {
    const end = points.at(-1);
    return end ? [{ series, end }] : [];
  });
  const places = spreadLabels(
    ends.map(({ end }) => end.y),
    LABEL_HEIGHT,
    plot,
  );
  const room =
    endMargin(
      context,
      courses.map(({ series }) => series),
    ) -
    LEADER -
    4;
  const plain = { fill: chart.palette.ink, size: TEXT.label, align: 'left' } as const;
  const styleOf = (row: number): TextStyle => {
    if (!emphasis) return plain;
    const isStrong = emphasis.includes(chart.rows[row] ?? {});
    return isStrong ? { ...plain, weight: 600 } : { ...plain, fill: chart.palette.secondInk };
  };
  return {
    keys: ends.flatMap(({ series }, index) => keyAt(series, index)),
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
        text: shortenMiddle(nameOf(chart, series), room / WIDER_FACE, TEXT.label),
        style: styleOf(end.row),
      }),
    ),
  };

  function keyAt(series: Series, index: number): KeyTarget[] {
    const column = splitterOf(chart);
    const [x, middle] = [(ends[index]?.end.x ?? 0) + LEADER, places[index] ?? 0];
    const text = nameOf(chart, series);
    const x2 = x + 4 + Math.min(room, textWidth(text, TEXT.label) * WIDER_FACE);
    const frame = { x, x2, y: middle - LABEL_HEIGHT / 2, y2: middle + LABEL_HEIGHT / 2 };
    return column ? [{ column, row: series.rows[0] ?? 0, text, frame }] : [];
  }
}

/** The one column that tells the lines apart; undefined where several do together. */
function splitterOf(chart: MarkContext['chart']): string | undefined {
  if (chart.column('colour')) return 'colour';
  const [detail, ...more] = chart.columns.filter(({ name }) => isDetail(name));
  return more.length === 0 ? detail?.name : undefined;
}

/**
 * Moves labels apart that would overlap, as little as needed and without changing their order.
 * @param positions where each label wants its middle, in pixels
 * @param plot what the middles stay in, where it is high enough for all of them
 * @returns a middle for each, at least `height` apart
 */
export function spreadLabels(
  positions: readonly number[],
  height: number,
  { top, bottom }: Pick<Plot, 'top' | 'bottom'> = { top: -Infinity, bottom: Infinity },
): number[] {
  const order = positions
    .map((position, index) => ({ index, position }))
    .toSorted((a, b) => a.position - b.position);
  type Group = { members: number[]; sum: number };
  const groups: Group[] = [];
  const topOf = ({ sum, members }: Group) => {
    const rest = (members.length - 1) * height;
    return Math.max(top, Math.min(bottom - rest, sum / members.length - rest / 2));
  };
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
