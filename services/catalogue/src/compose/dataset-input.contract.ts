import { type Static, Type } from 'typebox';
import {
  Address,
  ExtrasInput,
  Identifier,
  IfRevision,
  Line,
  optional,
  Prose,
} from '../fields/input-fields.ts';
import { translationsOf } from '../fields/translated-text.ts';
import { ResourceInputSchema } from './resource-input.contract.ts';

const TagInput = Type.Union([
  Line,
  Type.Object(
    {
      name: Line,
      vocabulary_id: optional(Identifier),
      display_name_translated: translationsOf(Line),
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
    name: optional(Line),
    title: optional(Line),
    notes: optional(Prose),
    url: optional(Address),
    version: optional(Type.String({ maxLength: 100 })),
    author: optional(Line),
    author_email: optional(Line),
    maintainer: optional(Line),
    maintainer_email: optional(Line),
    license_id: optional(Type.String({ maxLength: 1000, description: 'Id or address of a licence' })),
    type: optional(Type.String({ maxLength: 100 })),
    owner_org: optional(Identifier),
    private: optional(Type.Boolean()),
    state: optional(State),
    metadata_created: optional(Line),
    metadata_modified: optional(Line),
    resources: optional(Type.Array(ResourceInputSchema, { maxItems: 5000 })),
    tags: optional(Type.Array(TagInput, { maxItems: 1000 })),
    tag_string: optional(
      Type.String({ maxLength: 100_000, description: 'Tags with commas between them, for forms' }),
    ),
    groups: optional(Type.Array(GroupInput, { maxItems: 1000 })),
    extras: optional(ExtrasInput),
    sector: optional(Type.Array(Line, { maxItems: 100 })),
    source_name: optional(Line),
    source_link: optional(Address),
    methodology: optional(Prose),
    data_extraction_page: optional(Address),
    similar_datasets: optional(Type.Array(Identifier, { maxItems: 100 })),
    years_covered: optional(Line),
    title_translated: translationsOf(Line),
    notes_translated: translationsOf(Prose),
    source_name_translated: translationsOf(Line),
    methodology_translated: translationsOf(Prose),
    if_revision: IfRevision,
  },
  { additionalProperties: true },
);
export type PackageInput = Static<typeof PackageInputSchema>;
