import type { MarkContext } from '../plot/mark-plan.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Column } from '../../read/read-column.ts';
import type { Stacking } from '../../read/stacking.ts';

/** Rows that one line or area goes through, in its order. */
export type Series = { key: string; colourKey: string; rows: number[] };

/** Splits the rows of a panel into lines by colour, shape and detail; each in the order of its base. */
export function seriesOf({ chart, axes }: MarkContext, rows: readonly number[]): Series[] {
  const colour = chart.column('colour');
  // A line of changing colour would fall apart into points.
  const splitting = chart.columns.filter(
    ({ name, kind }) =>
      name.startsWith('detail_') ||
      ((name === 'colour' || name === 'shape') && kind === 'category') ||
      (name === 'colour' && kind === 'moment'),
  );
  const keyOf = (index: number) =>
    JSON.stringify(splitting.map((column) => column.key(chart.rows[index] ?? {})));
  const order = chart.column('order');
  const ranks = new Map(
    (axes.base.kind === 'category' ? axes.base.keys : []).map((key, rank) => [key, rank]),
  );
  const placeOf = (index: number): number => {
    const row = chart.rows[index] ?? {};
    if (order) return order.kind === 'category' ? order.keys.indexOf(order.key(row)) : order.number(row);
    return axes.base.kind === 'category' ? (ranks.get(axes.base.key(row)) ?? 0) : axes.base.number(row);
  };
  const groups = Map.groupBy(rows, keyOf);
  const ranked = new Map((colour?.keys ?? []).map((key, rank) => [key, rank]));
  return [...groups]
    .map(([key, members]) => ({
      key,
      colourKey: colour?.key(chart.rows[members[0] ?? 0] ?? {}) ?? '',
      rows: members.toSorted((one, other) => placeOf(one) - placeOf(other)),
    }))
    .toSorted((one, other) => (ranked.get(one.colourKey) ?? 0) - (ranked.get(other.colourKey) ?? 0));
}

/** From where to where a row reaches on the axis of figures, and its share of the band it stands in. */
export type Span = { row: number; from: number; to: number; slot: number };

/**
 * Lays the rows of each place of a panel on top of one another, those below zero downwards; or leaves each at
 * zero, with a slot of its own.
 * @param rows of one panel, by their place in the figures
 */
export function stackRows(
  chart: Chart,
  rows: readonly number[],
  place: Column | undefined,
  value: Column,
  stacking: Stacking,
): Span[] {
  const colour = chart.column('colour');
  const order = new Map((colour?.keys ?? []).map((key, index) => [key, index]));
  const slotOf = (index: number) => order.get(colour?.key(chart.rows[index] ?? {}) ?? '') ?? 0;
  const figure = (index: number) => value.number(chart.rows[index] ?? {});
  const drawn = rows.filter((index) => Number.isFinite(figure(index)));
  if (stacking === 'none') {
    return drawn.map((row) => ({ row, from: 0, to: figure(row), slot: slotOf(row) }));
  }
  const groups = Map.groupBy(drawn, (index) => place?.key(chart.rows[index] ?? {}) ?? '');
  return [...groups.values()].flatMap((group) => {
    const total = group.reduce((sum, index) => sum + Math.abs(figure(index)), 0) || 1;
    const scale = stacking === 'normalize' ? 100 / total : 1;
    let [above, below] = [0, 0];
    return group
      .toSorted((one, other) => slotOf(one) - slotOf(other))
      .map((row) => {
        const height = figure(row) * scale;
        const from = height < 0 ? below : above;
        if (height < 0) below += height;
        else above += height;
        return { row, from, to: from + height, slot: 0 };
      });
  });
}
