import { type Alignment, type MergeSideName, sidesWithPeriod } from './align-periods.ts';
import type { RowAggregate } from './bring-together.ts';
import { type Cell, type Rows, UNMATCHED } from './merge-side.ts';

export type MergeHow = 'left' | 'inner' | 'outer';

/** One table of a merge, with what stands for each of its rows. */
export interface SideRows {
  rows: Rows;
  codes: readonly string[];
  /** When each row is; null where periods play no part on this side. */
  periods: readonly (string | null)[] | null;
  columns: readonly { at: number; aggregate: RowAggregate | null }[];
  /** Rows of one place and period are brought together. */
  raised: boolean;
}

/** A row of the result: its place and period, then the values of left and right. */
export interface MergedRow {
  code: string;
  period: string | null;
  values: Cell[];
}

interface Placed {
  code: string;
  period: string | null;
  /** Null for rows that were brought together. */
  index: number | null;
  values: Cell[];
}

/** The rows of a merge, by place and period; rows whose place was not recognised come last. */
export function mergeRows(left: SideRows, right: SideRows, how: MergeHow, alignment: Alignment): MergedRow[] {
  const { joined } = alignment;
  const withPeriod = sidesWithPeriod(alignment);
  const [ones, others] = [placedOf(left), placedOf(right)];
  const partners = Map.groupBy(others, (row) => meetingKey(row, joined));
  const met = new Set<Placed>();
  const noLeft = left.columns.map(() => null);
  const noRight = right.columns.map(() => null);
  const pair = (one: Placed | undefined, other: Placed | undefined) => ({
    code: one?.code ?? other?.code ?? UNMATCHED,
    period: periodOf({ left: one, right: other }, withPeriod),
    order: [one?.index ?? null, other?.index ?? null] as const,
    values: [...(one?.values ?? noLeft), ...(other?.values ?? noRight)],
  });
  const merged = ones.flatMap((one) => {
    const key = meetingKey(one, joined);
    const found = key === undefined ? [] : (partners.get(key) ?? []);
    for (const other of found) met.add(other);
    if (found.length > 0) return found.map((other) => pair(one, other));
    return how === 'inner' ? [] : [pair(one, undefined)];
  });
  if (how === 'outer') for (const other of others) if (!met.has(other)) merged.push(pair(undefined, other));
  return merged
    .toSorted(
      (one, other) =>
        Number(one.code === UNMATCHED) - Number(other.code === UNMATCHED) ||
        compare(one.code, other.code) ||
        compare(one.period, other.period) ||
        compare(one.order[0], other.order[0]) ||
        compare(one.order[1], other.order[1]),
    )
    .map(({ code, period, values }) => ({ code, period, values }));
}

function periodOf(
  rows: Record<MergeSideName, Placed | undefined>,
  sides: readonly MergeSideName[],
): string | null {
  for (const side of sides) {
    const period = rows[side]?.period ?? null;
    if (period !== null) return period;
  }
  return null;
}

/** What two rows must have in common to meet; undefined for rows that meet none. */
export function meetingKey(
  { code, period }: { code: string; period: string | null },
  joined: boolean,
): string | undefined {
  if (code === UNMATCHED || (joined && period === null)) return undefined;
  return joined ? `${code}\n${period}` : code;
}

function placedOf({ rows, codes, periods, columns, raised }: SideRows): Placed[] {
  const placed = rows.map((row, index) => ({
    row,
    index,
    code: codes[index] ?? UNMATCHED,
    period: periods?.[index] ?? null,
  }));
  if (!raised) {
    return placed.map(({ row, ...place }) => ({
      ...place,
      values: columns.map(({ at }) => row[at] ?? null),
    }));
  }
  const groups = Map.groupBy(placed, ({ code, period }) => JSON.stringify([code, period]));
  return [...groups.values()].map((group) => ({
    code: group[0]?.code ?? UNMATCHED,
    period: group[0]?.period ?? null,
    index: null,
    values: columns.map(({ at, aggregate }) =>
      together(
        group.map(({ row }) => row[at] ?? null),
        aggregate,
      ),
    ),
  }));
}

function together(cells: readonly Cell[], aggregate: RowAggregate | null): Cell {
  const values = cells.filter((cell) => cell !== null);
  const [first = null] = values;
  if (first === null) return null;
  switch (aggregate) {
    case 'sum':
      return values.reduce<number>((sum, value) => sum + Number(value), 0);
    case 'min':
      return values.reduce((least, value) => (value < least ? value : least), first);
    case 'max':
      return values.reduce((greatest, value) => (value > greatest ? value : greatest), first);
    default:
      return values.length === cells.length && values.every((value) => value === first) ? first : null;
  }
}

/** Nothing comes last, as in the engine. */
function compare<Value extends string | number>(one: Value | null, other: Value | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
