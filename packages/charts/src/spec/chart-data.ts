import { Type, type Static } from 'typebox';

/** Which categories of a column are shown of how many, and what those left out would say. */
export const ChartCut = Type.Object({
  shown: Type.Integer({
    description: 'Categories that are shown by themselves: those with the greatest figures',
  }),
  all: Type.Integer({ description: 'Categories there are' }),
  others: Type.Boolean({ description: 'Whether the others are shown together as one' }),
  by: Type.String({ description: 'Name of the column whose figures chose them' }),
  /** Of all categories, by the figure that chose them; null where it is no number. */
  least: Type.Union([Type.Object({ category: Type.Unknown(), figure: Type.Number() }), Type.Null()]),
  middle: Type.Union([Type.Number({ description: 'Median of all' }), Type.Null()]),
});

/** One column of the figures behind a chart: `x`, `y`, `detail_0`, … */
export const ChartColumn = Type.Object({
  name: Type.String({ description: 'Channel it stands for: x, y, colour, geo, detail_0, tooltip_1 …' }),
  field: Type.Union([Type.String(), Type.Null()], { description: 'Null for a count of rows' }),
  label: Type.String(),
  unit: Type.Union([Type.String(), Type.Null()]),
  kind: Type.Enum(['category', 'number', 'time', 'place', 'boolean']),
  aggregate: Type.Union([Type.String(), Type.Null()]),
  weight: Type.Union([Type.String(), Type.Null()], {
    description: 'Label of the column that weighs a mean',
  }),
  time_unit: Type.Union([Type.String(), Type.Null()]),
  /** Width of a bin; the figure is where it begins. */
  bin_step: Type.Union([Type.Number(), Type.Null()]),
  /** Its categories in the order they are shown; all others together (`OTHER`) come last. */
  domain: Type.Optional(Type.Array(Type.Unknown())),
  /** Absent where every category is shown. */
  cut: Type.Optional(ChartCut),
  names: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'What people read in place of codes, by the code as it stands in the rows',
    }),
  ),
  level: Type.Optional(Type.String({ description: 'What the places are that have names: `county`' })),
});

/** Of a map of points: what its points stand for. */
export const PointsFacts = Type.Object({
  rows: Type.Integer({ description: 'Rows that are on the map' }),
  without_place: Type.Integer({ description: 'Rows that have no coordinates, or none on the globe' }),
  cell: Type.Union([Type.Number(), Type.Null()], {
    description: 'Degrees of latitude that a cell is high; null where each row is a point of its own',
  }),
});

/** Of a map of areas: what the rows that pass its filters name and it cannot show; those rows are in no figure. */
export const UnplacedFacts = Type.Object({
  places: Type.Integer({ description: 'Different places that are written there and not known' }),
  first: Type.Array(Type.String(), { description: 'The first 100 of them, those of most rows first' }),
  rows_without: Type.Integer({ description: 'Rows that name no place' }),
});

/** A column that rows are filtered by: enough to say the filter in words. */
export const FilteredColumn = Type.Object({
  field: Type.String(),
  label: Type.String(),
  kind: ChartColumn.properties.kind,
  names: Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: 'What people read in place of codes of places, by the value of the filter',
    }),
  ),
});

/**
 * The figures behind a chart: the answer to its query. Figures are numbers or null. Times are ISO text; a year of a
 * column of years is a number, and so are months (1 to 12), days of the week (1 is Monday) and hours that come round
 * again. Null is a cell without a value. The label of a count of rows is empty.
 */
export const ChartData = Type.Object({
  columns: Type.Array(ChartColumn),
  /** The columns that the rows are filtered by, in the order of the filters: most of them are not among the figures. */
  filtered: Type.Optional(Type.Array(FilteredColumn)),
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  /** Whether there were more rows than a chart takes. */
  truncated: Type.Boolean(),
  /** Whether any figure is made of several rows: where none is, a sum and a mean say the same. */
  combined: Type.Boolean(),
  points: Type.Optional(PointsFacts),
  unplaced: Type.Optional(UnplacedFacts),
});

export type UnplacedFacts = Static<typeof UnplacedFacts>;
export type PointsFacts = Static<typeof PointsFacts>;
export type ChartCut = Static<typeof ChartCut>;
export type FilteredColumn = Static<typeof FilteredColumn>;
export type ChartColumn = Static<typeof ChartColumn>;
export type ChartData = Static<typeof ChartData>;
export type ChartRow = Readonly<Record<string, unknown>>;
