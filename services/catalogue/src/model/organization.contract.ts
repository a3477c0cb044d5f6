import { TextInLanguagesSchema } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { nullable } from '../fields/nullable.ts';

/** The organisation as it stands inside a dataset. */
export const OrganizationSummarySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  title: Type.String(),
  type: Type.String(),
  description: Type.String(),
  image_url: Type.String(),
  created: Type.String(),
  is_organization: Type.Boolean(),
  approval_status: Type.String(),
  state: Type.String(),
  title_translated: Type.Optional(TextInLanguagesSchema),
  description_translated: Type.Optional(TextInLanguagesSchema),
});
export type OrganizationSummary = Static<typeof OrganizationSummarySchema>;

/** The group as it stands inside a dataset. */
export const GroupSummarySchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  title: Type.String(),
  description: Type.String(),
  display_name: Type.String(),
  image_display_url: Type.String(),
  title_translated: Type.Optional(TextInLanguagesSchema),
  display_name_translated: Type.Optional(TextInLanguagesSchema),
  description_translated: Type.Optional(TextInLanguagesSchema),
});
export type GroupSummary = Static<typeof GroupSummarySchema>;

/**
 * An organisation or a group by itself. package_count counts active public datasets only. The optional lists are
 * there when the call asked for them (include_extras, include_users …).
 */
export const OrganizationSchema = Type.Object(
  {
    ...OrganizationSummarySchema.properties,
    display_name: Type.String(),
    display_name_translated: Type.Optional(TextInLanguagesSchema),
    image_display_url: Type.String(),
    package_count: nullable(Type.Integer()),
    num_followers: Type.Integer(),
    requires_review: Type.Optional(
      Type.Boolean({
        description: 'Of an organisation: whether its datasets are published by a second person',
      }),
    ),
    extras: Type.Optional(Type.Array(Type.Object({ key: Type.String(), value: Type.String() }))),
    users: Type.Optional(Type.Array(Type.Object({}, { additionalProperties: true }))),
    groups: Type.Optional(Type.Array(Type.Object({}, { additionalProperties: true }))),
    tags: Type.Optional(Type.Array(Type.Object({}, { additionalProperties: true }))),
    packages: Type.Optional(Type.Array(Type.Object({}, { additionalProperties: true }))),
  },
  { additionalProperties: true },
);
export type OrganizationDictionary = Static<typeof OrganizationSchema>;
export type GroupDictionary = OrganizationDictionary;
