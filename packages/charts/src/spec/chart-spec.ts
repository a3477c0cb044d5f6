import { Type, type Static } from 'typebox';
import { Channels } from './chart-channel.ts';
import { ChartSource } from './chart-source.ts';
import { marks } from './mark.ts';

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
const Field = Type.String({ minLength: 1, maxLength: 200 });
const Bound = Type.Union([Type.String(), Type.Number()]);

/** Which rows take part. Null among the values stands for the cells without one. */
export const Filter = Type.Union([
  Type.Object({
    field: Field,
    kind: Type.Enum(['one_of', 'none_of']),
    values: Type.Array(Value, { maxItems: 1000 }),
  }),
  Type.Object({
    field: Field,
    kind: Type.Literal('range'),
    from: Type.Optional(Bound),
    to: Type.Optional(Bound),
  }),
  Type.Object({
    field: Field,
    kind: Type.Literal('contains'),
    text: Type.String({ minLength: 1, maxLength: 200 }),
  }),
]);

/** A column made of others by a formula; see the expression language in the package's README. */
export const ComputedField = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 60, pattern: '^[a-z][a-z0-9_]*$' }),
  label: Type.Optional(Type.String({ maxLength: 200 })),
  expression: Type.String({ minLength: 1, maxLength: 1000 }),
  unit: Type.Optional(Type.String({ maxLength: 60 })),
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
  /** Written from the labels where absent. */
  title: Type.Optional(Type.String({ maxLength: 300 })),
  notes: Type.Optional(Type.String({ maxLength: 2000 })),
  caption: Type.Optional(
    Type.Object({
      source: Type.Optional(Type.String({ maxLength: 500, description: 'Who publishes the figures' })),
      years: Type.Optional(Type.String({ maxLength: 60, description: 'What time they cover' })),
    }),
  ),
});

export type Filter = Static<typeof Filter>;
export type ComputedField = Static<typeof ComputedField>;
export type MapSettings = Static<typeof MapSettings>;
export type ChartSpec = Static<typeof ChartSpec>;
