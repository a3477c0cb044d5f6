import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from './administrator-key.ts';
import { openApplication, type Application } from './open-application.ts';
import { loadSettings } from './settings.ts';

/** Who may call what. A call that is not listed here has had no decision, and fails the test. */
const open = [
  'help_show status_show license_list vocabulary_list vocabulary_show user_show',
  'tag_list tag_show tag_search tag_autocomplete format_autocomplete resource_search',
  'recently_changed_packages_activity_list group_activity_list organization_activity_list',
  'group_follower_count organization_follower_count organization_list_for_user member_list',
  'group_list_authz member_roles_list',
  'package_list package_search column_search search_suggest package_autocomplete current_package_list_with_resources',
  'organization_list organization_show group_list group_show dataset_fair_list',
].flatMap((names) => names.split(' '));

/** Reads of one dataset, its resources and tables, for members where it is private; and of what is a person's own. */
const readers: Record<string, (ids: Ids) => object> = {
  package_show: ({ dataset }) => ({ id: dataset }),
  package_activity_list: ({ dataset }) => ({ id: dataset }),
  dataset_follower_count: ({ dataset }) => ({ id: dataset }),
  user_activity_list: () => ({ id: 'admin' }),
  user_follower_count: () => ({ id: 'admin' }),
  organization_people_list: ({ organization }) => ({ id: organization }),
  package_collaborator_list: ({ dataset }) => ({ id: dataset }),
  package_collaborator_list_for_user: () => ({ id: 'somebody' }),
  api_token_list: () => ({ user_id: 'admin' }),
  dataset_fair_show: ({ dataset }) => ({ id: dataset }),
  resource_show: ({ resource }) => ({ id: resource }),
  'resource/show': ({ resource }) => ({ id: resource }),
  resource_view_list: ({ resource }) => ({ id: resource }),
  views: ({ resource }) => ({ id: resource }),
  resource_view_show: ({ view }) => ({ id: view }),
  datastore_search: ({ resource }) => ({ resource_id: resource }),
  datastore_info: ({ resource }) => ({ id: resource }),
  datastore_table_summary: ({ resource }) => ({ id: resource }),
  datastore_version_list: ({ resource }) => ({ id: resource }),
  datastore_version_compare: ({ resource }) => ({ id: resource, from: 1, to: 1 }),
  table_merge: ({ resource }) => ({ left: { resource_id: resource }, right: { resource_id: resource } }),
  table_merge_suggest: ({ resource }) => ({ left: resource, right: resource }),
  chart_fields: ({ resource }) => ({ source: { kind: 'table', resource_id: resource } }),
  chart_query: ({ resource }) => ({
    spec: { version: 1, source: { kind: 'table', resource_id: resource }, mark: 'bar', channels: { x: {} } },
  }),
  datastore_search_sql: ({ resource }) => ({ sql: `select * from "${resource}"` }),
};

/** Changes: for people with a right, never for anybody. */
const writers: Record<string, (ids: Ids) => object> = {
  package_create: ({ organization }) => ({ name: 'another', owner_org: organization }),
  package_update: ({ dataset }) => ({ id: dataset, title: 'taken over' }),
  package_patch: ({ dataset }) => ({ id: dataset, title: 'taken over' }),
  package_delete: ({ dataset }) => ({ id: dataset }),
  package_revise: ({ dataset }) => ({ match: { id: dataset }, update: { title: 'taken over' } }),
  package_resource_reorder: ({ dataset, resource }) => ({ id: dataset, order: [resource] }),
  package_owner_org_update: ({ dataset, organization }) => ({ id: dataset, organization_id: organization }),
  package_create_default_resource_views: ({ dataset }) => ({ package: { id: dataset } }),
  bulk_update_public: ({ dataset, organization }) => ({ datasets: [dataset], org_id: organization }),
  bulk_update_private: ({ dataset, organization }) => ({ datasets: [dataset], org_id: organization }),
  bulk_update_delete: ({ dataset, organization }) => ({ datasets: [dataset], org_id: organization }),
  dataset_purge: ({ dataset }) => ({ id: dataset }),
  resource_create: ({ dataset }) => ({ package_id: dataset, url: 'https://example.org/a.csv' }),
  resource_update: ({ resource }) => ({ id: resource, url: 'https://example.org/a.csv' }),
  resource_patch: ({ resource }) => ({ id: resource, name: 'taken over' }),
  resource_delete: ({ resource }) => ({ id: resource }),
  resource_create_default_resource_views: ({ resource }) => ({ resource: { id: resource } }),
  resource_view_create: ({ resource }) => ({ resource_id: resource, title: 'x', view_type: 'table' }),
  resource_view_update: ({ view }) => ({ id: view, title: 'x', view_type: 'table' }),
  resource_view_delete: ({ view }) => ({ id: view }),
  organization_create: () => ({ name: 'another-organization' }),
  organization_update: ({ organization }) => ({ id: organization, title: 'taken over' }),
  organization_patch: ({ organization }) => ({ id: organization, title: 'taken over' }),
  organization_delete: ({ organization }) => ({ id: organization }),
  organization_purge: ({ organization }) => ({ id: organization }),
  group_create: () => ({ name: 'another-group' }),
  group_update: ({ group }) => ({ id: group, title: 'taken over' }),
  group_patch: ({ group }) => ({ id: group, title: 'taken over' }),
  group_delete: ({ group }) => ({ id: group }),
  group_purge: ({ group }) => ({ id: group }),
  organization_member_create: ({ organization }) => ({ id: organization, username: 'eve', role: 'admin' }),
  organization_member_delete: ({ organization }) => ({ id: organization, username: 'eve' }),
  group_member_create: ({ group }) => ({ id: group, username: 'eve', role: 'admin' }),
  group_member_delete: ({ group }) => ({ id: group, username: 'eve' }),
  member_create: ({ organization }) => ({
    id: organization,
    object: 'eve',
    object_type: 'user',
    capacity: 'admin',
  }),
  member_delete: ({ organization }) => ({ id: organization, object: 'eve', object_type: 'user' }),
  user_invite: ({ organization }) => ({ email: 'eve@example.org', group_id: organization, role: 'admin' }),
  package_collaborator_create: ({ dataset }) => ({ id: dataset, user_id: 'eve', capacity: 'admin' }),
  package_collaborator_delete: ({ dataset }) => ({ id: dataset, user_id: 'eve' }),
  vocabulary_create: () => ({ name: 'words', tags: [{ name: 'word' }] }),
  vocabulary_update: () => ({ id: 'sectors', tags: ['word'] }),
  vocabulary_delete: () => ({ id: 'sectors' }),
  tag_create: () => ({ name: 'word', vocabulary_id: 'sectors' }),
  datastore_create: ({ resource }) => ({ resource_id: resource, records: [{ a: 2 }], force: true }),
  datastore_upsert: ({ resource }) => ({
    resource_id: resource,
    records: [{ a: 2 }],
    method: 'insert',
    force: true,
  }),
  datastore_version_restore: ({ resource }) => ({ resource_id: resource, version: 1 }),
  datastore_records_delete: ({ resource }) => ({ resource_id: resource, filters: {}, force: true }),
  datastore_delete: ({ resource }) => ({ resource_id: resource, force: true }),
  api_token_create: () => ({ user: 'admin', name: 'taken over' }),
  api_token_revoke: () => ({ jti: 'any' }),
  table_merge_save: ({ dataset, resource }) => ({
    left: { resource_id: resource },
    right: { resource_id: resource },
    resource: { package_id: dataset, name: 'Merged' },
  }),
};

type Ids = { organization: string; group: string; dataset: string; resource: string; view: string };

let folder: string;
let application: Application;
let ids: Ids;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-rights-'));
  application = await openApplication(loadSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  const make = async (name: string, input: object) =>
    (await application.call(name, { ...input }, administrator)) as {
      id: string;
      resources: { id: string }[];
    };
  const organization = (await make('organization_create', { name: 'ministry' })).id;
  const group = (await make('group_create', { name: 'group' })).id;
  const dataset = await make('package_create', {
    name: 'secret-plans',
    owner_org: organization,
    private: true,
    resources: [{ name: 'Plans', url_type: 'datastore' }],
  });
  const resource = dataset.resources[0]?.id ?? '';
  await make('datastore_create', { resource_id: resource, records: [{ a: 1 }], force: true });
  const view = (
    await make('resource_view_create', { resource_id: resource, title: 'Plans', view_type: 'table' })
  ).id;
  ids = { organization, group, dataset: dataset.id, resource, view };
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

async function ask(name: string, input: object) {
  const url = `/api/3/action/${name}`;
  const answer = await application.server.inject({ method: 'POST', url, payload: { ...input } });
  return { status: answer.statusCode, body: answer.body };
}

describe('the inventory of actions', () => {
  it('holds a decision for every action there is, and for none that is not', () => {
    const decided = [...open, ...Object.keys(readers), ...Object.keys(writers)];
    const mounted = application.server.actions.all().map(({ name }) => name);
    expect(decided.toSorted()).toEqual(mounted.toSorted());
  });

  it('lets nobody change anything who has no right', async () => {
    const letThrough: string[] = [];
    for (const [name, input] of Object.entries(writers)) {
      const { status } = await ask(name, input(ids));
      if (status !== 403 && status !== 404) letThrough.push(`${name} answered ${status}`);
    }
    expect(letThrough).toEqual([]);
    const after = (await application.call('package_show', { id: ids.dataset }, administrator)) as object;
    expect(after).toMatchObject({ title: 'secret-plans', state: 'active' });
  });

  it('shows a private dataset, its resources and its tables to nobody outside', async () => {
    const shown: string[] = [];
    for (const [name, input] of Object.entries(readers)) {
      const { status } = await ask(name, input(ids));
      if (status !== 403 && status !== 404) shown.push(`${name} answered ${status}`);
    }
    for (const path of ['/datastore/dump/', '/preview/']) {
      const url = path === '/preview/' ? `${path}${ids.resource}.svg` : path + ids.resource;
      const { statusCode } = await application.server.inject(url);
      if (statusCode !== 403 && statusCode !== 404) shown.push(`${url} answered ${statusCode}`);
    }
    const sql = encodeURIComponent(`select * from "${ids.resource}"`);
    expect((await application.server.inject(`/datastore/sql?sql=${sql}`)).statusCode).toBe(404);
    expect(shown).toEqual([]);
  });

  it('lists a private dataset to nobody outside, however it is asked for', async () => {
    const lists: [string, object][] = [
      ['package_list', {}],
      ['current_package_list_with_resources', {}],
      ['package_search', { q: 'secret', include_private: true, include_drafts: true, include_deleted: true }],
      ['package_search', { fq: 'private:true', include_private: true }],
      ['package_autocomplete', { q: 'secret' }],
      ['dataset_fair_list', {}],
      ['resource_search', { query: 'name:plans' }],
      ['member_list', { id: ids.organization }],
      ['column_search', { q: '', include_private: true }],
      ['column_search', { fq: 'private:true', include_private: true }],
      ['search_suggest', { q: 'secret' }],
      ['organization_show', { id: ids.organization, include_datasets: true }],
    ];
    const telling: string[] = [];
    for (const [name, input] of lists) {
      const { body } = await ask(name, input);
      if (body.includes('secret-plans')) telling.push(name);
    }
    expect(telling).toEqual([]);
  });
});
