import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import { areaCode, areaName, areasOf, plainCode } from '../topology/map-areas.ts';
import { notesOfRows } from './notes-of-rows.ts';
import { isNamed } from './read-column.ts';
import { readChart, type ReadingOptions } from './read-chart.ts';
import { barsOf, type ColumnBars } from './table-bars.ts';

/** The figures of a chart as people read them. */
export type TableText = {
  columns: { name: string; label: string; align: 'left' | 'right'; bars?: ColumnBars }[];
  rows: string[][];
};

/** `mostRows`: only the first are written; their decimals and bars are those that they have among all. */
type TableOptions = ReadingOptions & { mostRows?: number };

/**
 * The figures behind any chart as a table of text, in the reader's language; areas by their names. Where rows are
 * highlighted or annotated, the last column says so.
 */
export function tableOf(
  spec: ChartSpec,
  data: ChartData,
  { mostRows = data.rows.length, ...options }: TableOptions,
): TableText {
  const chart = readChart(spec, data, options);
  const names = new Map(
    options.drawing ? areasOf(options.drawing).map((shape) => [areaCode(shape), areaName(shape)]) : [],
  );
  const notes = notesOfRows(chart);
  const columns: TableText['columns'] = chart.columns.map((column) => {
    const { name, label, unit, kind } = column;
    const bars = barsOf(chart, column);
    return {
      name,
      label: unit ? `${label} (${unit})` : label,
      align: kind === 'figure' ? 'right' : 'left',
      ...(bars ? { bars: { ...bars, cells: bars.cells.slice(0, mostRows) } } : {}),
    };
  });
  const rows = chart.rows.slice(0, mostRows).map((row) =>
    chart.columns.map((column) => {
      const text = column.fullText(row);
      return column.name === 'geo' && !isNamed(column, row)
        ? (names.get(plainCode(column.key(row))) ?? text)
        : text;
    }),
  );
  if (!notes) return { columns, rows };
  return {
    columns: [...columns, { name: 'notes', label: chart.words.markings.notes, align: 'left' }],
    rows: rows.map((texts, index) => [...texts, notes[index] ?? '']),
  };
}
