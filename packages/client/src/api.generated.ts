/** A first description of the API; `npm run generate` replaces it. */
type Operation<Input, Result> = {
  post: {
    requestBody: { content: { 'application/json': Input } };
    responses: { 200: { content: { 'application/json': { help: string; success: true; result: Result } } } };
  };
};

type Tag = {
  id: string;
  name: string;
  display_name: string;
  state?: string;
  vocabulary_id: string | null;
};

type Segment = { text: string; match: boolean };

type Resource = {
  id: string;
  package_id: string;
  position: number;
  name: string | null;
  title: string | null;
  description: string | null;
  url: string;
  format: string;
  mimetype: string | null;
  size: number | null;
  hash: string;
  created: string;
  last_modified: string | null;
  metadata_modified: string;
  resource_type: string | null;
  url_type: string | null;
  state: string;
  datastore_active: boolean;
  sku: string;
  granularity: string | null;
  frequency: string | null;
  no_indicators: number | null;
  idp_ready: boolean;
  tags: string[];
  years_covered: string | null;
  [extra: string]: unknown;
};

type OrganizationSummary = {
  id: string;
  name: string;
  title: string;
  type: string;
  description: string;
  image_url: string;
  created: string;
  is_organization: boolean;
  approval_status: string;
  state: string;
};

type Organization = OrganizationSummary & {
  display_name: string;
  image_display_url: string;
  package_count: number;
  num_followers: number;
};

type Group = {
  id: string;
  name: string;
  title: string;
  description: string;
  display_name: string;
  image_display_url: string;
};

type Package = {
  id: string;
  name: string;
  title: string;
  notes: string | null;
  url: string | null;
  version: string | null;
  author: string | null;
  author_email: string | null;
  maintainer: string | null;
  maintainer_email: string | null;
  license_id: string | null;
  license_title: string | null;
  license_url: string | null;
  isopen: boolean;
  type: string;
  owner_org: string | null;
  private: boolean;
  state: string;
  metadata_created: string;
  metadata_modified: string;
  num_resources: number;
  num_tags: number;
  resources: Resource[];
  tags: Tag[];
  groups: Group[];
  extras: { key: string; value: string }[];
  organization: OrganizationSummary | null;
  sector: string[];
  source_name: string | null;
  source_link: string | null;
  methodology: string | null;
  data_extraction_page: string | null;
  similar_datasets: string[];
  size: number | null;
  years_covered: string | null;
  [extra: string]: unknown;
};

type Vocabulary = { id: string; name: string; tags: Tag[] };

type View = {
  id: string;
  resource_id: string;
  package_id: string;
  title: string;
  description: string | null;
  view_type: string;
  series: unknown;
  group: unknown;
  graph_type: string | null;
  [extra: string]: unknown;
};

type ColumnInfo = {
  label?: string;
  notes?: string;
  unit?: string;
  role?: 'dimension' | 'measure' | 'time' | 'geo';
  level?: string;
  scheme?: string;
};

type Field = { id: string; type: string; info?: ColumnInfo };

type DatastoreRecord = Record<string, unknown>;

type Facet = { title: string; items: { name: string; display_name: string; count: number }[] };

type PackageSearch = {
  count: number;
  sort: string;
  results: Package[];
  facets: Record<string, Record<string, number>>;
  search_facets: Record<string, Facet>;
  highlighting?: Record<string, { title?: Segment[]; notes?: Segment[] }>;
  corrected_q?: string;
};

type PackageSearchInput = {
  q?: string;
  fq?: string;
  fq_list?: string[];
  sort?: string;
  rows?: number;
  start?: number;
  facet?: boolean;
  'facet.field'?: string[];
  'facet.limit'?: number;
  'facet.mincount'?: number;
  include_private?: boolean;
  include_drafts?: boolean;
  include_deleted?: boolean;
  ext_highlight?: boolean;
  ext_facet_exclude?: boolean;
};

type ListInput = {
  sort?: string;
  all_fields?: boolean;
  limit?: number;
  offset?: number;
  q?: string;
};

type DatastoreSearchInput = {
  resource_id: string;
  filters?: Record<string, unknown>;
  q?: string | Record<string, string>;
  fields?: string[];
  distinct?: boolean;
  sort?: string;
  limit?: number;
  offset?: number;
  include_total?: boolean;
  records_format?: 'objects' | 'lists' | 'csv' | 'tsv';
};

type DatastoreSearch = {
  resource_id: string;
  fields: Field[];
  records: DatastoreRecord[];
  total: number;
  count: number;
  limit: number;
  offset?: number;
  records_format: string;
  include_total: boolean;
  _links: { start: string; next?: string; prev?: string };
};

type Info = {
  meta: { id: string; count: number; table_type: string; size: number; aliases: string[] };
  fields: (Field & {
    schema: { native_type: string; notnull: boolean; is_index: boolean; uniquekey: boolean };
    unique?: { count: number; values: (string | null)[]; truncated: boolean };
  })[];
};

type Summary = {
  id: string;
  row_count: number;
  column_count: number;
  columns: {
    id: string;
    type: string;
    label: string | null;
    unit: string | null;
    role: 'dimension' | 'measure' | 'time' | 'geo';
    null_count: number;
    distinct_count: number;
    min: string | number | null;
    max: string | number | null;
    mean: number | null;
    top: { value: string | number | boolean | null; n: number }[];
    histogram?: { from: number; to: number; n: number }[] | null;
  }[];
  time: { field: string; min: string | number; max: string | number } | null;
  geo: { level: string; field: string; distinct: number; match_rate: number | null } | null;
  computed_at: string;
  version: string | number;
};

type SqlResult = {
  sql: string;
  fields: Field[];
  records: DatastoreRecord[];
  records_truncated?: boolean;
  geo?: {
    level: string;
    key_field: string;
    vintage: string | null;
    features_url: string | null;
    unmatched: string[];
  } | null;
};

type License = { id: string; title: string; url: string | null; [extra: string]: unknown };

export interface paths {
  '/api/3/action/current_package_list_with_resources': Operation<
    { limit?: number; offset?: number },
    Package[]
  >;
  '/api/3/action/datastore_info': Operation<{ id: string; include_unique?: boolean }, Info>;
  '/api/3/action/datastore_search': Operation<DatastoreSearchInput, DatastoreSearch>;
  '/api/3/action/datastore_search_sql': Operation<{ sql: string; geo_result?: boolean }, SqlResult>;
  '/api/3/action/datastore_table_summary': Operation<{ id: string }, Summary>;
  '/api/3/action/group_list': Operation<ListInput, string[]>;
  '/api/3/action/license_list': Operation<Record<string, never>, License[]>;
  '/api/3/action/organization_list': Operation<ListInput, string[] | Organization[]>;
  '/api/3/action/organization_show': Operation<{ id: string; include_datasets?: boolean }, Organization>;
  '/api/3/action/package_autocomplete': Operation<
    { q: string; limit?: number },
    { name: string; title: string; match_field: string; match_displayed: string }[]
  >;
  '/api/3/action/package_create': Operation<Record<string, unknown>, Package>;
  '/api/3/action/package_list': Operation<{ limit?: number; offset?: number }, string[]>;
  '/api/3/action/package_search': Operation<PackageSearchInput, PackageSearch>;
  '/api/3/action/package_show': Operation<{ id: string }, Package>;
  '/api/3/action/resource_show': Operation<{ id?: string; sku?: string }, Resource>;
  '/api/3/action/resource_view_list': Operation<{ id: string }, View[]>;
  '/api/3/action/status_show': Operation<
    Record<string, never>,
    { site_title: string; site_description: string; site_url: string; ckan_version: string }
  >;
  '/api/3/action/tag_list': Operation<{ query?: string; all_fields?: boolean }, string[]>;
  '/api/3/action/vocabulary_list': Operation<Record<string, never>, Vocabulary[]>;
}

/** Actions that change nothing, and so may be called with GET. */
export const readOnlyActions = [
  'current_package_list_with_resources',
  'datastore_info',
  'datastore_search',
  'datastore_search_sql',
  'datastore_table_summary',
  'group_list',
  'license_list',
  'organization_list',
  'organization_show',
  'package_autocomplete',
  'package_list',
  'package_search',
  'package_show',
  'resource_show',
  'resource_view_list',
  'status_show',
  'tag_list',
  'vocabulary_list',
] as const;
