import { numberWriter } from '../format/value-text.ts';
import type { ReferenceLine } from '../spec/markings.ts';
import { chooseAxes, sideOf, type Axes } from './chart-axes.ts';
import type { Chart } from './read-chart.ts';
import type { Column } from './read-column.ts';
import { extentOf } from './scale.ts';

/** A line at a place of an axis. */
export type Reference = {
  axis: 'x' | 'y';
  column: Column;
  /** Place on the scale of the axis. */
  position: number;
  /** The place as people read it. */
  value: string;
  label: string | undefined;
  /** Whether the axis grows until it has the place. */
  extends: boolean;
};

/** Why something a chart asks for has no place on it. */
export type Misfit = 'categories' | 'outside' | 'unreadable' | 'noAxes' | 'missing';

/** Something that is not drawn, and why. */
export type NotDrawn = { what: string; why: Misfit };

/** Marks that stand on no axes. */
export const withoutAxes: ReadonlySet<string> = new Set(['arc', 'choropleth', 'point_map', 'table']);

/** The lines a chart can have, and those it cannot. */
export function referencesOf(chart: Chart): { lines: Reference[]; notDrawn: NotDrawn[] } {
  const lines: Reference[] = [];
  const notDrawn: NotDrawn[] = [];
  const axes = withoutAxes.has(chart.spec.mark) ? undefined : chooseAxes(chart);
  for (const axis of ['x', 'y'] as const) {
    for (const line of chart.spec.channels[axis]?.references ?? []) {
      const read = axes ? readLine(chart, axes, axis, line) : 'noAxes';
      if (typeof read === 'string') {
        notDrawn.push({ what: chart.words.markings.line(line.label ?? String(line.value)), why: read });
      } else lines.push(read);
    }
  }
  return { lines, notDrawn };
}

function readLine(chart: Chart, axes: Axes, channel: 'x' | 'y', line: ReferenceLine): Reference | Misfit {
  const axis = sideOf(axes, channel);
  const column = axes[axis];
  if (column.kind === 'category' || chart.spec.mark === 'rect') return 'categories';
  const { position, write } = placeOnAxis(chart, axes, column, line.value);
  if (!Number.isFinite(position)) return 'unreadable';
  const isExtending = canExtend(chart, axes, column);
  if (column.channel?.scale?.type === 'log' && position <= 0) return 'outside';
  const [least, most] = endsOf(chart, axes, column);
  if (!isExtending && (position < least || position > most)) return 'outside';
  const label = line.label?.trim() || undefined;
  return { axis, column, position, value: write(position), label, extends: isExtending };
}

/** Where a value stands on an axis. The axis of shares has percent, whatever the figures are. */
export function placeOnAxis(
  chart: Chart,
  axes: Axes,
  column: Column,
  value: string | number,
): { position: number; write: (position: number) => string } {
  if (showsShares(chart, axes, column)) {
    return { position: Number(value), write: numberWriter(chart.options, [0, 100], { unit: '%' }) };
  }
  return {
    position: column.number({ [column.source.name]: value }),
    write: (position) => column.writerFor([position])(position),
  };
}

function showsShares({ spec }: Chart, axes: Axes, column: Column): boolean {
  const canStack = spec.mark === 'bar' || spec.mark === 'area';
  return canStack && column === axes.value && column.channel?.scale?.stack === 'normalize';
}

/** Axes of figures grow, except those with given ends, those of shares, and those that bars stand on. */
export function canExtend(chart: Chart, axes: Axes, column: Column): boolean {
  if (column.kind !== 'figure' || column.binStep !== undefined || column.channel?.scale?.domain) return false;
  return !showsShares(chart, axes, column) && !(chart.spec.mark === 'bar' && column === axes.base);
}

/** The ends of an axis that does not grow. */
export function endsOf(chart: Chart, axes: Axes, column: Column): readonly [number, number] {
  const given = column.channel?.scale?.domain;
  if (showsShares(chart, axes, column)) return [0, 100];
  if (given) return [Math.min(...given), Math.max(...given)];
  const [least, most] = extentOf(chart.rows.map((row) => column.number(row)).filter(Number.isFinite));
  return [least, most + (column.binStep ?? 0)];
}
