import { type ColumnKind, columnKindOf } from '@gazetteer/charts';
import { isComparable, proposedAggregate as proposedFor } from '@gazetteer/tabular';
import type { Column } from '../tables/column.ts';
import type { Aggregate } from './merge-request.contract.ts';

const numeric = new Set(['int', 'float', 'numeric']);

/** Tells the kind of a column; of numbers, charts judge by the same words. */
export function kindOf({ id, type, info }: Column): ColumnKind {
  const { label, unit, role, additivity } = info;
  return columnKindOf({ id, type, label, unit, role, additivity });
}

/** The aggregate that needs no saying: sums of counts, and what all rows agree on. */
export function proposedAggregate(column: Column): Aggregate | null {
  return proposedFor(kindOf(column), column.type);
}

/** Why an aggregate would give a figure that means nothing; undefined where it may be used. */
export function aggregateProblem(
  column: Column,
  aggregate: Aggregate,
  weight: Column | undefined,
): string | undefined {
  const kind = kindOf(column);
  const isNumber = numeric.has(column.type);
  if (aggregate === 'sum' && !isNumber) return `"${column.id}" is no number and cannot be summed`;
  if (aggregate === 'sum' && kind === 'rate')
    return `"${column.id}" is a rate: rates are not summed; use weighted_mean with a weight`;
  if (aggregate === 'weighted_mean') {
    if (!isNumber) return `"${column.id}" is no number and has no mean`;
    if (!weight)
      return `weighted_mean of "${column.id}" needs a weight: a column of counts of the same table`;
    if (!numeric.has(weight.type) || kindOf(weight) === 'rate')
      return `"${weight.id}" cannot weigh a mean: it is no count`;
  }
  if (!isComparable(column.type))
    return `"${column.id}" holds lists or documents, which cannot be brought together`;
  return undefined;
}
