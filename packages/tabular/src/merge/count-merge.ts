import { type SideRows, meetingKey, type MergeHow } from './merge-rows.ts';
import { type PlacedRows, UNMATCHED, writtenKey } from './merge-side.ts';

/** The counts of one side; `rows` are those of the table, `after` those that were left after raising. */
export type SideFigures = {
  rows: number;
  resolved: number;
  matched: number;
  after: number;
  unread: number;
  unmatchedPlaces: number;
  unmatched: { value: string; parent: string; rows: number }[];
  alonePlaces: number;
  alone: { code: string; rows: number }[];
  duplicateKeys: number;
  duplicateRows: number;
  /** Rows after raising that meet none of the other side. */
  notMet: number;
  duplicates: { code: string; period: string | null; rows: number }[];
};

/** What a merge does to its rows, in numbers. */
export type MergeCounts = {
  left: SideFigures;
  right: SideFigures;
  rowsOut: number;
  /** Places and periods that both sides have several rows for. */
  manyToMany: number;
};

/** So many of a list are named. */
export const UNMATCHED_SHOWN = 100;
export const DUPLICATES_SHOWN = 20;

type Side = SideRows & { placed: Pick<PlacedRows, 'written'> };
type Key = { code: string; period: string | null; rows: number; after: number };

/** Counts what meets what, without making the rows of the result. */
export function countMerge(left: Side, right: Side, how: MergeHow, joined: boolean): MergeCounts {
  const [ones, others] = [keysOf(left), keysOf(right)];
  const partners = Map.groupBy(others, (key) => meetingKey(key, joined));
  let [shared, manyToMany] = [0, 0];
  for (const one of ones) {
    const met = meetingKey(one, joined);
    for (const other of met === undefined ? [] : (partners.get(met) ?? [])) {
      shared += one.after * other.after;
      if (one.after > 1 && other.after > 1) manyToMany += 1;
    }
  }
  const counts = {
    left: figuresOf(left, ones, others, joined),
    right: figuresOf(right, others, ones, joined),
  };
  const leftOnly = how === 'inner' ? 0 : counts.left.notMet;
  const rightOnly = how === 'outer' ? counts.right.notMet : 0;
  return { ...counts, manyToMany, rowsOut: shared + leftOnly + rightOnly };
}

function keysOf({ codes, periods, raised }: SideRows): Key[] {
  const keys = new Map<string, Key>();
  codes.forEach((code, index) => {
    const period = periods?.[index] ?? null;
    const name = JSON.stringify([code, period]);
    const key = keys.get(name) ?? { code, period, rows: 0, after: 0 };
    key.rows += 1;
    key.after = raised ? 1 : key.rows;
    keys.set(name, key);
  });
  return [...keys.values()];
}

function figuresOf(side: Side, keys: readonly Key[], others: readonly Key[], joined: boolean): SideFigures {
  const partners = new Set(others.map((key) => meetingKey(key, joined)));
  const places = new Set(others.map(({ code }) => code));
  const isMet = (key: Key) => {
    const met = meetingKey(key, joined);
    return met !== undefined && partners.has(met);
  };
  const sum = (count: 'rows' | 'after', of: readonly Key[]) =>
    of.reduce((total, key) => total + key[count], 0);
  const known = keys.filter(({ code }) => code !== UNMATCHED);
  const twice = known.filter(({ after }) => after > 1);
  const unmatched = unmatchedOf(side);
  const alone = aloneOf(known.filter(({ code }) => !places.has(code)));
  return {
    rows: sum('rows', keys),
    resolved: sum('rows', known),
    matched: sum('rows', keys.filter(isMet)),
    after: sum('after', keys),
    unread:
      side.periods === null
        ? 0
        : sum(
            'rows',
            keys.filter(({ period }) => period === null),
          ),
    unmatchedPlaces: unmatched.length,
    unmatched: unmatched.slice(0, UNMATCHED_SHOWN),
    alonePlaces: alone.length,
    alone: alone.slice(0, UNMATCHED_SHOWN),
    duplicateKeys: twice.length,
    duplicateRows: sum('after', twice),
    notMet: sum(
      'after',
      keys.filter((key) => !isMet(key)),
    ),
    duplicates: twice
      .map(({ code, period, after: rows }) => ({ code, period, rows }))
      .toSorted((one, other) => other.rows - one.rows || (namesKey(one) < namesKey(other) ? -1 : 1))
      .slice(0, DUPLICATES_SHOWN),
  };
}

function namesKey({ code, period }: { code: string; period: string | null }): string {
  return `${code}\n${period ?? ''}`;
}

function unmatchedOf({ codes, placed }: Side): SideFigures['unmatched'] {
  const found = new Map<string, SideFigures['unmatched'][number]>();
  placed.written.forEach((written, index) => {
    if (codes[index] !== UNMATCHED) return;
    const one = found.get(writtenKey(written)) ?? { ...written, rows: 0 };
    one.rows += 1;
    found.set(writtenKey(written), one);
  });
  // Rows that say no place come first, so that a list that is cut still tells them from unknown places.
  return [...found.values()].toSorted(
    (one, other) =>
      Number(other.value.trim() === '') - Number(one.value.trim() === '') ||
      other.rows - one.rows ||
      (one.value < other.value ? -1 : 1),
  );
}

function aloneOf(keys: readonly Key[]): SideFigures['alone'] {
  const rows = new Map<string, number>();
  for (const key of keys) rows.set(key.code, (rows.get(key.code) ?? 0) + key.rows);
  return [...rows]
    .map(([code, count]) => ({ code, rows: count }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
}
