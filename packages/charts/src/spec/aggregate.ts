// Apart from the schema that checks them: a browser needs these words and not the checker.

/** How the rows that fall on one point become one figure. Only `count` needs no field. */
export const aggregates = [
  'count',
  'distinct',
  'sum',
  'mean',
  'median',
  'min',
  'max',
  'variance',
  'stdev',
] as const;

/** Steps of time. Those with `of` come round again: all Mondays are one point. */
export const timeUnits = [
  'year',
  'quarter',
  'month',
  'week',
  'day',
  'hour',
  'month_of_year',
  'day_of_week',
  'hour_of_day',
] as const;

export type Aggregate = (typeof aggregates)[number];
export type TimeUnit = (typeof timeUnits)[number];
