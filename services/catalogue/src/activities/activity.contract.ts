import { TextInLanguagesSchema } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { nullable } from '../fields/nullable.ts';
import { activityKinds } from '../history/history-tables.ts';

/** A change as CKAN's clients know it. */
export const ActivitySchema = Type.Object({
  id: Type.String(),
  timestamp: Type.String({ description: 'ISO 8601 in UTC with microseconds and no zone' }),
  user_id: nullable(
    Type.String({
      description: 'Who did it, a program as `client:…`; null to all who may not edit the dataset',
    }),
  ),
  object_id: Type.String({ description: 'The id of the dataset' }),
  revision_id: Type.Null(),
  activity_type: Type.Union([
    Type.Literal('new package'),
    Type.Literal('changed package'),
    Type.Literal('deleted package'),
  ]),
  data: Type.Object(
    { package: Type.Object({}, { additionalProperties: true }) },
    { description: 'The dataset as it was then: in lists its id, name and title, in activity_show whole' },
  ),
});
export type Activity = Static<typeof ActivitySchema>;

const FieldChangeSchema = Type.Object({
  path: Type.Array(Type.String(), {
    description:
      'Keys from the outside in; a resource is named by its id, an extra by its key, a tag by its name',
  }),
  before: Type.Unknown({ description: 'null where it was not there' }),
  after: Type.Unknown({ description: 'null where it is not there any more' }),
});

/** A change in our own words. */
export const HistoryEntrySchema = Type.Object({
  version: Type.Integer({ description: 'From 1, in the order of changes' }),
  id: Type.String({ description: 'As activity_show takes it' }),
  timestamp: Type.String(),
  kind: Type.Enum([...activityKinds]),
  user_id: nullable(Type.String({ description: 'null to all who may not edit the dataset' })),
  user_name: nullable(Type.String()),
  note: nullable(Type.String({ description: 'What was said about it, for those who may edit' })),
  title: Type.String({ description: 'The title that the dataset had from then on' }),
  title_translated: Type.Optional(TextInLanguagesSchema),
  changes: Type.Array(FieldChangeSchema, {
    description: 'Every field that differs from the version before, as far as the caller could see that one',
  }),
});
export type HistoryEntry = Static<typeof HistoryEntrySchema>;
