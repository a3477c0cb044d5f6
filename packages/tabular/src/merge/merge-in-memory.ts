import { type Alignment, alignPeriods, type MergeSideName, type SidePeriod } from './align-periods.ts';
import { leftOutReason, proposedAggregate, type RowAggregate } from './bring-together.ts';
import { countMerge, type MergeCounts } from './count-merge.ts';
import { type MergedRow, type MergeHow, mergeRows, type SideRows } from './merge-rows.ts';
import {
  findPeriod,
  type MergingColumn,
  type MergingTable,
  type PlacedRows,
  placeRows,
  writtenPeriod,
} from './merge-side.ts';
import { nameColumns } from './name-columns.ts';

export interface MergedColumn {
  column: MergingColumn;
  /** Its name in the result. */
  as: string;
  /** Null where rows are taken as they are. */
  aggregate: RowAggregate | null;
}

/** One side of a merge, decided. */
export interface MergedSide {
  placed: PlacedRows;
  period: SidePeriod | null;
  raised: boolean;
  columns: readonly MergedColumn[];
  leftOut: readonly { field: string; reason: ReturnType<typeof leftOutReason> }[];
}

/** A merge whose rows are counted, and made when they are asked for. */
export interface MemoryMerge {
  left: MergedSide;
  right: MergedSide;
  alignment: Alignment;
  counts: MergeCounts;
  /** The rows: place, period, then the values of the columns of left and right. */
  rows: () => MergedRow[];
}

interface MergeWishes {
  how: MergeHow;
  /** Rows of one place and period are brought together. */
  aggregate: Readonly<Record<MergeSideName, boolean>>;
  /** Names that the columns of place and period have in the result. */
  keys: readonly string[];
}

/**
 * Merges two tables in memory, by the rules of merges of the catalogue: places that were not recognised meet nothing,
 * the finer side is brought up by what each column allows, and nothing is guessed.
 */
export function mergeInMemory(left: MergingTable, right: MergingTable, wishes: MergeWishes): MemoryMerge {
  const alignment = alignPeriods(findPeriod(left), findPeriod(right));
  const prepare = (name: MergeSideName, table: MergingTable) => {
    const period = alignment[name];
    const isLifted = table.key.by !== 'equal' && table.key.steps > 0;
    const raised = isLifted || alignment.raised === name || wishes.aggregate[name];
    const plan = planColumns(name, table, period?.field ?? null, raised);
    return { placed: placeRows(table), period, raised, ...plan };
  };
  const [one, other] = [prepare('left', left), prepare('right', right)];
  nameColumns(wishes.keys, [...one.columns, ...other.columns]);
  const [first, second] = [rowsOf(left, one), rowsOf(right, other)];
  const counts = countMerge(
    { ...first, placed: one.placed },
    { ...second, placed: other.placed },
    wishes.how,
    alignment.joined,
  );
  const rows = () => mergeRows(first, second, wishes.how, alignment);
  return { left: one, right: other, alignment, counts, rows };
}

function planColumns(
  name: MergeSideName,
  { columns, key }: MergingTable,
  period: string | null,
  raised: boolean,
): Pick<MergedSide, 'columns' | 'leftOut'> {
  const repeated = new Set([key.field, key.by === 'name' ? key.parentField : null, period]);
  // As they stand in the left table, names and parents say what the code was made of; equal codes say nothing more.
  const isRepeated = ({ id }: MergingColumn) =>
    repeated.has(id) && (raised || name === 'right' || id === period || key.by === 'equal');
  const taken: MergedColumn[] = [];
  const leftOut: MergedSide['leftOut'][number][] = [];
  for (const column of columns.filter((one) => !isRepeated(one))) {
    const aggregate = raised ? proposedAggregate(column.kind, column.type) : null;
    if (raised && aggregate === null) leftOut.push({ field: column.id, reason: leftOutReason(column.kind) });
    else taken.push({ column, as: column.id, aggregate });
  }
  return { columns: taken, leftOut };
}

function rowsOf(table: MergingTable, { placed, period, raised, columns }: MergedSide): SideRows {
  const at = (id: string) => table.columns.findIndex((column) => column.id === id);
  const when = period && at(period.field);
  return {
    rows: table.rows,
    codes: placed.codes,
    periods:
      period === null || when === null
        ? null
        : table.rows.map((row) => period.keys.get(writtenPeriod(row[when])) ?? null),
    columns: columns.map(({ column, aggregate }) => ({ at: at(column.id), aggregate })),
    raised,
  };
}
