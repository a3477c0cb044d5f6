import { Type, type Static } from 'typebox';

/** One column of the figures behind a chart: `x`, `y`, `detail_0`, … */
export const ChartColumn = Type.Object({
  name: Type.String({ description: 'Channel it stands for: x, y, colour, geo, detail_0, tooltip_1 …' }),
  field: Type.Union([Type.String(), Type.Null()], { description: 'Null for a count of rows' }),
  label: Type.String(),
  unit: Type.Union([Type.String(), Type.Null()]),
  kind: Type.Enum(['category', 'number', 'time', 'place', 'boolean']),
  aggregate: Type.Union([Type.String(), Type.Null()]),
  time_unit: Type.Union([Type.String(), Type.Null()]),
  /** Width of a bin; the figure is where it begins. */
  bin_step: Type.Union([Type.Number(), Type.Null()]),
  /** Its categories in the order they are shown; all others together (`OTHER`) come last. */
  domain: Type.Optional(Type.Array(Type.Unknown())),
});

/**
 * The figures behind a chart: the answer to its query. Figures are numbers or null. Times are ISO text; a year of a
 * column of years is a number, and so are months (1 to 12), days of the week (1 is Monday) and hours that come round
 * again. Null is a cell without a value. The label of a count of rows is empty.
 */
export const ChartData = Type.Object({
  columns: Type.Array(ChartColumn),
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  /** Whether there were more rows than a chart takes. */
  truncated: Type.Boolean(),
});

export type ChartColumn = Static<typeof ChartColumn>;
export type ChartData = Static<typeof ChartData>;
export type ChartRow = Readonly<Record<string, unknown>>;
