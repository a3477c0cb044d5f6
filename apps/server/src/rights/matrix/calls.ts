import { oauthSent } from './oauth-calls.ts';
import { projectSent } from './project-calls.ts';
import type { Ids, Sent } from './sent.ts';

/** The smallest chart of a table with a column `a`. */
export const chartOf = (resource: string) => ({
  version: 1,
  source: { kind: 'table', resource_id: resource },
  mark: 'bar',
  channels: { x: { field: 'a' }, y: { aggregate: 'count' } },
});

/** A message to the team. */
export const message = {
  name: 'Asha Rao',
  phone: '9876543210',
  email: 'asha@example.org',
  subject: 'Rainfall',
  message: 'The rainfall of 1995 is missing.',
};

/** A tuple of the portal's project. */
export const tuple = { namespace: 'Group', object: 'a', relation: 'members', subject_id: 'b' };
const tupleQuery = { ...tuple };

/** The input of each action; one that is not here takes none. */
export const inputs: Record<string, (ids: Ids) => object> = {
  api_token_create: () => ({ name: 'A program' }),
  api_token_revoke: ({ key }) => ({ jti: key }),
  bulk_update_delete: ({ dataset, organization }) => ({ datasets: [dataset], org_id: organization }),
  bulk_update_private: ({ dataset, organization }) => ({ datasets: [dataset], org_id: organization }),
  bulk_update_public: ({ dataset, organization }) => ({ datasets: [dataset], org_id: organization }),
  chart_fields: ({ resource }) => ({ source: { kind: 'table', resource_id: resource } }),
  chart_query: ({ resource }) => ({ spec: chartOf(resource) }),
  dataset_fair_show: ({ dataset }) => ({ id: dataset }),
  dataset_follower_count: ({ dataset }) => ({ id: dataset }),
  dataset_purge: ({ dataset }) => ({ id: dataset }),
  datastore_create: ({ resource }) => ({ resource_id: resource, records: [{ a: 2 }], force: true }),
  datastore_delete: ({ resource }) => ({ resource_id: resource, force: true }),
  datastore_info: ({ resource }) => ({ id: resource }),
  datastore_records_delete: ({ resource }) => ({ resource_id: resource, filters: { a: 9 }, force: true }),
  datastore_search: ({ resource }) => ({ resource_id: resource }),
  datastore_search_sql: ({ resource }) => ({ sql: `select * from "${resource}"` }),
  datastore_table_summary: ({ resource }) => ({ id: resource }),
  datastore_upsert: ({ resource }) => ({
    resource_id: resource,
    records: [{ a: 2 }],
    method: 'insert',
    force: true,
  }),
  datastore_version_compare: ({ resource }) => ({ id: resource, from: 1, to: 1 }),
  datastore_version_list: ({ resource }) => ({ id: resource }),
  datastore_version_restore: ({ resource }) => ({ resource_id: resource, version: 1 }),
  format_autocomplete: () => ({ q: 'csv' }),
  group_activity_list: ({ group }) => ({ id: group }),
  group_create: () => ({ name: 'another-group' }),
  group_delete: ({ group }) => ({ id: group }),
  group_follower_count: ({ group }) => ({ id: group }),
  group_member_create: ({ group, person }) => ({ id: group, username: person, role: 'editor' }),
  group_member_delete: ({ group, person }) => ({ id: group, username: person }),
  group_patch: ({ group }) => ({ id: group, title: 'taken over' }),
  group_purge: ({ group }) => ({ id: group }),
  group_show: ({ group }) => ({ id: group }),
  group_update: ({ group }) => ({ id: group, name: 'group', title: 'taken over' }),
  help_show: () => ({ name: 'package_show' }),
  member_create: ({ organization, person }) => ({
    id: organization,
    object: person,
    object_type: 'user',
    capacity: 'editor',
  }),
  member_delete: ({ organization, person }) => ({ id: organization, object: person, object_type: 'user' }),
  member_list: ({ organization }) => ({ id: organization }),
  organization_activity_list: ({ organization }) => ({ id: organization }),
  organization_create: () => ({ name: 'another-organization' }),
  organization_delete: ({ organization }) => ({ id: organization }),
  organization_follower_count: ({ organization }) => ({ id: organization }),
  organization_member_create: ({ organization, person }) => ({
    id: organization,
    username: person,
    role: 'editor',
  }),
  organization_member_delete: ({ organization, person }) => ({ id: organization, username: person }),
  organization_patch: ({ organization }) => ({ id: organization, title: 'taken over' }),
  organization_people_list: ({ organization }) => ({ id: organization }),
  organization_purge: ({ organization }) => ({ id: organization }),
  organization_show: ({ organization }) => ({ id: organization }),
  organization_update: ({ organization }) => ({ id: organization, name: 'ministry', title: 'taken over' }),
  package_activity_list: ({ dataset }) => ({ id: dataset }),
  package_autocomplete: () => ({ q: 'plan' }),
  package_collaborator_create: ({ dataset, person }) => ({
    id: dataset,
    user_id: person,
    capacity: 'editor',
  }),
  package_collaborator_delete: ({ dataset, collaborator }) => ({ id: dataset, user_id: collaborator }),
  package_collaborator_list: ({ dataset }) => ({ id: dataset }),
  package_create: ({ organization }) => ({ name: 'another', owner_org: organization }),
  package_create_default_resource_views: ({ dataset }) => ({ package: { id: dataset } }),
  package_delete: ({ dataset }) => ({ id: dataset }),
  package_owner_org_update: ({ dataset, organization }) => ({ id: dataset, organization_id: organization }),
  package_patch: ({ dataset }) => ({ id: dataset, title: 'taken over' }),
  package_resource_reorder: ({ dataset, resource }) => ({ id: dataset, order: [resource] }),
  package_revise: ({ dataset }) => ({ match: { id: dataset }, update: { title: 'taken over' } }),
  package_show: ({ dataset }) => ({ id: dataset }),
  package_update: ({ dataset }) => ({ id: dataset, title: 'taken over' }),
  resource_create: ({ dataset }) => ({ package_id: dataset, url: 'https://example.org/a.csv' }),
  resource_create_default_resource_views: ({ resource }) => ({ resource: { id: resource } }),
  resource_delete: ({ resource }) => ({ id: resource }),
  resource_patch: ({ resource }) => ({ id: resource, name: 'taken over' }),
  resource_search: () => ({ query: 'name:plans' }),
  resource_show: ({ resource }) => ({ id: resource }),
  'resource/show': ({ resource }) => ({ id: resource }),
  resource_update: ({ resource }) => ({ id: resource, url: 'https://example.org/a.csv' }),
  resource_view_create: ({ resource }) => ({ resource_id: resource, title: 'x', view_type: 'table' }),
  resource_view_delete: ({ view }) => ({ id: view }),
  resource_view_list: ({ resource }) => ({ id: resource }),
  resource_view_show: ({ view }) => ({ id: view }),
  resource_view_update: ({ view }) => ({ id: view, title: 'x', view_type: 'table' }),
  search_suggest: () => ({ q: 'plans' }),
  table_merge: ({ resource }) => ({ left: { resource_id: resource }, right: { resource_id: resource } }),
  table_merge_save: ({ dataset, resource }) => ({
    left: { resource_id: resource },
    right: { resource_id: resource },
    resource: { package_id: dataset, name: 'Merged' },
  }),
  table_merge_suggest: ({ resource }) => ({ left: resource, right: resource }),
  tag_create: () => ({ name: 'another', vocabulary_id: 'sectors' }),
  tag_search: () => ({ query: 'word' }),
  tag_show: () => ({ id: 'word', vocabulary_id: 'sectors' }),
  user_activity_list: ({ person }) => ({ id: person }),
  user_follower_count: ({ person }) => ({ id: person }),
  user_invite: ({ organization }) => ({ email: 'new@example.org', group_id: organization, role: 'editor' }),
  views: ({ resource }) => ({ id: resource }),
  vocabulary_create: () => ({ name: 'words', tags: [{ name: 'word' }] }),
  vocabulary_delete: () => ({ id: 'sectors' }),
  vocabulary_show: () => ({ id: 'sectors' }),
  vocabulary_update: () => ({ id: 'sectors', tags: ['word'] }),
};

/** What the other calls send; one that is not here sends nothing. */
export const sent: Record<string, (ids: Ids) => Sent> = {
  'POST /api/.ory/admin/identities': () => ({
    body: { schema_id: 'individual', traits: { email: 'new@example.org', name: 'New' } },
  }),
  'PATCH /api/.ory/admin/identities': () => ({ body: { identities: [] } }),
  'PUT /api/.ory/admin/identities/{id}': () => ({
    body: { schema_id: 'individual', state: 'active', traits: { email: 'new@example.org', name: 'New' } },
  }),
  'PATCH /api/.ory/admin/identities/{id}': () => ({
    body: [{ op: 'replace', path: '/traits/name', value: 'taken over' }],
  }),
  'POST /api/.ory/admin/recovery/code': ({ person }) => ({ body: { identity_id: person } }),
  'POST /api/.ory/admin/recovery/link': ({ person }) => ({ body: { identity_id: person } }),
  'PUT /api/.ory/admin/relation-tuples': () => ({ body: tuple }),
  'PATCH /api/.ory/admin/relation-tuples': () => ({ body: [{ action: 'insert', relation_tuple: tuple }] }),
  'DELETE /api/.ory/admin/relation-tuples': () => ({ query: tupleQuery }),
  'GET /api/.ory/relation-tuples/check': () => ({ query: tupleQuery }),
  'POST /api/.ory/relation-tuples/check': () => ({ body: tuple }),
  'GET /api/.ory/relation-tuples/check/openapi': () => ({ query: tupleQuery }),
  'POST /api/.ory/relation-tuples/check/openapi': () => ({ body: tuple }),
  'POST /api/.ory/relation-tuples/batch/check': () => ({ body: { tuples: [tuple] } }),
  'GET /api/.ory/relation-tuples/expand': () => ({
    query: { namespace: 'Group', object: 'a', relation: 'members' },
  }),
  'GET /api/.ory/relation-tuples/objects': () => ({
    query: { namespace: 'Group', relation: 'members', subject_id: 'b' },
  }),
  'GET /api/.ory/relation-tuples/subjects': () => ({
    query: { namespace: 'Group', object: 'a', relation: 'members' },
  }),
  'POST /api/.ory/opl/syntax/check': () => ({
    body: 'class Group implements Namespace {}',
    headers: { 'content-type': 'text/plain' },
  }),
  'PUT /api/.ory/admin/opl': () => ({
    body: 'class Group implements Namespace {}',
    headers: { 'content-type': 'text/plain' },
  }),
  'PUT /api/.ory/admin/opl/tests': () => ({ body: { relation_tuple: tuple, expected: true } }),
  'DELETE /api/.ory/admin/opl/tests': () => ({ query: tupleQuery }),
  'GET /api/.ory/self-service/errors': () => ({ query: { id: 'stub:500' } }),
  'POST /api/.ory/self-service/account/keys': () => ({ body: { name: 'A program', scope: 'read' } }),
  'GET /datastore/sql': ({ resource }) => ({ query: { sql: `select * from "${resource}"` } }),
  'GET /datastore/merge.{format}': ({ resource }) => {
    const side = JSON.stringify({ resource_id: resource });
    return { query: { left: side, right: side } };
  },
  'GET /datastore/chart.{format}': ({ resource }) => ({ query: { spec: JSON.stringify(chartOf(resource)) } }),
  'POST /datastore/chart.{format}': ({ resource }) => ({ body: { spec: chartOf(resource) } }),
  'POST /api/imports': ({ resource }) => ({
    body: { resource_id: resource, url: 'https://example.org/a.csv' },
  }),
  'POST /api/imports/upload': ({ resource }) => ({
    query: { resource_id: resource, filename: 'a.csv' },
    body: 'a\n1\n',
    headers: { 'content-type': 'text/csv' },
  }),
  'POST /api/imports/form': ({ resource }) => ({
    query: { resource_id: resource, back: '/' },
    body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na\r\n1\r\n--x--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
  }),
  'GET /api/imports': ({ resource }) => ({ query: { resource_id: resource } }),
  'POST /api/imports/{id}/sheet': () => ({ body: { sheet: 'a' } }),
  'POST /api/feedback': () => ({ body: message }),
  'POST /api/connect': () => ({ body: message }),
  'POST /api/content/items/visualisations': ({ resource }) => ({
    body: { visJSON: chartOf(resource), title: 'Mine' },
  }),
  'GET /api/content/items/visualisations': ({ resource }) => ({
    query: { filter: JSON.stringify({ resource: { _eq: resource } }) },
  }),
  'PATCH /api/content/items/visualisations/{id}': () => ({ body: { title: 'taken over' } }),
  'POST /api/content/items/ckan_ory_mapping': () => ({ body: { ckan_user_id: 'a', identity_id: 'b' } }),
  'POST /api/content/articles': () => ({
    body: { kind: 'blog', texts: { en: { title: 'New', body: 'Text' } } },
  }),
  'PATCH /api/content/articles/{id}': () => ({ body: { revision: 1, tags: ['taken-over'] } }),
  'POST /api/content/preview': () => ({ body: { body: 'Text', language: 'en' } }),
  'PATCH /api/content/media/{id}': () => ({ body: { alt: { en: 'taken over' } } }),
  'PATCH /api/content/feedback/{id}': () => ({ body: { note: 'read' } }),
  'POST /api/operation/people': () => ({ body: { email: 'new@example.org', role: 'editor' } }),
  'PUT /api/operation/maintenance': () => ({ body: {} }),
  'PATCH /api/operation/people/{id}': () => ({ body: { editor: true } }),
  ...oauthSent,
  ...projectSent,
  'POST /graphql': () => ({ body: { query: '{ __typename }' } }),
};
