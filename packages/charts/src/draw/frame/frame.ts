import { chartCaption, chartImprint, chartSubtitle } from '../../read/chart-labels.ts';
import { chartTitle } from '../../read/chart-title.ts';
import { textWidth, WIDER_FACE, wrapLines, wrapText } from '../../format/wrap-text.ts';
import { innerWidth, MARGIN } from '../../read/chart-options.ts';
import type { Chart } from '../../read/read-chart.ts';
import { mergeShapes, TEXT, type Label, type Shapes, type Target, type TextStyle } from './shapes.ts';

const TITLE_LINE = 22;
const SMALL_LINE = 16;
const MOST_TITLE_LINES = 3;
/** It says what a chart leaves out, which must not be cut off itself. */
const MOST_SUBTITLE_LINES = 4;
const MOST_NOTE_LINES = 4;
/** However low a chart is asked to be, its body has this much. */
const LOWEST_BODY = 60;

/** Where a body may draw: pixels from the top left of the chart. */
export type Place = {
  top: number;
  width: number;
  /** Pixels the body has; undefined where it may take what it needs. */
  height: number | undefined;
};

/** What a body has drawn, and where it ends. */
export type Body = {
  shapes: Shapes[];
  bottom: number;
  /** Where it would end with room for all of its rows or panels; undefined where it fits into any height. */
  wanted?: number;
  /** Targets that take long to find: only pages ask for them. */
  lateTargets?: () => Target[];
  map?: MapMiddle;
};

/** Where the middle of a map stands, and how large all of it would be: what moves and zooms it needs both. */
export type MapMiddle = { x: number; y: number; width: number; height: number };

/** A chart ready to be painted, and where its figures can be pointed at. */
export type Drawing = {
  shapes: Shapes;
  width: number;
  height: number;
  /** The height in which rows and panels are whole; undefined where any height will do. */
  wanted: number | undefined;
  /** From the edges of the chart to the origin of its shapes and targets. */
  margin: number;
  /** The colour behind the chart; none where the page's own is to show. */
  ground: string | undefined;
  targets(): Target[];
  /** The map that is drawn, where it is a single one. */
  map: MapMiddle | undefined;
};

/** Sets the title above and the source below what `draw` makes of the space between. */
export function frameChart(chart: Chart, draw: (place: Place) => Body): Drawing {
  const { options, palette } = chart;
  const margin = options.bare ? 0 : MARGIN;
  const width = innerWidth(options);
  const head = options.bare ? { labels: [], bottom: 0 } : headOf(chart, width);
  const foot = options.bare ? { draw: () => ({}), height: 0 } : footOf(chart, width);
  const height =
    options.height === undefined
      ? undefined
      : Math.max(LOWEST_BODY, options.height - 2 * margin - head.bottom - foot.height);
  const body = draw({ top: head.bottom, width, height });
  const bottom = height === undefined ? body.bottom : head.bottom + height;
  const shapes = [{ labels: head.labels }, ...body.shapes, foot.draw(bottom)];
  const inner = Math.ceil(bottom + foot.height);
  return {
    shapes: mergeShapes(shapes),
    width: options.width,
    height: inner + 2 * margin,
    wanted: body.wanted && Math.ceil(body.wanted + foot.height) + 2 * margin,
    margin,
    ground: options.bare ? undefined : palette.paper,
    map: body.map,
    targets: () => [...body.shapes.flatMap((part) => part.targets ?? []), ...(body.lateTargets?.() ?? [])],
  };
}

function headOf(chart: Chart, width: number): { labels: Label[]; bottom: number } {
  const { palette } = chart;
  const titleStyle: TextStyle = {
    fill: palette.ink,
    size: TEXT.title,
    align: 'left',
    serif: true,
    weight: 600,
  };
  const title = wrapLines(chartTitle(chart), width, TEXT.title, MOST_TITLE_LINES, 'serif');
  const labels = title.map(
    (text, index): Label => ({ x: 0, y: 14 + index * TITLE_LINE, text, style: titleStyle }),
  );
  let bottom = title.length * TITLE_LINE;
  const subtitle = chartSubtitle(chart);
  if (subtitle) {
    const style: TextStyle = { fill: palette.secondInk, size: TEXT.label, align: 'left' };
    for (const text of wrapLines(subtitle, width, TEXT.label, MOST_SUBTITLE_LINES)) {
      labels.push({ x: 0, y: bottom + 13, text, style });
      bottom += 18;
    }
    bottom += 2;
  }
  return { labels, bottom: bottom + 14 };
}

/** Notes, source and where the picture comes from, below a hairline. Notes give way before the source does. */
function footOf(chart: Chart, width: number): { height: number; draw(bottom: number): Shapes } {
  const { palette, spec } = chart;
  // A picture in a page has faces of the reader, which may be wider than ours.
  const room = width / WIDER_FACE;
  const lines = [
    ...wrapLines(spec.notes ?? '', room, TEXT.small, MOST_NOTE_LINES),
    ...wrapLines(chartCaption(chart) ?? '', room, TEXT.small, MOST_NOTE_LINES),
    ...wrapText(chartImprint(chart) ?? '', room, TEXT.small).flatMap((line) =>
      // The dot between two parts has nothing to part at the end of a line.
      breakAddress(line.replace(/ ·$/, ''), room),
    ),
  ];
  if (lines.length === 0) return { height: 0, draw: () => ({}) };
  const style: TextStyle = { fill: palette.secondInk, size: TEXT.small, align: 'left' };
  return {
    height: 22 + lines.length * SMALL_LINE,
    draw: (bottom) => ({
      rules: [{ x: 0, x2: width, y: bottom + 16, y2: bottom + 16, stroke: palette.hairline, width: 1 }],
      labels: lines.map((text, index) => ({ x: 0, y: bottom + 34 + index * SMALL_LINE, text, style })),
    }),
  };
}

/** An address has no spaces to break it at, and is of no use cut short. */
function breakAddress(line: string, width: number): string[] {
  if (textWidth(line, TEXT.small) <= width) return [line];
  const slash = line.indexOf('/') + 1;
  return [line.slice(0, slash), line.slice(slash)].filter(Boolean);
}

/** Says that there is nothing to draw. */
export function emptyBody(chart: Chart, { top }: Place): Body {
  const style: TextStyle = { fill: chart.palette.secondInk, size: TEXT.label, align: 'left' };
  return { shapes: [{ labels: [{ x: 0, y: top + 14, text: chart.words.noData, style }] }], bottom: top + 24 };
}
