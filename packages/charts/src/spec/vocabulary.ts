// The words that specifications are written in, apart from the schema that checks them: browsers need these words
// without the checker.

/** Every mark the builder offers; `point` is a scatter, `arc` a pie, `choropleth` a map of areas. */
export const marks = [
  'bar',
  'line',
  'area',
  'point',
  'tick',
  'arc',
  'circle',
  'rect',
  'trail',
  'table',
  'choropleth',
  'point_map',
] as const;

/** The marks that are offered first. */
export const simpleMarks = ['bar', 'line', 'point', 'arc', 'table', 'choropleth'] as const;

/** Whether a mark shows places. */
export function isMap(mark: Mark): boolean {
  return mark === 'choropleth' || mark === 'point_map';
}

export type Mark = (typeof marks)[number];

export const channelNames = [
  'x',
  'y',
  'colour',
  'size',
  'shape',
  'opacity',
  'row',
  'column',
  'theta',
  'order',
  'longitude',
  'latitude',
] as const;

export type ChannelName = (typeof channelNames)[number];

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

/** Stands for all categories beyond the greatest ones; of private characters, so that no cell is like it. */
export const OTHER = '\ue000other';
