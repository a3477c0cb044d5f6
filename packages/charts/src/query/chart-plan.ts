import type { TypedExpression } from '../expression/typed-expression.ts';
import type { Aggregate, TimeUnit } from '../spec/vocabulary.ts';
import type { ChartColumn, FilteredColumn } from '../spec/chart-data.ts';
import type { Period } from '../values/read-moment.ts';

/** How the cells of a column are read. */
export type Reading = 'number' | 'whole' | 'text' | 'boolean' | 'date' | 'moment';

/** A column of the source, or a computed one, by its place in the plan. */
export type PlanValue = { of: 'source' | 'computed'; index: number; as: Reading };

/** Bins of one width; where only their count is known the width follows from the least and the greatest value. */
export type PlanBin = { step: number } | { count: number; whole: boolean };

export type PlanFilter = { value: PlanValue } & (
  | { kind: 'values'; values: readonly (string | number | boolean)[]; withNull: boolean; negated: boolean }
  | { kind: 'periods'; periods: readonly Partial<Period>[]; withNull: boolean; negated: boolean }
  | { kind: 'range'; from: number | null; to: number | null }
  | { kind: 'contains'; text: string }
);

/** Something that rows are split by; in a plan that is not grouped, something a row shows. */
export type PlanKey = {
  name: string;
  value: PlanValue;
  step: TimeUnit | null;
  bin: PlanBin | null;
  /** Rows without a value are left out: they have no place on an axis. */
  required: boolean;
  /** Whether its categories are listed in their order. */
  listed: boolean;
  order: 'ascending' | 'descending';
  /** The figure that orders and chooses its categories, by its place in the plan; by the label where null. */
  by: number | null;
  /** The figure orders them too, not only chooses. */
  sortedByFigure: boolean;
  top: { count: number; other: boolean } | null;
};

/** A figure of the rows that fall together; `same` is the value they agree on, `mode` the most frequent. */
export type PlanFigure = {
  name: string;
  aggregate: Aggregate | 'same' | 'mode';
  /** Null counts rows. */
  value: PlanValue | null;
  weight: PlanValue | null;
};

/** Where rows are on the globe; up to `most` of them are points of their own, more are put together in cells. */
export type PlanPoints = { longitude: PlanValue; latitude: PlanValue; most: number };

/** A query, whichever engine runs it. */
export type ChartPlan = {
  /** Columns of the source that take part. */
  source: readonly { field: string; as: Reading }[];
  /** Each may use the columns of the source and the computed ones before it. */
  computed: readonly { id: string; expression: TypedExpression; as: Reading }[];
  filters: readonly PlanFilter[];
  /** One row for all that fall together, or every row. */
  grouped: boolean;
  /** Rows beyond the limit are left out evenly, not from the end. */
  sampled: boolean;
  keys: readonly PlanKey[];
  figures: readonly PlanFigure[];
  /** Of tables: columns by which the rows stand in order, the first the most. */
  order: readonly { name: string; order: 'ascending' | 'descending' }[];
  columns: readonly ChartColumn[];
  /** The columns of the filters, for words. */
  filtered: readonly FilteredColumn[];
  limit: number;
  /** Of maps of points: rows are grouped by where they are, then by the keys. */
  points?: PlanPoints;
};

/** Whether a value is a time: milliseconds where rows are in memory. */
export function isTime(value: PlanValue): value is PlanValue & { as: 'date' | 'moment' } {
  return value.as === 'date' || value.as === 'moment';
}
