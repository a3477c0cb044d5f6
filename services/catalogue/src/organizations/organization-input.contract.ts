import { type Static, Type } from 'typebox';
import { ExtrasInput, Identifier, Limit, Line, Offset, optional, Prose } from '../fields/input-fields.ts';
import { translationsOf } from '../fields/translated-text.ts';

const fields = {
  id: optional(Identifier),
  name: optional(Line),
  title: optional(Line),
  description: optional(Prose),
  image_url: optional(Type.String({ maxLength: 10_000 })),
  clear_upload: optional(Type.Boolean({ description: 'Take the picture away' })),
  extras: optional(ExtrasInput),
  title_translated: translationsOf(Line),
  description_translated: translationsOf(Prose),
  requires_review: optional(
    Type.Boolean({
      description:
        'Whether somebody else has to look at a dataset of the organisation before it is public; stays where unsaid',
    }),
  ),
};

/**
 * What is said about an organisation or a group; its datasets and people are not changed here. A form may bring the file of
 * its picture as `image_upload`.
 */
export const OrganizationInputSchema = Type.Object(fields, { additionalProperties: true });
/** The same, of which only what is given changes. */
export const OrganizationPatchSchema = Type.Object(
  { ...fields, id: Identifier },
  { additionalProperties: true },
);
export type OrganizationInput = Static<typeof OrganizationInputSchema>;

const yes = (description: string) => optional(Type.Boolean({ description }));

const includes = {
  include_dataset_count: yes('Count the public datasets; on unless turned off'),
  include_extras: yes('With the extras'),
  include_users: yes('With the people, for members of it; in lists always empty'),
  include_groups: yes('With the groups above; always an empty list'),
  include_tags: yes('With the tags; always an empty list'),
  include_followers: yes('Accepted; nobody can follow yet'),
};

export const ShowOrganizationInput = Type.Object({
  id: Identifier,
  include_datasets: yes('With up to 1000 datasets'),
  ...includes,
});
export type ShowOrganizationOptions = Static<typeof ShowOrganizationInput>;

const listing = {
  sort: optional(Type.String({ description: 'name, title or package_count, then asc or desc' })),
  order_by: optional(Type.String({ description: 'Older way to say sort' })),
  all_fields: yes('Whole dictionaries instead of names'),
  limit: Limit,
  offset: Offset,
  q: optional(Type.String({ maxLength: 1000, description: 'Part of a name, title or description' })),
  ...includes,
};

const names = optional(Type.Array(Identifier, { maxItems: 1000, description: 'Only these names' }));

export const ListOrganizationsInput = Type.Object({
  ...listing,
  ext_listed_only: yes(
    'As the pages of the portal list them: only those that it is limited to, and counting only datasets that visitors find',
  ),
  organizations: names,
});
export const ListGroupsInput = Type.Object({ ...listing, groups: names });
export type ListOptions = Static<Type.TObject<typeof listing>> &
  Partial<Pick<Static<typeof ListOrganizationsInput>, 'ext_listed_only'>>;
