import { Type, type Static } from 'typebox';
import { InLanguages } from './in-languages.ts';

/** A value of a column as the figures have it. */
export const MarkedValue = Type.Union([
  Type.String({ maxLength: 500 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
]);

/** A place on an axis: a figure in the unit of the table, a time as ISO text or a year, or a category. */
const AxisValue = Type.Union([Type.String({ minLength: 1, maxLength: 500 }), Type.Number()]);

const Text = Type.String({ minLength: 1, maxLength: 300 });

/** Pixels from where a text would point at to its middle; the chart's edges stop it. */
const Shift = Type.Number({ minimum: -4000, maximum: 4000 });
const Moved = { dx: Type.Optional(Shift), dy: Type.Optional(Shift) };

/** A line across the plot at one place of an axis, such as a target or the year a law began. */
export const ReferenceLine = Type.Object({
  value: AxisValue,
  label: Type.Optional(Type.String({ maxLength: 120 })),
  label_translated: Type.Optional(InLanguages),
});

/** The colour of one category, instead of one of ours; at least 3:1 on the light and on the dark ground. */
export const CategoryColour = Type.Object({
  value: MarkedValue,
  colour: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
});

/** A text at one figure: the first row whose columns, named by their channels, hold these values. */
export const PointAnnotation = Type.Object({
  kind: Type.Literal('point'),
  at: Type.Record(Type.String({ pattern: '^[a-z]+(_[0-9]+)?$' }), MarkedValue, {
    minProperties: 1,
    maxProperties: 10,
    description: 'Such as {"x": "2005-01-01", "colour": "Rice"}',
  }),
  text: Text,
  text_translated: Type.Optional(InLanguages),
  ...Moved,
});

/** A text over a stretch of an axis, both ends within: years, a span of figures, neighbouring categories. */
export const PeriodAnnotation = Type.Object({
  kind: Type.Literal('period'),
  channel: Type.Enum(['x', 'y']),
  from: AxisValue,
  to: AxisValue,
  text: Text,
  text_translated: Type.Optional(InLanguages),
  ...Moved,
});

/** What a chart says of one of its figures, or of a stretch of an axis. */
export const Annotation = Type.Union([PointAnnotation, PeriodAnnotation]);

export type MarkedValue = Static<typeof MarkedValue>;
export type ReferenceLine = Static<typeof ReferenceLine>;
export type CategoryColour = Static<typeof CategoryColour>;
export type PointAnnotation = Static<typeof PointAnnotation>;
export type PeriodAnnotation = Static<typeof PeriodAnnotation>;
export type Annotation = Static<typeof Annotation>;
