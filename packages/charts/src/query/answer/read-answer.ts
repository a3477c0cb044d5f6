import type { ChartData } from '../../spec/chart-data.ts';
import { type ChartPlan, isTime, type PlanFigure } from '../chart-plan.ts';

/** The first and the last time are times; what rows agree on is what they hold. */
export function readFigure({ aggregate, value }: PlanFigure, cell: unknown): unknown {
  if (!value) return figure(cell);
  if (aggregate === 'same' || aggregate === 'mode') return value.as === 'number' ? figure(cell) : cell;
  return (aggregate === 'min' || aggregate === 'max') && isTime(value) ? cell : figure(cell);
}

/** Whole numbers that no double carries come as text. */
export function figure(cell: unknown): number | null {
  if (cell === null || cell === '') return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}

/** By which columns the rows are filtered, as far as they are. */
export function filteredBy({ filtered }: ChartPlan): Pick<ChartData, 'filtered'> {
  return filtered.length > 0 ? { filtered: [...filtered] } : {};
}
