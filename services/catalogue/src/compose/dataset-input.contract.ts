import { type Static, Type } from 'typebox';
import { ExtrasInput, Identifier, IfRevision, optional, Text } from '../fields/input-fields.ts';
import { TranslationsInput } from '../fields/translated-text.ts';
import { ResourceInputSchema } from './resource-input.contract.ts';

const TagInput = Type.Union([
  Type.String(),
  Type.Object(
    {
      name: Type.String(),
      vocabulary_id: optional(Identifier),
      display_name_translated: TranslationsInput,
    },
    { additionalProperties: true },
  ),
]);

const GroupInput = Type.Object(
  { id: optional(Identifier), name: optional(Identifier) },
  { additionalProperties: true },
);

const State = Type.Union([Type.Literal('active'), Type.Literal('draft'), Type.Literal('deleted')]);

/**
 * What a publisher says about a dataset. Further keys are kept as they are; what we work out ourselves
 * (counts, licence title, organisation …) is ignored, so that what package_show gave can be sent back.
 */
export const PackageInputSchema = Type.Object(
  {
    id: optional(Identifier),
    name: optional(Type.String()),
    title: optional(Type.String({ maxLength: 1000 })),
    notes: optional(Text),
    url: optional(Text),
    version: optional(Type.String({ maxLength: 100 })),
    author: optional(Text),
    author_email: optional(Text),
    maintainer: optional(Text),
    maintainer_email: optional(Text),
    license_id: optional(Type.String({ maxLength: 1000, description: 'Id or address of a licence' })),
    type: optional(Type.String({ maxLength: 100 })),
    owner_org: optional(Identifier),
    private: optional(Type.Boolean()),
    state: optional(State),
    metadata_created: optional(Type.String()),
    resources: optional(Type.Array(ResourceInputSchema, { maxItems: 5000 })),
    tags: optional(Type.Array(TagInput, { maxItems: 1000 })),
    tag_string: optional(Type.String({ description: 'Tags with commas between them, for forms' })),
    groups: optional(Type.Array(GroupInput, { maxItems: 1000 })),
    extras: optional(ExtrasInput),
    sector: optional(Type.Array(Type.String(), { maxItems: 100 })),
    source_name: optional(Text),
    source_link: optional(Text),
    methodology: optional(Text),
    data_extraction_page: optional(Text),
    similar_datasets: optional(Type.Array(Type.String(), { maxItems: 100 })),
    years_covered: optional(Text),
    title_translated: TranslationsInput,
    notes_translated: TranslationsInput,
    source_name_translated: TranslationsInput,
    methodology_translated: TranslationsInput,
    if_revision: IfRevision,
  },
  { additionalProperties: true },
);
export type PackageInput = Static<typeof PackageInputSchema>;
