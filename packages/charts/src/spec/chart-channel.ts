import { Type, type Static } from 'typebox';
import { aggregates, timeUnits } from './aggregate.ts';

const Name = Type.String({ minLength: 1, maxLength: 200 });

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
    }),
  ),
  format: Type.Optional(NumberFormat),
  label: Type.Optional(Type.String({ maxLength: 200 })),
});

/** The column of places of a map. Scheme and level are those the table was found to have where absent. */
export const GeoChannel = Type.Object({
  field: Name,
  scheme: Type.Optional(Type.String({ maxLength: 100 })),
  level: Type.Optional(Type.String({ maxLength: 100 })),
  label: Type.Optional(Type.String({ maxLength: 200 })),
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
});

export type Channel = Static<typeof Channel>;
export type GeoChannel = Static<typeof GeoChannel>;
export type Channels = Static<typeof Channels>;
export type NumberFormat = Static<typeof NumberFormat>;
