import type { ChartPlan } from '../chart-plan.ts';

/** Columns of the answer by which it stands in order; what comes first is left where there is too much. */
export function answerOrder(plan: ChartPlan): { column: string; descending: boolean }[] {
  const named = plan.order.map(({ name, order }) => ({ column: name, descending: order === 'descending' }));
  if (!plan.grouped) return named;
  const listed = plan.keys
    .filter((key) => key.listed)
    .flatMap(({ name, by, top, order, sortedByFigure }) => [
      ...(top?.other ? [{ column: `${name}_other`, descending: false }] : []),
      ...(by === null
        ? []
        : [{ column: `${name}_by`, descending: !sortedByFigure || order === 'descending' }]),
      { column: name, descending: !sortedByFigure && order === 'descending' },
    ]);
  const others = plan.keys
    .filter((key) => !key.listed)
    .map(({ name }) => ({ column: name, descending: false }));
  return [...named, ...listed, ...others];
}
