import type { Chart } from './read-chart.ts';
import type { Column } from './read-column.ts';

/** More small charts than this nobody compares. */
const MOST_PANELS = 48;
const MOST_BESIDE = 8;

/** A column that splits a chart into small ones, and its categories that have one: the first of them. */
export type Split = { column: Column; keys: readonly string[] };

/** By what a chart is split, downwards and across: every key of the one with every key of the other is a small chart. */
export function panelSplits(chart: Chart): { row: Split | undefined; column: Split | undefined } {
  const [row, column] = [chart.column('row'), chart.column('column')];
  const first = (split: Column | undefined, most: number): Split | undefined =>
    split && { column: split, keys: split.keys.slice(0, most) };
  if (!row || !column) return { row: first(row, MOST_PANELS), column: first(column, MOST_PANELS) };
  const across = first(column, MOST_BESIDE);
  return { row: first(row, Math.floor(MOST_PANELS / Math.max(1, across?.keys.length ?? 1))), column: across };
}
