import type { ChartRow } from '../spec/chart-data.ts';
import type { Mark } from '../spec/vocabulary.ts';
import type { Chart } from './read-chart.ts';

/** Marks whose area stands for an amount. */
const discs = new Set<Mark>(['point', 'circle', 'point_map']);

/**
 * Whether a row can be drawn as large as its figure on `size`: an area has room for amounts of zero and more only. What
 * is missing or below zero would look like a small amount. Categories, bins and scales whose ends somebody has chosen
 * have a size for everything that is there.
 */
export function hasSize(chart: Chart, row: ChartRow): boolean {
  const column = chart.column('size');
  if (!column || !discs.has(chart.spec.mark)) return true;
  if (column.kind !== 'figure' || column.binStep !== undefined) return true;
  const value = column.number(row);
  return Number.isFinite(value) && (value >= 0 || column.channel?.scale?.domain !== undefined);
}
