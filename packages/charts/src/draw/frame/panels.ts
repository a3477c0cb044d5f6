import { shortenText } from '../../format/wrap-text.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Column } from '../../read/read-column.ts';
import { TEXT, type Label, type TextStyle } from './shapes.ts';

/** One of several small charts of the same make: what it is of, and its rows by their place in the figures. */
export type Panel = { title: string; rows: number[]; line: number; place: number };

/** Small multiples in lines; one panel without a title where a chart is not split. */
export type Panels = { list: Panel[]; lines: number; places: number; left: number };

const MOST_PANELS = 48;
const NARROWEST_PANEL = 170;

/** Splits the rows by the channels `row` and `column`; without `row`, lines are as long as the width allows. */
export function panelsOf(chart: Chart, width: number): Panels {
  const [row, column] = [chart.column('row'), chart.column('column')];
  const all = chart.rows.map((_, index) => index);
  if (!row && !column)
    return { list: [{ title: '', rows: all, line: 0, place: 0 }], lines: 1, places: 1, left: 0 };
  if (row && column) return grid(chart, row, column);
  const split = row ?? column;
  if (!split) return { list: [], lines: 0, places: 0, left: 0 };
  const keys = split.keys.slice(0, MOST_PANELS);
  const places = row
    ? 1
    : Math.max(1, Math.min(keys.length, Math.floor(width / NARROWEST_PANEL), evenly(keys.length)));
  const byKey = Map.groupBy(all, (index) => split.key(chart.rows[index] ?? {}));
  return {
    list: keys.map((key, index) => ({
      title: split.keyText(key),
      rows: byKey.get(key) ?? [],
      line: Math.floor(index / places),
      place: index % places,
    })),
    lines: Math.ceil(keys.length / places),
    places,
    left: split.keys.length - keys.length,
  };
}

/** Four beside one another look better as two by two, nine as three by three. */
function evenly(count: number): number {
  if (count <= 3) return count;
  const most = 5;
  const lines = Math.ceil(count / most);
  return Math.max(2, count === 4 ? 2 : Math.ceil(count / lines));
}

function grid(chart: Chart, row: Column, column: Column): Panels {
  const columns = column.keys.slice(0, 8);
  const rows = row.keys.slice(0, Math.floor(MOST_PANELS / Math.max(1, columns.length)));
  const byKey = Map.groupBy(
    chart.rows.map((_, index) => index),
    (index) => JSON.stringify([row.key(chart.rows[index] ?? {}), column.key(chart.rows[index] ?? {})]),
  );
  const list = rows.flatMap((rowKey, line) =>
    columns.map((columnKey, place) => ({
      title: `${row.keyText(rowKey)} · ${column.keyText(columnKey)}`,
      rows: byKey.get(JSON.stringify([rowKey, columnKey])) ?? [],
      line,
      place,
    })),
  );
  const left = row.keys.length * column.keys.length - list.length;
  return { list, lines: rows.length, places: columns.length, left };
}

/** The name of a panel above it. */
export function panelTitle(chart: Chart, panel: Panel, x: number, y: number, width: number): Label[] {
  if (panel.title === '') return [];
  const style: TextStyle = { fill: chart.palette.ink, size: TEXT.label, align: 'left', weight: 600 };
  return [{ x, y, text: shortenText(panel.title, width, TEXT.label), style }];
}
