import type { MarkContext } from '../plot/mark-plan.ts';

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
