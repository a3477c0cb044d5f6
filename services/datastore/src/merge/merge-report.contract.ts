import { periodKinds } from '@gazetteer/tabular';
import { type Static, Type } from 'typebox';
import { aggregates, AnyObject } from './merge-request.contract.ts';

/** Stable names of what a reader of a merge has to know; pages translate them. */
export const warningCodes = [
  /** Rows of the side have a place that was not recognised: code -2 in the result (`rows`). */
  'places_unmatched',
  /** The places of the tables hardly meet: under half of the left rows found a partner. */
  'match_rate_low',
  /** Both sides have several rows for one place and period: each meets each (`keys`). */
  'many_to_many',
  /** One side has several rows for one place and period (`keys`); the other side's values repeat. */
  'duplicates',
  /** A column cannot be brought up and was left out (`field`, `reason`: needs_weight, not_a_number, unit_unknown). */
  'column_left_out',
  /** A column without unit was summed because the call says so (`field`). */
  'sum_of_unknown_unit',
  /** The codes came from another date than the result's (`from`, `to`): brought over by crosswalk. */
  'crosswalk',
  /** Places of the result that did not exist at the date of the side's codes (`areas`): their neighbours were larger. */
  'boundaries_changed',
  /** Codes that were replaced by others (`codes`). */
  'codes_replaced',
  /** Places that lie in several of the result's level (`places`) cannot be brought up: code -2. */
  'several_parents',
  /** The side has no period, or one only: its values stand beside every period of the other (`period`). */
  'period_carried',
  /** The side is finer in time and was brought to the other's periods (`from`, `to`). */
  'period_raised',
  /** A fiscal year stands beside the calendar year it begins in. */
  'fiscal_year_as_calendar_year',
  /** Values of the period column that are no period (`rows`). */
  'period_unread',
  /** No licence is known of the side. */
  'license_unknown',
  /** The licences do not allow one result under one licence. */
  'licenses_incompatible',
  /** The licence does not allow changed versions to be shared, or not for every use. */
  'license_restricted',
] as const;

export const Side = Type.Enum(['left', 'right']);

export const nullable = <Schema extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(
  schema: Schema,
) => Type.Union([schema, Type.Null()]);

export const MergeWarning = Type.Object(
  {
    code: Type.Enum([...warningCodes]),
    side: Type.Optional(Side),
    rows: Type.Optional(Type.Integer()),
    places: Type.Optional(Type.Integer()),
    keys: Type.Optional(Type.Integer()),
    count: Type.Optional(Type.Integer()),
    codes: Type.Optional(Type.Array(Type.String())),
    areas: Type.Optional(
      Type.Array(Type.Object({ code: Type.String(), name: Type.String(), parent: nullable(Type.String()) })),
    ),
    from: Type.Optional(nullable(Type.String())),
    to: Type.Optional(nullable(Type.String())),
    field: Type.Optional(Type.String()),
    reason: Type.Optional(Type.String()),
    period: Type.Optional(nullable(Type.String())),
  },
  { description: 'The other keys carry what the warning is about' },
);

/** Which column of a table says where, and by what codes or names. */
export const GeoChoice = Type.Object({
  by: Type.Enum(['code', 'name']),
  field: Type.String(),
  parent_field: nullable(Type.String()),
  parent: nullable(Type.String()),
  scheme: Type.String({ description: 'Scheme of the codes in the column' }),
  level: Type.String(),
  detected: Type.Boolean({ description: 'False where the call or the dictionary says it' }),
});

const Place = Type.Object({ code: Type.String(), name: Type.String() });

const Unmatched = Type.Object({
  value: nullable(Type.String()),
  parent: nullable(Type.String()),
  rows: Type.Integer(),
  reason: Type.Enum([
    'empty',
    'unknown_code',
    'unknown_name',
    'unknown_parent',
    'parent_missing',
    'ambiguous_name',
    'no_crosswalk',
    'several_parents',
    'no_parent',
  ]),
});

const SideReport = Type.Object({
  resource_id: Type.String(),
  version: Type.Integer(),
  geo: GeoChoice,
  rows_in: Type.Integer({ description: 'Rows that took part, after filters' }),
  rows_resolved: Type.Integer({ description: 'Rows whose place was recognised' }),
  rows_matched: Type.Integer({ description: 'Rows that found a partner on the other side' }),
  resolve_rate: Type.Number({ minimum: 0, maximum: 1 }),
  match_rate: Type.Number({ minimum: 0, maximum: 1, description: 'rows_matched ÷ rows_in' }),
  unmatched: Type.Object({
    places: Type.Integer({ description: 'Distinct values that stand for no place' }),
    rows: Type.Integer(),
    list: Type.Array(Unmatched, { description: 'The most frequent, at most 100' }),
  }),
  without_partner: Type.Object({
    places: Type.Integer({ description: 'Recognised places that the other side does not have' }),
    list: Type.Array(Type.Object({ ...Place.properties, rows: Type.Integer() }), {
      description: 'At most 100',
    }),
  }),
  duplicates: Type.Object({
    keys: Type.Integer({ description: 'Places (and periods) with more than one row, after raising' }),
    rows: Type.Integer({ description: 'Rows with such keys' }),
    list: Type.Array(
      Type.Object({ ...Place.properties, period: nullable(Type.String()), rows: Type.Integer() }),
      { description: 'At most 20' },
    ),
  }),
  raised: Type.Union(
    [
      Type.Object({
        from: Type.String({ description: 'Level of the table' }),
        to: Type.String({ description: 'Level of the result' }),
        rows: Type.Integer({ description: 'Rows after raising' }),
      }),
      Type.Null(),
    ],
    { description: 'Null where the rows were taken as they are' },
  ),
  columns: Type.Array(
    Type.Object({
      field: Type.String(),
      as: Type.String(),
      aggregate: Type.Union([Type.Enum([...aggregates]), Type.Null()]),
      weight: nullable(Type.String()),
    }),
    { description: 'What went into the result, and how where rows were brought together' },
  ),
});

export const PeriodKind = Type.Union([Type.Enum([...periodKinds]), Type.Null()]);
export const PeriodSide = Type.Union([
  Type.Object({
    field: Type.String(),
    kind: PeriodKind,
    min: nullable(Type.String()),
    max: nullable(Type.String()),
  }),
  Type.Null(),
]);

export const License = Type.Object({
  id: nullable(Type.String({ description: 'Licence the result may be shared under' })),
  title: nullable(Type.String()),
  url: nullable(Type.String()),
  outcome: Type.Enum(['same', 'stricter', 'incompatible', 'restricted', 'unknown'], {
    description:
      'same: both have it; stricter: the one of the two that asks for more; incompatible, restricted, unknown: no licence can be named',
  }),
  share_alike: Type.Boolean({ description: 'An adapted database must be published under the same licence' }),
  attribution: Type.Array(Type.String(), { description: 'Lines that must stand beside the result' }),
  sources: Type.Array(
    Type.Object({ side: Side, id: nullable(Type.String()), title: nullable(Type.String()) }),
  ),
});

export const MergeReport = Type.Object({
  rows_in: Type.Object({ left: Type.Integer(), right: Type.Integer() }),
  rows_out: Type.Integer(),
  how: Type.Enum(['left', 'inner', 'outer']),
  scheme: Type.String({ description: 'Scheme of the result’s codes' }),
  level: Type.String(),
  left: SideReport,
  right: SideReport,
  period: Type.Object({
    kind: PeriodKind,
    alignment: Type.Enum(['none', 'same', 'raised', 'carried'], {
      description: 'none: neither side has a period, or the call leaves it out',
    }),
    carried: Type.Union([Side, Type.Null()]),
    raised: Type.Union([Side, Type.Null()]),
    left: PeriodSide,
    right: PeriodSide,
  }),
  license: License,
  warnings: Type.Array(MergeWarning),
});

export const MergeOutput = Type.Object({
  fields: Type.Array(
    Type.Object(
      { id: Type.String(), type: Type.String(), info: Type.Optional(AnyObject) },
      { additionalProperties: true },
    ),
    { description: 'area_code, area_name, period where there is one, then the columns of left and right' },
  ),
  records: Type.Array(AnyObject, { description: 'The first rows, by place and period' }),
  total: Type.Integer({ description: 'Rows of the whole result' }),
  report: MergeReport,
  download_url: Type.String({ description: 'The result as CSV; put another format in place of csv' }),
});

export const MergeSaveOutput = Type.Object({
  resource_id: Type.String(),
  package_id: Type.String(),
  rows: Type.Integer(),
  report: MergeReport,
});

export type Geo = Static<typeof GeoChoice>;
export type UnmatchedReason = Static<typeof Unmatched>['reason'];
export type Report = Static<typeof MergeReport>;
export type SideReportBody = Static<typeof SideReport>;
export type Warning = Static<typeof MergeWarning>;
export type WarningCode = (typeof warningCodes)[number];
