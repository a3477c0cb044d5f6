import type { PlanFigure } from './chart-plan.ts';

/** How a figure is made in SQL: of the rows at once, or of parts of them that are put together later. */
export type AggregateSql = {
  /** Of all rows that fall together. */
  whole: string;
  /** Of parts: what to keep of each, and the figure of several under the names `partOf` gives. Null where that cannot be. */
  parts: { kept: readonly string[]; combined: string } | null;
};

/**
 * @param value SQL of the figure's value, null for a count of rows
 * @param weight SQL of its weight
 * @param partOf SQL name of a kept part
 */
export function aggregateSql(
  { aggregate }: Pick<PlanFigure, 'aggregate'>,
  value: string | null,
  weight: string | null,
  partOf: (index: number) => string,
): AggregateSql {
  const simple = (whole: string, combine: string) => ({
    whole,
    parts: { kept: [whole], combined: `${combine}(${partOf(0)})` },
  });
  switch (aggregate) {
    case 'count':
      return simple(`count(${value ?? '*'})`, 'sum');
    case 'sum':
      return simple(`sum(${value})`, 'sum');
    case 'min':
    case 'max':
      return simple(`${aggregate}(${value})`, aggregate);
    case 'mean':
      return weight === null ? meanSql(`${value}`, partOf) : weightedMeanSql(`${value}`, weight, partOf);
    case 'same': {
      const whole = `case when min(${value}) = max(${value}) then min(${value}) end`;
      return { whole, parts: null };
    }
    case 'mode':
      // Only maps of points have it.
      throw new Error('the most frequent value has a query of its own');
    case 'distinct':
      return { whole: `count(distinct ${value})`, parts: null };
    case 'median':
      return { whole: `median(${value})`, parts: null };
    case 'variance':
      return { whole: `var_samp(${value})`, parts: null };
    case 'stdev':
      return { whole: `stddev_samp(${value})`, parts: null };
  }
}

function meanSql(value: string, partOf: (index: number) => string): AggregateSql {
  return {
    whole: `avg(${value})`,
    parts: {
      kept: [`sum(${value})`, `count(${value})`],
      combined: `case when sum(${partOf(1)}) > 0 then sum(${partOf(0)}) / sum(${partOf(1)}) end`,
    },
  };
}

function weightedMeanSql(value: string, weight: string, partOf: (index: number) => string): AggregateSql {
  const products = `sum(${value} * ${weight})`;
  const weights = `sum(case when ${value} is not null then ${weight} end)`;
  const ratio = (above: string, below: string) => `case when ${below} <> 0 then ${above} / ${below} end`;
  return {
    whole: ratio(products, weights),
    parts: { kept: [products, weights], combined: ratio(`sum(${partOf(0)})`, `sum(${partOf(1)})`) },
  };
}
