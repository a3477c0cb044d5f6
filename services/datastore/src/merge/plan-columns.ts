import { invalidInput } from '@gazetteer/kernel';
import { leftOutReason } from '@gazetteer/tabular';
import type { Column } from '../tables/column.ts';
import { aggregateProblem, kindOf, proposedAggregate } from './column-kind.ts';
import type { Geo } from './merge-report.contract.ts';
import type { Aggregate } from './merge-request.contract.ts';
import { type OpenSide, requireColumn } from './read-side.ts';

/** A column on its way into the result. */
export type PlannedColumn = {
  column: Column;
  as: string;
  /** Null where rows are taken as they are. */
  aggregate: Aggregate | null;
  weight: Column | null;
};

export type ColumnPlan = {
  columns: PlannedColumn[];
  /** Columns that cannot be brought up without being told how. */
  leftOut: { field: string; reason: 'needs_weight' | 'not_a_number' | 'unit_unknown' }[];
  /** Columns of unknown unit that are summed because the call says so. */
  summedUnknown: string[];
};

/**
 * Decides which columns of a side go into the result, and how they are brought up.
 * @param raised rows are brought together, so that every column needs an aggregate
 * @param keys columns that the result has already, as code, name and period
 * @throws invalid_input for an aggregate that would give a figure without meaning
 */
export function planColumns(side: OpenSide, geo: Geo, period: string | null, raised: boolean): ColumnPlan {
  const asked = side.input.columns;
  return asked ? planAsked(side, asked, raised) : planAll(side, geo, period, raised);
}

function planAsked(
  side: OpenSide,
  asked: NonNullable<OpenSide['input']['columns']>,
  raised: boolean,
): ColumnPlan {
  const plan: ColumnPlan = { columns: [], leftOut: [], summedUnknown: [] };
  for (const [index, { field, as = field, aggregate, weight: weightName }] of asked.entries()) {
    const column = requireColumn(side, `columns.${index}.field`, field);
    const weight = weightName ? requireColumn(side, `columns.${index}.weight`, weightName) : null;
    if (!raised) {
      plan.columns.push({ column, as, aggregate: null, weight: null });
      continue;
    }
    const used = aggregate ?? (weight ? 'weighted_mean' : proposedAggregate(column));
    if (used === null) throw refuse(side, index, reasonText(column));
    const problem = aggregateProblem(column, used, weight ?? undefined);
    if (problem) throw refuse(side, index, problem);
    if (used === 'sum' && kindOf(column) === 'unknown') plan.summedUnknown.push(field);
    plan.columns.push({ column, as, aggregate: used, weight });
  }
  return plan;
}

function planAll(side: OpenSide, geo: Geo, period: string | null, raised: boolean): ColumnPlan {
  const plan: ColumnPlan = { columns: [], leftOut: [], summedUnknown: [] };
  const repeated = new Set([geo.field, geo.parent_field, period]);
  for (const column of side.table.columns) {
    // As they stand in the left table, names and parents say what the code was made of.
    if (repeated.has(column.id) && (raised || side.side === 'right' || column.id === period)) continue;
    const aggregate = raised ? proposedAggregate(column) : null;
    if (raised && aggregate === null) plan.leftOut.push({ field: column.id, reason: reasonOf(column) });
    else plan.columns.push({ column, as: column.id, aggregate, weight: null });
  }
  return plan;
}

function reasonOf(column: Column) {
  return leftOutReason(kindOf(column));
}

function reasonText(column: Column): string {
  const reasons = {
    needs_weight: 'is a rate: say weighted_mean with a weight, a column of counts of the same table',
    unit_unknown: 'has no unit, so nobody knows whether it adds up: say aggregate',
    not_a_number: 'cannot be brought together',
  };
  return `"${column.id}" ${reasons[reasonOf(column)]}`;
}

function refuse({ side }: OpenSide, index: number, problem: string) {
  return invalidInput({ [`${side}.columns.${index}.aggregate`]: [problem] });
}
