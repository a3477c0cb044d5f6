import { TextInLanguagesSchema } from '@gazetteer/kernel';
import { type Static, Type } from 'typebox';
import { nullable } from '../fields/nullable.ts';
import { GroupSummarySchema, OrganizationSummarySchema } from './organization.contract.ts';
import { type ResourceDictionary, ResourceSchema } from './resource.contract.ts';
import { TagSchema } from './vocabulary.contract.ts';

/** A pair of a publisher's own making, such as {key: "survey round", value: "5"}. Values are text. */
export const ExtraSchema = Type.Object({ key: Type.String(), value: Type.String() });
export type Extra = Static<typeof ExtraSchema>;

const Relationships = Type.Array(Type.Object({}, { additionalProperties: true }));

/**
 * A dataset, which CKAN calls a package. CKAN's keys, then the portal's own; every key named here is always present,
 * null or empty where there is nothing to say (texts in several languages are there where somebody wrote them), and any further key a publisher sent stands beside them.
 * Times are ISO 8601 in UTC with microseconds and no zone.
 */
export const PackageSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    title: Type.String(),
    notes: nullable(Type.String()),
    url: nullable(Type.String()),
    version: nullable(Type.String()),
    author: nullable(Type.String()),
    author_email: nullable(Type.String()),
    maintainer: nullable(Type.String()),
    maintainer_email: nullable(Type.String()),
    license_id: nullable(Type.String()),
    license_title: nullable(Type.String()),
    license_url: nullable(Type.String()),
    isopen: Type.Boolean(),
    type: Type.String(),
    owner_org: nullable(Type.String({ description: 'id of the organisation' })),
    private: Type.Boolean(),
    state: Type.String({ description: 'active, draft or deleted' }),
    creator_user_id: nullable(Type.String()),
    metadata_created: Type.String(),
    metadata_modified: Type.String(),
    num_resources: Type.Integer(),
    num_tags: Type.Integer(),
    resources: Type.Array(ResourceSchema),
    tags: Type.Array(TagSchema),
    groups: Type.Array(GroupSummarySchema),
    extras: Type.Array(ExtraSchema),
    organization: nullable(OrganizationSummarySchema),
    relationships_as_subject: Relationships,
    relationships_as_object: Relationships,
    sector: Type.Array(Type.String()),
    source_name: nullable(Type.String()),
    source_link: nullable(Type.String()),
    methodology: nullable(Type.String({ description: 'Markdown' })),
    data_extraction_page: nullable(Type.String()),
    similar_datasets: Type.Array(Type.String({ description: 'names, curated ones first' })),
    size: nullable(Type.Integer({ description: 'bytes, the sum of the sizes known of its resources' })),
    years_covered: nullable(Type.String({ description: 'such as 1901-2017' })),
    license_title_translated: Type.Optional(TextInLanguagesSchema),
    title_translated: Type.Optional(TextInLanguagesSchema),
    notes_translated: Type.Optional(TextInLanguagesSchema),
    source_name_translated: Type.Optional(TextInLanguagesSchema),
    methodology_translated: Type.Optional(TextInLanguagesSchema),
  },
  { additionalProperties: true },
);
export type PackageFields = Omit<Static<typeof PackageSchema>, 'resources'> & {
  resources: ResourceDictionary[];
};
export type PackageDictionary = PackageFields & Record<string, unknown>;
