import type { Caller } from '@gazetteer/kernel';
import { alignPeriods, type Alignment, nameColumns, type SidePeriod } from '@gazetteer/tabular';
import type { AreaTables } from '../areas/area-tables.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Column } from '../tables/column.ts';
import { chooseTarget, type Target } from './choose-target.ts';
import { findPeriod } from './find-period.ts';
import { locateSide } from './locate-side.ts';
import type { Geo } from './merge-report.contract.ts';
import type { MergeRequest, SideName } from './merge-request.contract.ts';
import { type PlacedSide, placeRows } from './place-rows.ts';
import { type ColumnPlan, planColumns } from './plan-columns.ts';
import { type OpenSide, openSide } from './read-side.ts';

/** One side of a merge, with everything that its SQL needs. */
export type PreparedSide = {
  open: OpenSide;
  geo: Geo;
  placed: PlacedSide;
  plan: ColumnPlan;
  /** Rows of one place and period are brought together. */
  raised: boolean;
  /** What its rows are told apart by in time; null where its periods play no part. */
  period: SidePeriod | null;
};

export type PreparedMerge = {
  how: 'left' | 'inner' | 'outer';
  target: Target;
  alignment: Alignment;
  left: PreparedSide;
  right: PreparedSide;
};

/**
 * Decides everything about a merge that can be decided before its rows are read: columns that say where and
 * when, the code of each place, what is brought up and how.
 * @throws not_found, invalid_input
 */
export async function prepareMerge(
  context: DatastoreContext,
  caller: Caller,
  request: MergeRequest,
  signal?: AbortSignal,
): Promise<PreparedMerge> {
  const sql = context.sql.as<AreaTables>();
  const open = {
    left: await openSide(context, caller, 'left', request.left, signal),
    right: await openSide(context, caller, 'right', request.right, signal),
  };
  const geo = { left: await locateSide(sql, open.left), right: await locateSide(sql, open.right) };
  const target = await chooseTarget(sql, geo.left, geo.right, request.level);
  const periods = { left: await findPeriod(open.left), right: await findPeriod(open.right) };
  const alignment = alignPeriods(periods.left, periods.right);
  const prepare = async (side: SideName): Promise<PreparedSide> => {
    const raised =
      geo[side].level !== target.level || alignment.raised === side || request.duplicates === 'aggregate';
    return {
      open: open[side],
      geo: geo[side],
      placed: await placeRows(sql, open[side], geo[side], target),
      plan: planColumns(open[side], geo[side], periods[side]?.field ?? null, raised),
      raised,
      period: alignment[side],
    };
  };
  const [left, right] = [await prepare('left'), await prepare('right')];
  nameColumns(
    keyColumns(target, alignment).map(({ id }) => id),
    [...left.plan.columns, ...right.plan.columns],
  );
  return { how: request.how ?? 'left', target, alignment, left, right };
}

/** The columns that say where and when in the result. */
export function keyColumns(target: Target, { kind }: Alignment): Column[] {
  const { scheme, level, title, title_translated } = target;
  const french = title_translated?.['fr'];
  const columns: Column[] = [
    {
      id: 'area_code',
      type: 'text',
      info: {
        label: `${title} code`,
        ...(french !== undefined && { label_translated: { fr: `${french} (code)` } }),
        role: 'geo',
        scheme,
        level,
      },
    },
    {
      id: 'area_name',
      type: 'text',
      info: {
        label: title,
        ...(title_translated && { label_translated: title_translated }),
        role: 'dimension',
      },
    },
  ];
  if (kind === null) return columns;
  const type = kind === 'year' ? 'int' : kind === 'date' ? 'date' : 'text';
  const period = { label: 'Period', label_translated: { fr: 'Période' }, role: 'time' as const };
  return [...columns, { id: 'period', type, info: period }];
}

/** All columns of the result, described as in the tables they come from. */
export function resultColumns({ target, alignment, left, right }: PreparedMerge): Column[] {
  const planned = [left, right].flatMap(({ plan }) => plan.columns);
  return [
    ...keyColumns(target, alignment),
    ...planned.map(({ column, as, aggregate }) => ({
      id: as,
      type: aggregate === 'weighted_mean' ? 'float' : column.type,
      info: withoutKeys(column.info),
    })),
  ];
}

/** Beside the code of the result, other codes and periods only divide the rows; codes keep what they are codes of. */
function withoutKeys({ role, ...info }: Column['info']): Column['info'] {
  if (role === undefined) return info;
  return { ...info, role: role === 'geo' || role === 'time' ? 'dimension' : role };
}
