import type { Value } from '../../expression/functions.ts';
import { isTime, type PlanFigure, type PlanKey, type PlanValue } from '../chart-plan.ts';
import { writeMoment } from '../time-steps.ts';

/** A figure as the database writes it. */
export function writeFigure({ value, aggregate }: PlanFigure, result: Value): Value {
  const isCounted = aggregate === 'count' || aggregate === 'distinct';
  return isCounted || !value ? result : writeValue(value, result);
}

/** A category as the database writes it. */
export function writeKey({ value, step, bin }: PlanKey, cell: Value): Value {
  return step !== null || bin ? cell : writeValue(value, cell);
}

function writeValue(value: PlanValue, cell: Value): Value {
  return cell !== null && isTime(value) ? writeMoment(Number(cell), value.as) : cell;
}
