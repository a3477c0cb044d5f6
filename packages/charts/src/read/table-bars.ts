import { palettes, type Theme } from '../colour/palette.ts';
import type { ChartColumn } from '../spec/chart-data.ts';
import type { Chart } from './read-chart.ts';
import type { Column } from './read-column.ts';

/** A bar in a cell, between two shares of its width. */
export type CellBar = { from: number; to: number; isNegative: boolean };

/** Bars behind the figures of a column; all of one scale, which holds zero. */
export type ColumnBars = { zero: number; cells: readonly (CellBar | null)[] };

/** The colours of bars, which are those of charts: pale enough for the ink of the figures on them (4.5:1, as a test shows). */
export const barColours: Readonly<Record<Theme, { positive: string; negative: string }>> = {
  light: { positive: palettes.light.ramp[1], negative: palettes.light.diverging[2] ?? '' },
  dark: { positive: palettes.dark.ramp[1], negative: palettes.dark.diverging[2] ?? '' },
};

/** What is told of spreads has a zero of no meaning beside other columns. */
const spreads = new Set<string | null>(['variance', 'stdev']);

/** Whether a column has bars where the chart does not say it. */
export function hasUsualBars(column: Pick<ChartColumn, 'aggregate'> | undefined): boolean {
  return column !== undefined && column.aggregate !== null && !spreads.has(column.aggregate);
}

/**
 * The bars of a column of a table; undefined where it has none. Figures that are counted up have bars unless the chart says
 * otherwise: their length means something from zero. A column of bare numbers may hold codes or coordinates, and has bars
 * only where the chart asks for them.
 */
export function barsOf({ spec, rows }: Chart, column: Column): ColumnBars | undefined {
  if (spec.mark !== 'table' || column.kind !== 'figure' || column.binStep !== undefined) return undefined;
  if (!(column.channel?.bars ?? hasUsualBars(column.source)) || rows.length < 2) return undefined;
  const values = rows.map((row) => column.number(row));
  const finite = values.filter(Number.isFinite);
  const least = finite.reduce((one, other) => Math.min(one, other), 0);
  const most = finite.reduce((one, other) => Math.max(one, other), 0);
  if (least === most) return undefined;
  const place = (value: number) => roundShare((value - least) / (most - least));
  const zero = place(0);
  return {
    zero,
    cells: values.map((value) =>
      Number.isFinite(value)
        ? {
            from: Math.min(zero, place(value)),
            to: Math.max(zero, place(value)),
            isNegative: value < 0,
          }
        : null,
    ),
  };
}

/** The same on every machine, whichever last digit it computes. */
function roundShare(share: number): number {
  return Math.round(share * 1000) / 1000;
}
