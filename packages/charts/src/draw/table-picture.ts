import { shortenText, textWidth, wrapLines } from '../format/wrap-text.ts';
import { emptyBody, type Body, type Place } from './frame/frame.ts';
import type { Chart } from '../read/read-chart.ts';
import { type Box, TEXT, type Label, type Rule, type Target, type TextStyle } from './frame/shapes.ts';
import { tableOf } from '../read/table-of.ts';
import { barColours, type ColumnBars } from '../read/table-bars.ts';
import type { ChartData } from '../spec/chart-data.ts';
import { numberFormat } from '../format/number-format.ts';

const LINE = 27;
const MOST_ROWS = 20;
const NARROWEST = 84;
const PAD = 18;
/** From this width on bars are told apart. */
const WIDTH_OF_BARS = 120;
const HEAD_LINE = 16;
const MOST_HEAD_LINES = 5;
const CUT_LINE = 24;
const END = 4;

/** The first rows and columns of a table as a picture: for images; pages show a table of their own. */
export function drawTable(chart: Chart, data: ChartData, place: Place): Body {
  const table = tableOf(chart.spec, data, chart.options);
  if (table.rows.length === 0) return emptyBody(chart, place);
  const columns = table.columns.slice(0, Math.max(1, Math.floor(place.width / NARROWEST)));
  const cellsOf = (rows: readonly (readonly string[])[], index: number) =>
    rows.map((row) => row[index] ?? '');
  const widths = columnWidths(
    columns.map(({ label, bars }, index) => ({
      label,
      cells: cellsOf(table.rows.slice(0, MOST_ROWS), index),
      least: bars ? WIDTH_OF_BARS : 0,
    })),
    place.width,
  );
  const heads = columns.map(({ label }, index) =>
    wrapLines(label, (widths[index] ?? NARROWEST) - PAD, TEXT.label, MOST_HEAD_LINES),
  );
  const headLines = Math.max(...heads.map((lines) => lines.length));
  const top = place.top + LINE + (headLines - 1) * HEAD_LINE;
  const room = place.height === undefined ? undefined : place.height - (top - place.top);
  const rows = table.rows.slice(0, fittingRows(room, table.rows.length));
  const { palette } = chart;
  const labels: Label[] = [];
  const boxes: Box[] = [];
  let x = 0;
  for (const [index, { align, bars }] of columns.entries()) {
    const width = widths[index] ?? NARROWEST;
    const at = align === 'right' ? x + width - PAD : x;
    const head: TextStyle = { fill: palette.secondInk, size: TEXT.label, align, weight: 600 };
    const cell: TextStyle = { fill: palette.ink, size: TEXT.label, align };
    const lines = heads[index] ?? [];
    for (const [line, text] of lines.entries()) {
      // Heads of fewer lines stand on the rule below.
      const y = top - 10 - (lines.length - 1 - line) * HEAD_LINE;
      labels.push({ x: at, y, text, style: head });
    }
    if (bars) boxes.push(...barBoxes(chart, bars, rows.length, { left: x, right: at, top }));
    for (const [line, text] of cellsOf(rows, index).entries()) {
      const shown = shortenText(text, width - PAD, TEXT.label);
      labels.push({ x: at, y: top + line * LINE + 17, text: shown, style: cell });
    }
    x += width;
  }
  const right = Math.max(0, x - PAD);
  const rules = [...rows, null].map((_, line): Rule => {
    const y = top + line * LINE;
    return { x: 0, x2: right, y, y2: y, stroke: line === 0 ? palette.secondInk : palette.hairline, width: 1 };
  });
  const targets = rows.map((_, row): Target => {
    const y = top + row * LINE;
    return { row, shape: { kind: 'box', x: 0, x2: right, y, y2: y + LINE } };
  });
  const bottom = top + rows.length * LINE;
  const cut = cutText(chart, [rows.length, table.rows.length], [columns.length, table.columns.length]);
  if (cut) {
    const style: TextStyle = { fill: palette.secondInk, size: TEXT.small, align: 'left' };
    labels.push({ x: 0, y: bottom + 18, text: cut, style });
  }
  return {
    shapes: [{ labels, rules, ...(boxes.length > 0 ? { boxes } : {}), targets }],
    bottom: bottom + (cut ? CUT_LINE : END),
  };
}

/** The bars of a column, up to where its figures end; where some are below zero, with the line of zero. */
function barBoxes(
  { palette, options }: Chart,
  { zero, cells }: ColumnBars,
  count: number,
  { left, right, top }: { left: number; right: number; top: number },
): Box[] {
  const at = (share: number) => Math.round((left + share * (right - left)) * 10) / 10;
  const colours = barColours[options.theme];
  const bars = cells.slice(0, count).flatMap((bar, index): Box[] => {
    if (!bar || bar.from === bar.to) return [];
    const y = top + index * LINE + 4;
    const fill = bar.isNegative ? colours.negative : colours.positive;
    return [{ x: at(bar.from), x2: at(bar.to), y, y2: y + LINE - 8, fill }];
  });
  if (zero === 0) return bars;
  const line = at(zero);
  return [...bars, { x: line, x2: line + 1, y: top, y2: top + count * LINE, fill: palette.secondInk }];
}

/** As many rows as there is room for, with a line that says so where these are not all. */
function fittingRows(room: number | undefined, count: number): number {
  const most = Math.min(MOST_ROWS, count);
  if (room === undefined || (most === count && most * LINE + END <= room)) return most;
  return Math.min(most, Math.max(1, Math.floor((room - CUT_LINE) / LINE)));
}

/** How many of the rows and columns are shown, where that is not all of them. */
function cutText(
  { words, options }: Chart,
  [rows, allRows]: readonly [number, number],
  [columns, allColumns]: readonly [number, number],
): string {
  const { format } = numberFormat(options.locale);
  return [
    ...(rows < allRows ? [words.firstRows(format(rows), format(allRows))] : []),
    ...(columns < allColumns ? [words.firstColumns(format(columns), format(allColumns))] : []),
  ].join(' · ');
}

/**
 * As wide as their texts, heads in two lines where those are longer than what is below; where that is too much, the
 * widest give way first.
 */
function columnWidths(
  columns: readonly { label: string; cells: readonly string[]; least: number }[],
  width: number,
): number[] {
  const widthOf = (text: string) => textWidth(text, TEXT.label);
  const wanted = columns.map(({ label, cells, least }) => {
    const longestWord = Math.max(...label.split(' ').map(widthOf));
    const head = Math.min(widthOf(label), Math.max(longestWord, widthOf(label) * 0.6));
    return Math.max(least, head, ...cells.map(widthOf)) + PAD + 2;
  });
  let cap = Math.max(...wanted);
  const total = () => wanted.reduce((sum, one) => sum + Math.min(one, cap), 0);
  while (total() > width + PAD && cap > NARROWEST) cap -= 4;
  return wanted.map((one) => Math.min(one, cap));
}
