import type { PackageDictionary } from '../model/dataset.contract.ts';
import type { ResourceDictionary } from '../model/resource.contract.ts';
import type { SearchDocument } from './describe/search-document.ts';

/** What a test says of a dataset; all else is filled in. Tags, groups and the organisation are given by name. */
export type Example = {
  name: string;
  title?: string;
  tags?: string[];
  groups?: string[];
  organization?: string;
  resources?: Partial<ResourceDictionary>[];
} & Record<string, unknown>;

/** A dataset for the index, complete as the catalogue would hand it over. Its id is `id-{name}`. */
export function exampleDocument({
  tags = [],
  groups = [],
  organization,
  resources = [],
  ...rest
}: Example): SearchDocument {
  const dataset = {
    ...emptyDataset(rest.name),
    tags: tags.map((name) => ({
      id: `tag-${name}`,
      name,
      display_name: name,
      state: 'active',
      vocabulary_id: null,
    })),
    groups: groups.map(exampleGroup),
    ...(organization !== undefined && exampleOrganization(organization)),
    resources: resources.map((resource, position) => exampleResource(rest.name, position, resource)),
    num_resources: resources.length,
    num_tags: tags.length,
    ...rest,
  } as PackageDictionary;
  return { dataset };
}

function emptyDataset(name: string) {
  return {
    id: `id-${name}`,
    name,
    title: name,
    notes: null,
    url: null,
    version: null,
    author: null,
    author_email: null,
    maintainer: null,
    maintainer_email: null,
    license_id: null,
    license_title: null,
    license_url: null,
    isopen: false,
    type: 'dataset',
    owner_org: null,
    private: false,
    state: 'active',
    creator_user_id: null,
    metadata_created: '2024-01-01T00:00:00.000000',
    metadata_modified: '2024-01-01T00:00:00.000000',
    extras: [],
    organization: null,
    relationships_as_subject: [],
    relationships_as_object: [],
    sector: [],
    source_name: null,
    source_link: null,
    methodology: null,
    data_extraction_page: null,
    similar_datasets: [],
    size: null,
    years_covered: null,
  };
}

const exampleGroup = (name: string) => ({
  id: `group-${name}`,
  name,
  title: `Group ${name}`,
  description: '',
  display_name: `Group ${name}`,
  image_display_url: '',
});

const exampleOrganization = (name: string) => ({
  owner_org: `org-${name}`,
  organization: {
    id: `org-${name}`,
    name,
    title: `Department of ${name}`,
    type: 'organization',
    description: '',
    image_url: '',
    created: '2024-01-01T00:00:00.000000',
    is_organization: true,
    approval_status: 'approved',
    state: 'active',
  },
});

function exampleResource(dataset: string, position: number, given: Partial<ResourceDictionary>) {
  return {
    id: `res-${dataset}-${position}`,
    package_id: `id-${dataset}`,
    position,
    name: null,
    description: '',
    url: `https://example.org/${dataset}/${position}`,
    format: 'CSV',
    granularity: null,
    frequency: null,
    idp_ready: true,
    no_indicators: 0,
    tags: [],
    ...given,
  };
}
