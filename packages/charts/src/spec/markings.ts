import { Type, type Static } from 'typebox';

/** A value of a column as the figures have it. */
export const MarkedValue = Type.Union([
  Type.String({ maxLength: 500 }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
]);

/** A place on an axis: a figure in the unit of the table, a time as ISO text or a year, or a category. */
const AxisValue = Type.Union([Type.String({ minLength: 1, maxLength: 500 }), Type.Number()]);

/** A line across the plot at one place of an axis, such as a target or the year a law began. */
export const ReferenceLine = Type.Object({
  value: AxisValue,
  label: Type.Optional(Type.String({ maxLength: 120 })),
});

/** The colour of one category, instead of one of ours; at least 3:1 on the light and on the dark ground. */
export const CategoryColour = Type.Object({
  value: MarkedValue,
  colour: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }),
});

export type MarkedValue = Static<typeof MarkedValue>;
export type ReferenceLine = Static<typeof ReferenceLine>;
export type CategoryColour = Static<typeof CategoryColour>;
