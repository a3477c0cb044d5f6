import { shortenMiddle, shortenText } from '../../format/wrap-text.ts';
import { panelSplits, type Split } from '../../read/panel-keys.ts';
import type { Chart } from '../../read/read-chart.ts';
import { TEXT, type Label, type TextStyle } from './shapes.ts';

/**
 * One of several small charts of the same make: what it is of, and its rows by their place in the figures. Of a grid the
 * first of each row has the name of the row as `heading`.
 */
export type Panel = { title: string; heading?: string; rows: number[]; line: number; place: number };

/** Small multiples in lines; one panel without a title where a chart is not split. */
export type Panels = {
  list: Panel[];
  lines: number;
  places: number;
  /** Pixels that the headings of a grid take above each of its lines. */
  headingHeight: number;
};

/** Two stand beside one another on a phone. */
const NARROWEST_PANEL = 155;
/** Panels of a grid stand under those of the same column as long as they have this. */
const NARROWEST_IN_GRID = 100;
const HEADING = 20;

/** Splits the rows by the channels `row` and `column`; without `row`, lines are as long as the width allows. */
export function panelsOf(chart: Chart, width: number): Panels {
  const { row, column } = panelSplits(chart);
  const all = chart.rows.map((_, index) => index);
  if (row && column) return grid(chart, row, column, width);
  const split = row ?? column;
  if (!split)
    return { list: [{ title: '', rows: all, line: 0, place: 0 }], lines: 1, places: 1, headingHeight: 0 };
  const { keys } = split;
  const places = row
    ? 1
    : Math.max(1, Math.min(keys.length, Math.floor(width / NARROWEST_PANEL), evenly(keys.length)));
  const byKey = Map.groupBy(all, (index) => split.column.key(chart.rows[index] ?? {}));
  return {
    list: keys.map((key, index) => ({
      title: split.column.keyText(key),
      rows: byKey.get(key) ?? [],
      line: Math.floor(index / places),
      place: index % places,
    })),
    lines: Math.ceil(keys.length / places),
    places,
    headingHeight: 0,
  };
}

/** Four beside one another look better as two by two, nine as three by three. */
function evenly(count: number): number {
  if (count <= 3) return count;
  const most = 5;
  const lines = Math.ceil(count / most);
  return Math.max(2, count === 4 ? 2 : Math.ceil(count / lines));
}

/** A line for each row; where it is too long for the width, as many as it takes. */
function grid(chart: Chart, row: Split, column: Split, width: number): Panels {
  const most = Math.max(1, Math.floor(width / NARROWEST_IN_GRID));
  const linesOfRow = Math.ceil(column.keys.length / most);
  const places = Math.ceil(column.keys.length / linesOfRow);
  const byKey = Map.groupBy(
    chart.rows.map((_, index) => index),
    (index) => {
      const values = chart.rows[index] ?? {};
      return JSON.stringify([row.column.key(values), column.column.key(values)]);
    },
  );
  const list = row.keys.flatMap((rowKey, line) =>
    column.keys.map((columnKey, index) => ({
      title: column.column.keyText(columnKey),
      ...(index === 0 ? { heading: row.column.keyText(rowKey) } : {}),
      rows: byKey.get(JSON.stringify([rowKey, columnKey])) ?? [],
      line: line * linesOfRow + Math.floor(index / places),
      place: index % places,
    })),
  );
  return { list, lines: row.keys.length * linesOfRow, places, headingHeight: HEADING };
}

/** The name of a panel above it, and above that the name of the row that begins with it, as wide as the chart. */
export function panelTitle(chart: Chart, panel: Panel, { x, y, width, chartWidth }: TitlePlace): Label[] {
  const { title, heading } = panel;
  if (title === '') return [];
  const style: TextStyle = { fill: chart.palette.ink, size: TEXT.label, align: 'left', weight: 600 };
  const name = { x, y, text: shortenMiddle(title, width, TEXT.label), style };
  if (heading === undefined) return [name];
  const above = { x: 0, y: y - HEADING, text: shortenText(heading, chartWidth, TEXT.label), style };
  return [above, name];
}

type TitlePlace = { x: number; y: number; width: number; chartWidth: number };
