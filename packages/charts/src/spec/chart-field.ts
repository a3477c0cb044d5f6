import { Type, type Static } from 'typebox';
import { InLanguages } from './in-languages.ts';

/** What a column can do in a chart. A place is a category with a map. */
const fieldKinds = ['category', 'number', 'time', 'place', 'boolean'] as const;

/** Whether values of several rows add up: always, over all but time, or never. */
export const additivities = ['additive', 'semi_additive', 'non_additive'] as const;

const OrNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

/** A column of a source as the builder lists it: dimensions split, measures are counted up. */
export const ChartField = Type.Object({
  id: Type.String(),
  type: Type.String({ description: 'Type as the datastore names it' }),
  label: Type.String(),
  unit: OrNull(Type.String()),
  notes: OrNull(Type.String()),
  kind: Type.Enum([...fieldKinds]),
  role: Type.Enum(['dimension', 'measure']),
  /** What rows become where nobody says how: sums for counts, means for rates. */
  aggregate: Type.Enum(['count', 'sum', 'mean']),
  /** Column that weighs the mean of a rate, where the table has one. */
  weight: OrNull(Type.String()),
  /** Finest sensible step of a time. */
  time_unit: OrNull(Type.String()),
  scheme: OrNull(Type.String()),
  level: OrNull(Type.String()),
  /** Whether there are boundaries to draw its places on. */
  mapped: Type.Boolean(),
  /** Whether it says where on the globe a row is. */
  coordinate: Type.Optional(Type.Enum(['longitude', 'latitude'])),
  /** What the dictionary says of sums of a measure, where it says anything. */
  additivity: Type.Optional(Type.Enum([...additivities])),
  distinct: OrNull(Type.Integer()),
  empty_share: OrNull(Type.Number()),
  min: Type.Unknown(),
  max: Type.Unknown(),
  /** What the dictionary says of the column in other languages. */
  label_translated: Type.Optional(InLanguages),
  unit_translated: Type.Optional(InLanguages),
  notes_translated: Type.Optional(InLanguages),
  /** The label as it was written: what a column means is told by its words. */
  written_label: Type.Optional(Type.String()),
  /** The most frequent values. */
  top: Type.Array(Type.Object({ value: Type.Unknown(), n: Type.Integer() })),
  /** Rows in equal steps from min to max; for numbers and times. */
  spread: Type.Array(Type.Integer()),
  /** Values that stand for others of the column together: `Total`, `All India`. */
  totals: Type.Array(Type.String()),
});

export type FieldKind = (typeof fieldKinds)[number];
export type ChartField = Static<typeof ChartField>;
