import type { RowIndex } from '../../row-index/open-row-index.ts';
import type { Lookup } from './plan-lookup.ts';

/** The table a row index is of: how many rows it has, and whether `_id` counts them without a gap. */
type IndexedTable = { rowCount: number; denseIds: boolean };

/** From, to: positions, both included; none where `to` is the smaller one. */
type Stretch = { first: number; last: number };

// What many rows have in common is read and compared in more time than the engine takes.
const MOST_POSITIONS = 200_000;

/**
 * Looks rows up in a row index.
 * @returns the rows of the page and the number of all that match; undefined where so many rows have one of the values that
 * the engine is faster
 */
export function runLookup(
  index: RowIndex,
  { rowCount, denseIds }: IndexedTable,
  lookup: Lookup,
): { rows: unknown[][]; total: number } | undefined {
  const { ids, columns, descending, offset, limit } = lookup;
  const stretch = {
    first: denseIds ? ids.from : firstFrom(index, rowCount, ids.from),
    last: Math.min(denseIds ? ids.to : firstFrom(index, rowCount, ids.to + 1) - 1, rowCount),
  };
  if (columns.length === 0) return { rows: readStretch(index, stretch, lookup), total: lengthOf(stretch) };
  const lists = columns.map(({ name, values }) =>
    anyOf(values.map((value) => index.positionsOf(name, value))),
  );
  if (lists.some(({ length }) => length > MOST_POSITIONS)) return undefined;
  const matching = allOf(lists).filter((position) => position >= stretch.first && position <= stretch.last);
  const inOrder = descending ? matching.toReversed() : matching;
  return { rows: index.rowsAt(inOrder.slice(offset, offset + limit)), total: matching.length };
}

function lengthOf({ first, last }: Stretch): number {
  return Math.max(0, last - first + 1);
}

function readStretch(
  index: RowIndex,
  { first, last }: Stretch,
  { descending, offset, limit }: Lookup,
): unknown[][] {
  if (!descending) return index.rowsBetween(first + offset, Math.min(last, first + offset + limit - 1));
  return index.rowsBetween(Math.max(first, last - offset - limit + 1), last - offset).toReversed();
}

/** The position of the first row whose `_id` is at least this; the one behind the last row where there is none. */
function firstFrom(index: RowIndex, rowCount: number, id: number): number {
  let low = 1;
  let high = rowCount + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [row] = index.rowsAt([middle]);
    if (Number(row?.[0]) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The positions in one of the lists. Rows have one value in a column, so none is in two. */
function anyOf(lists: readonly Uint32Array[]): Uint32Array {
  const [first = new Uint32Array()] = lists;
  if (lists.length <= 1) return first;
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const list of lists) {
    all.set(list, filled);
    filled += list.length;
  }
  return all.sort();
}

/** The positions in every list, in order. */
function allOf(lists: readonly Uint32Array[]): Uint32Array {
  const [shortest = new Uint32Array(), ...others] = lists.toSorted((one, other) => one.length - other.length);
  return others.reduce((common, list) => inBoth(common, list), shortest);
}

function inBoth(few: Uint32Array, many: Uint32Array): Uint32Array {
  let place = 0;
  return few.filter((position) => {
    while ((many[place] ?? Number.POSITIVE_INFINITY) < position) place += 1;
    return many[place] === position;
  });
}
