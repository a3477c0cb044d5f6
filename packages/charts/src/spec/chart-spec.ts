import { Type, type Static } from 'typebox';
import { InLanguages } from './in-languages.ts';
import { Annotation, CategoryColour, MarkedValue, ReferenceLine } from './markings.ts';
import { aggregates, marks, timeUnits } from './vocabulary.ts';

/** More have no colour of their own. */
export const MOST_CATEGORIES = 200;

const Name = Type.String({ minLength: 1, maxLength: 200 });

/** What one side of a merge, or the merge itself, says; checked by whoever runs it (`table_merge`). */
const AnyObject = Type.Record(Type.String(), Type.Unknown());

/** Types of columns as the datastore names them. */
const columnTypes = ['text', 'int', 'float', 'numeric', 'bool', 'date', 'timestamp', 'time', 'json'] as const;

/** A table of the catalogue. */
export const TableSource = Type.Object({
  kind: Type.Literal('table'),
  resource_id: Type.String({ minLength: 1, maxLength: 100 }),
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The version the chart was made from; the current one where absent',
    }),
  ),
});

/** Two tables as one, as `table_merge` takes them; each side may name its version. */
export const MergeSource = Type.Object({
  kind: Type.Literal('merge'),
  merge: Type.Object({ left: AnyObject, right: AnyObject }, { additionalProperties: true }),
});

/** How places are written in a column of own rows. */
const OwnPlace = Type.Object({
  by: Type.Enum(['code', 'name']),
  scheme: Type.String({ minLength: 1, maxLength: 100 }),
  level: Type.String({ minLength: 1, maxLength: 100 }),
  parent: Type.Optional(
    Type.String({ maxLength: 200, description: 'Column that says what places known by name lie in' }),
  ),
});

/** A table of the catalogue whose values were joined to own rows, and stand in them. */
const JoinedTable = Type.Object({
  resource_id: Type.String({ minLength: 1, maxLength: 100 }),
  version: Type.Optional(Type.Integer({ minimum: 1, description: 'The version that was read' })),
  title: Type.String({ minLength: 1, maxLength: 300 }),
  source: Type.Optional(Type.String({ maxLength: 500, description: 'Who publishes it' })),
  years: Type.Optional(Type.String({ maxLength: 60, description: 'What time it covers' })),
});

/** Rows that belong to the person: in the browser alone, or inside the chart once it is saved. */
export const OwnSource = Type.Object({
  kind: Type.Literal('own'),
  name: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the file' }),
  columns: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1, maxLength: 200 }),
      type: Type.Enum([...columnTypes]),
      label: Type.Optional(Type.String({ maxLength: 200 })),
      role: Type.Optional(
        Type.Enum(['dimension', 'measure', 'time'], {
          description: 'What the person says that the column is; told by its type and name where absent',
        }),
      ),
      place: Type.Optional(OwnPlace),
      unit: Type.Optional(Type.String({ maxLength: 100 })),
      from: Type.Optional(
        Type.Enum(['own', 'joined'], {
          description: 'Which table the column is of, where another was joined; of both where absent',
        }),
      ),
    }),
    { maxItems: 500 },
  ),
  joined: Type.Optional(JoinedTable),
  rows: Type.Optional(
    Type.Array(Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])), {
      maxItems: 50_000,
      description: 'In the order of the columns; absent where they stay in the browser',
    }),
  ),
});

/** Where the figures of a chart come from. */
export const ChartSource = Type.Union([TableSource, MergeSource, OwnSource]);

/** How figures are written; by unit and range where absent. */
export const NumberFormat = Type.Object({
  style: Type.Optional(Type.Enum(['plain', 'compact', 'percent'])),
  decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 8 })),
});

/** One column of the source, or how many rows there are, as something one can see. */
export const Channel = Type.Object({
  field: Type.Optional(Name),
  aggregate: Type.Optional(Type.Enum([...aggregates])),
  weight: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Column that weighs a mean, such as population',
    }),
  ),
  time_unit: Type.Optional(Type.Enum([...timeUnits])),
  bin: Type.Optional(
    Type.Union([
      Type.Object(
        { count: Type.Integer({ minimum: 2, maximum: 200 }) },
        { description: 'About so many bins' },
      ),
      Type.Object({ step: Type.Number({ exclusiveMinimum: 0 }) }),
    ]),
  ),
  /** Order of categories; by the label where `by` is absent, by the figure of another channel otherwise. */
  sort: Type.Optional(
    Type.Object({
      by: Type.Optional(Type.Enum(['label', 'x', 'y', 'colour', 'size', 'theta'])),
      order: Type.Enum(['ascending', 'descending']),
    }),
  ),
  /** Only the categories with the greatest figures; the others together as one where asked for. */
  top: Type.Optional(
    Type.Object({
      count: Type.Integer({ minimum: 1, maximum: 500 }),
      other: Type.Boolean({ default: true }),
    }),
  ),
  scale: Type.Optional(
    Type.Object({
      type: Type.Optional(Type.Enum(['linear', 'log', 'sqrt'])),
      zero: Type.Optional(Type.Boolean()),
      domain: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
      /** Bars and areas of several colours: on top of one another, side by side, or as shares of all. */
      stack: Type.Optional(Type.Enum(['zero', 'normalize', 'none'])),
      scheme: Type.Optional(Type.Enum(['sequential', 'diverging', 'categorical'])),
      /** Categories in the order of their colours and shapes, whether the figures have them or not; as they are sorted where absent. */
      categories: Type.Optional(Type.Array(MarkedValue, { maxItems: MOST_CATEGORIES })),
      /** Own colours of categories; those without one keep theirs. On `colour` only. */
      colours: Type.Optional(Type.Array(CategoryColour, { maxItems: 50 })),
    }),
  ),
  /** Categories that stand out; every other one is muted. */
  highlight: Type.Optional(Type.Array(MarkedValue, { maxItems: 50 })),
  /** Lines across the plot; on `x` and `y` only, where they hold figures or times. */
  references: Type.Optional(Type.Array(ReferenceLine, { maxItems: 10 })),
  /** A bar behind each figure of a column of a table; of what is counted up where absent. */
  bars: Type.Optional(Type.Boolean()),
  format: Type.Optional(NumberFormat),
  label: Type.Optional(Type.String({ maxLength: 200 })),
  label_translated: Type.Optional(InLanguages),
});

/** The column of places of a map. Scheme and level are those the table was found to have where absent. */
export const GeoChannel = Type.Object({
  field: Name,
  scheme: Type.Optional(Type.String({ maxLength: 100 })),
  level: Type.Optional(Type.String({ maxLength: 100 })),
  label: Type.Optional(Type.String({ maxLength: 200 })),
  label_translated: Type.Optional(InLanguages),
});

export const Channels = Type.Object({
  x: Type.Optional(Channel),
  y: Type.Optional(Channel),
  colour: Type.Optional(Channel),
  size: Type.Optional(Channel),
  shape: Type.Optional(Channel),
  opacity: Type.Optional(Channel),
  row: Type.Optional(Channel),
  column: Type.Optional(Channel),
  theta: Type.Optional(Channel),
  order: Type.Optional(Channel),
  /** Splits rows without showing by what; the columns of a table. */
  detail: Type.Optional(Type.Array(Channel, { maxItems: 40 })),
  tooltip: Type.Optional(Type.Array(Channel, { maxItems: 20 })),
  geo: Type.Optional(GeoChannel),
  /** Degrees east of Greenwich, and north of the equator: where each row is on a map of points. */
  longitude: Type.Optional(Channel),
  latitude: Type.Optional(Channel),
});

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
const Bound = Type.Union([Type.String(), Type.Number()]);

/** Which rows take part. Null among the values stands for the cells without one. */
export const Filter = Type.Union([
  Type.Object({
    field: Name,
    kind: Type.Enum(['one_of', 'none_of']),
    values: Type.Array(Value, { maxItems: 1000 }),
  }),
  Type.Object({
    field: Name,
    kind: Type.Literal('range'),
    from: Type.Optional(Bound),
    to: Type.Optional(Bound),
  }),
  Type.Object({
    field: Name,
    kind: Type.Literal('contains'),
    text: Type.String({ minLength: 1, maxLength: 200 }),
  }),
]);

/** A column made of others by a formula; see the expression language in the package's README. */
export const ComputedField = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z][a-z0-9_]*$' }),
  label: Type.Optional(Type.String({ maxLength: 200 })),
  label_translated: Type.Optional(InLanguages),
  expression: Type.String({ minLength: 1, maxLength: 1000 }),
  unit: Type.Optional(Type.String({ maxLength: 60 })),
  unit_translated: Type.Optional(InLanguages),
});

/** How a map is drawn. */
export const MapSettings = Type.Object({
  classes: Type.Optional(Type.Integer({ minimum: 2, maximum: 9, default: 5 })),
  method: Type.Optional(Type.Enum(['quantile', 'equal', 'natural'])),
  /** Code of an area above whose parts alone are shown, such as a state; all where absent. */
  extent: Type.Optional(Type.String({ maxLength: 100 })),
});

/** A chart as data: what is drawn of which figures. Kept as JSON; `version` rises when the shape changes. */
export const ChartSpec = Type.Object({
  version: Type.Literal(1),
  source: ChartSource,
  mark: Type.Enum([...marks]),
  channels: Channels,
  filters: Type.Optional(Type.Array(Filter, { maxItems: 50 })),
  computed: Type.Optional(Type.Array(ComputedField, { maxItems: 20 })),
  map: Type.Optional(MapSettings),
  /** Texts at figures or over stretches of an axis; where the chart has no place for one, its words say so. */
  annotations: Type.Optional(Type.Array(Annotation, { maxItems: 20 })),
  /** Written from the labels where absent. */
  title: Type.Optional(Type.String({ maxLength: 300 })),
  title_translated: Type.Optional(InLanguages),
  notes: Type.Optional(Type.String({ maxLength: 2000 })),
  notes_translated: Type.Optional(InLanguages),
  /** The language that its own texts are written in, beside their translations; unknown where absent. */
  language: Type.Optional(Type.String({ maxLength: 35 })),
  caption: Type.Optional(
    Type.Object({
      source: Type.Optional(Type.String({ maxLength: 500, description: 'Who publishes the figures' })),
      years: Type.Optional(Type.String({ maxLength: 60, description: 'What time they cover' })),
    }),
  ),
});

export type ChartSource = Static<typeof ChartSource>;
export type TableSource = Static<typeof TableSource>;
export type MergeSource = Static<typeof MergeSource>;
export type OwnSource = Static<typeof OwnSource>;
export type OwnPlace = Static<typeof OwnPlace>;
export type JoinedTable = Static<typeof JoinedTable>;
export type Channel = Static<typeof Channel>;
export type GeoChannel = Static<typeof GeoChannel>;
export type Channels = Static<typeof Channels>;
export type NumberFormat = Static<typeof NumberFormat>;
export type Filter = Static<typeof Filter>;
export type ComputedField = Static<typeof ComputedField>;
export type MapSettings = Static<typeof MapSettings>;
export type ChartSpec = Static<typeof ChartSpec>;
