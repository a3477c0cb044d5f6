import type { ChartCut, ChartRow } from '../../spec/chart-data.ts';
import { type ChartPlan, isTime, type PlanKey } from '../chart-plan.ts';

/** In every row of an answer: whether any of its figures is made of several rows. */
export const TOGETHER = 'rows_together';

/**
 * What every row of an answer says of a key of which only some categories are shown, behind the name of the key: how
 * many there are, the median of the figures that chose them, the least of these figures, and its category.
 */
export const cutFacts = ['all', 'middle', 'least', 'last'] as const;

/** What an answer says of the categories that a key leaves out; undefined where it shows all. */
export function cutOf(
  plan: ChartPlan,
  { name, top, by }: PlanKey,
  row: ChartRow | undefined,
  read: (category: unknown) => unknown,
): ChartCut | undefined {
  const all = Number(row?.[`${name}_all`] ?? 0);
  if (!row || !top || by === null || all <= top.count) return undefined;
  const figure = plan.figures[by];
  const isNumber =
    figure !== undefined && !(figure.value && isTime(figure.value) && isExtreme(figure.aggregate));
  const least = row[`${name}_least`] ?? null;
  const middle = row[`${name}_middle`] ?? null;
  return {
    shown: top.count,
    all,
    others: top.other,
    by: figure?.name ?? '',
    least:
      isNumber && least !== null
        ? { category: read(row[`${name}_last`] ?? null), figure: Number(least) }
        : null,
    middle: isNumber && middle !== null ? Number(middle) : null,
  };
}

function isExtreme(aggregate: string): boolean {
  return aggregate === 'min' || aggregate === 'max';
}
