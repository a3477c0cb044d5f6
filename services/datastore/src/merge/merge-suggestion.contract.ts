import { TextInLanguagesSchema } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { GeoChoice, nullable, PeriodKind, PeriodSide, Side } from './merge-report.contract.ts';
import { aggregates, mergeInput } from './merge-request.contract.ts';

export const MergeSuggestInput = Type.Object({
  left: Type.String({ description: 'Resource or alias of the left table' }),
  right: Type.String({ description: 'Resource or alias of the right table' }),
});

const SuggestedGeo = Type.Object({
  ...GeoChoice.properties,
  distinct: Type.Integer({ description: 'Different places in the column' }),
  match_rate: Type.Number({ minimum: 0, maximum: 1, description: 'Part of them that is known' }),
  /** Other schemes that fit the codes no worse. */
  ambiguous_with: Type.Array(Type.String()),
});

const SuggestedColumn = Type.Object({
  field: Type.String(),
  type: Type.String(),
  label: nullable(Type.String()),
  label_translated: Type.Optional(TextInLanguagesSchema),
  unit: nullable(Type.String()),
  unit_translated: Type.Optional(TextInLanguagesSchema),
  role: nullable(Type.String()),
  kind: Type.Enum(['count', 'rate', 'unknown', 'other'], {
    description: 'count adds up; rate needs a weight; unknown is a number without a unit; other is no figure',
  }),
  aggregate: Type.Union([Type.Enum([...aggregates]), Type.Null()], {
    description: 'Used where rows are brought together and the call says nothing; null: left out then',
  }),
  weights: Type.Array(Type.String(), { description: 'Counts of the table that can weigh a mean' }),
});

const SuggestedSide = Type.Object({
  resource_id: Type.String(),
  rows: Type.Integer(),
  geo: Type.Union([SuggestedGeo, Type.Null()], { description: 'The best column; null where none is known' }),
  geo_candidates: Type.Array(SuggestedGeo, { description: 'All columns that fit, the best first' }),
  period: PeriodSide,
  period_candidates: Type.Array(
    Type.Object({
      field: Type.String(),
      kind: PeriodKind,
      min: nullable(Type.String()),
      max: nullable(Type.String()),
    }),
  ),
  columns: Type.Array(SuggestedColumn),
});

export const MergeSuggestOutput = Type.Object({
  left: SuggestedSide,
  right: SuggestedSide,
  levels: Type.Array(
    Type.Object({
      scheme: Type.String(),
      level: Type.String(),
      title: Type.String(),
      title_translated: Type.Optional(TextInLanguagesSchema),
      raised: Type.Array(Side, { description: 'The sides whose rows are brought up to it' }),
    }),
    { description: 'Levels the result may have, the finest first; empty where the tables cannot be merged' },
  ),
  merge: Type.Union([Type.Object({ ...mergeInput }), Type.Null()], {
    description: 'Input for table_merge, ready to send; null where the tables cannot be merged',
  }),
  problems: Type.Array(
    Type.Object({
      code: Type.Enum(['no_places', 'no_common_scheme']),
      side: Type.Optional(Side),
    }),
  ),
});

export type Suggestion = Static<typeof MergeSuggestOutput>;
export type SuggestedSideBody = Static<typeof SuggestedSide>;
