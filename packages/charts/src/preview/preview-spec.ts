import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

/** How the rows that fall on one point of a chart become one number. `count` needs no field. */
export const Aggregate = Type.Enum(['sum', 'mean', 'median', 'min', 'max', 'count']);
export type Aggregate = Static<typeof Aggregate>;

const Field = {
  field: Type.String({ minLength: 1, description: 'Column of the table' }),
  label: Type.Optional(
    Type.String({ description: 'What people call it; the name of the column where absent' }),
  ),
};

const MeasureChannel = Type.Object({
  field: Type.Optional(Field.field),
  label: Field.label,
  unit: Type.Optional(Type.String()),
  aggregate: Aggregate,
});

const CategoryChannel = Type.Object(Field);

const TimeChannel = Type.Object({
  ...Field,
  type: Type.Enum(['year', 'date', 'timestamp']),
  truncate: Type.Optional(Type.Enum(['day', 'month', 'year'])),
});

const RegionChannel = Type.Object({
  ...Field,
  scheme: Type.String({ description: 'Scheme of area codes, such as fips' }),
  level: Type.String({ description: 'Level of that scheme, such as county' }),
});

const Filter = Type.Object({
  field: Field.field,
  /** A row is kept when the column holds one of these. */
  values: Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean()]), { minItems: 1 }),
});

const Shared = {
  version: Type.Literal(1),
  source: Type.Object({ resource_id: Type.String() }),
  filters: Type.Optional(Type.Array(Filter)),
  /** Written from the labels where absent. */
  title: Type.Optional(Type.String()),
  caption: Type.Optional(
    Type.Object({
      source: Type.Optional(Type.String({ description: 'Who publishes the figures' })),
      years: Type.Optional(Type.String({ description: 'What time they cover' })),
    }),
  ),
};

export const ChoroplethSpec = Type.Object({
  ...Shared,
  mark: Type.Literal('choropleth'),
  channels: Type.Object({ region: RegionChannel, colour: MeasureChannel }),
});

export const LineSpec = Type.Object({
  ...Shared,
  mark: Type.Literal('line'),
  channels: Type.Object({
    x: TimeChannel,
    y: MeasureChannel,
    /** One coloured line each, at most six. */
    series: Type.Optional(CategoryChannel),
    /** One faint line each, behind their median: for more than can be told apart. */
    detail: Type.Optional(CategoryChannel),
  }),
});

export const BarSpec = Type.Object({
  ...Shared,
  mark: Type.Literal('bar'),
  channels: Type.Object({ y: CategoryChannel, x: MeasureChannel }),
  /** The longest bars only. */
  limit: Type.Integer({ minimum: 1, maximum: 100 }),
});

/** A chart as data: what is drawn from which table. Kept in JSON; `version` rises when the shape changes. */
export const PreviewSpec = Type.Union([ChoroplethSpec, LineSpec, BarSpec]);

export type ChoroplethSpec = Static<typeof ChoroplethSpec>;
export type LineSpec = Static<typeof LineSpec>;
export type BarSpec = Static<typeof BarSpec>;
export type PreviewSpec = Static<typeof PreviewSpec>;
export type MeasureChannel = Static<typeof MeasureChannel>;

const validator = Compile(PreviewSpec);

/** Tells whether a value, from a request or a store, is a chart of this version. */
export function isPreviewSpec(value: unknown): value is PreviewSpec {
  return validator.Check(value);
}
