import { createClient } from '@gazetteer/client';
import type { Given } from './set-up.ts';

/** Datasets, by the actions of CKAN. Reading what is public needs no key. */
export async function datasets({ baseUrl, adminKey }: Given) {
  const { action } = createClient({ baseUrl, bearer: adminKey });
  await action('organization_create', { name: 'roads', title: 'Roads department' });
  await action('organization_create', { name: 'traffic', title: 'Traffic department' });

  // package_create
  const dataset = await action('package_create', {
    name: 'bridges',
    title: 'Bridges',
    notes: 'All bridges longer than 20 metres.',
    owner_org: 'roads',
    private: false,
    tags: [{ name: 'bridge' }],
  });

  // package_show
  const shown = await action('package_show', { id: 'bridges' });
  console.log(shown.title, dataset.id === shown.id);

  // package_list
  console.log(await action('package_list', { limit: 10 }));

  // current_package_list_with_resources
  const newest = await action('current_package_list_with_resources', { limit: 5 });
  console.log(newest.map(({ resources }) => resources.length));

  // package_patch: what is left out stays
  await action('package_patch', { id: 'bridges', title: 'Bridges and tunnels' });

  // package_update: what is left out is removed
  await action('package_update', { id: 'bridges', name: 'bridges', title: 'Bridges', owner_org: 'roads' });

  // package_revise: only as long as it is what was read
  await action('package_revise', { match: { name: 'bridges' }, update: { notes: 'Longer than 10 metres.' } });

  // package_owner_org_update
  await action('package_owner_org_update', { id: 'bridges', organization_id: 'traffic' });

  // bulk_update_private
  await action('bulk_update_private', { datasets: [dataset.id], org_id: 'traffic' });

  // bulk_update_public
  await action('bulk_update_public', { datasets: [dataset.id], org_id: 'traffic' });

  // bulk_update_delete
  const second = await action('package_create', { name: 'ferries', owner_org: 'traffic' });
  await action('bulk_update_delete', { datasets: [second.id], org_id: 'traffic' });

  // package_delete: out of sight
  await action('package_delete', { id: 'bridges' });

  // dataset_purge: for good
  await action('dataset_purge', { id: 'bridges' });
  await action('dataset_purge', { id: 'ferries' });

  // Afterwards
  await action('organization_purge', { id: 'roads' });
  await action('organization_purge', { id: 'traffic' });
}

/** Resources of datasets, and their views. */
export async function resources({ baseUrl, adminKey }: Given) {
  const { action } = createClient({ baseUrl, bearer: adminKey });
  await action('organization_create', { name: 'schools' });
  const dataset = await action('package_create', { name: 'pupils', owner_org: 'schools' });

  // resource_create
  const resource = await action('resource_create', {
    package_id: 'pupils',
    name: 'Pupils by district',
    url: 'https://schools.example.org/pupils.csv',
    format: 'CSV',
  });
  const { id } = resource;

  // resource_show
  console.log((await action('resource_show', { id })).name);

  // resource_patch
  await action('resource_patch', { id, description: 'Counted each September' });

  // resource_update
  await action('resource_update', { id, name: 'Pupils', url: 'https://schools.example.org/pupils.csv' });

  // package_resource_reorder
  await action('package_resource_reorder', { id: dataset.id, order: [id] });

  // resource_search
  const found = await action('resource_search', { query: 'name:pupils' });
  console.log(found.count);

  // format_autocomplete
  console.log(await action('format_autocomplete', { q: 'cs' }));

  // resource_view_create
  const view = await action('resource_view_create', {
    resource_id: id,
    title: 'Table',
    view_type: 'table',
  });

  // resource_view_show
  console.log((await action('resource_view_show', { id: view.id })).title);

  // resource_view_list
  console.log((await action('resource_view_list', { id })).length);

  // views
  console.log((await action('views', { id })).length);

  // resource_view_update
  await action('resource_view_update', { id: view.id, title: 'All rows' });

  // resource_view_delete
  await action('resource_view_delete', { id: view.id });

  // resource_create_default_resource_views
  await action('resource_create_default_resource_views', { resource: { id } });

  // package_create_default_resource_views
  await action('package_create_default_resource_views', { package: { id: dataset.id } });

  // resource_delete
  await action('resource_delete', { id });

  // Afterwards
  await action('dataset_purge', { id: 'pupils' });
  await action('organization_purge', { id: 'schools' });
}

/** Searching the catalogue, the words that it is described with, and what it says of itself. */
export async function searching({ baseUrl, adminKey }: Given) {
  const { action } = createClient({ baseUrl, bearer: adminKey });
  await action('organization_create', { name: 'parks' });
  const tags = [{ name: 'tree' }];
  await action('package_create', { name: 'trees', title: 'Trees', owner_org: 'parks', private: false, tags });

  // package_search
  const { count, results } = await action('package_search', { q: 'tree', rows: 10, 'facet.field': ['tags'] });
  console.log(
    count,
    results.map(({ title }) => title),
  );

  // package_autocomplete
  console.log(await action('package_autocomplete', { q: 'tre' }));

  // search_suggest
  console.log(await action('search_suggest', { q: 'tre' }));

  // column_search
  console.log((await action('column_search', { q: 'height of trees' })).count);

  // tag_list
  console.log(await action('tag_list', { query: 'tr' }));

  // tag_search
  console.log((await action('tag_search', { query: 'tr' })).count);

  // tag_autocomplete
  console.log(await action('tag_autocomplete', { query: 'tr' }));

  // tag_show
  console.log((await action('tag_show', { id: 'tree' })).name);

  // vocabulary_create
  const vocabulary = await action('vocabulary_create', { name: 'kinds', tags: [{ name: 'oak' }] });
  const { id } = vocabulary;

  // tag_create
  await action('tag_create', { name: 'beech', vocabulary_id: id });

  // tag_delete
  await action('tag_delete', { id: 'beech', vocabulary_id: id });

  // vocabulary_show
  console.log((await action('vocabulary_show', { id })).tags.map(({ name }) => name));

  // vocabulary_list
  console.log((await action('vocabulary_list')).length);

  // vocabulary_update
  await action('vocabulary_update', { id, name: 'kinds', tags: [] });

  // vocabulary_delete
  await action('vocabulary_delete', { id });

  // license_list
  console.log((await action('license_list')).map((license) => license.id));

  // dataset_fair_show
  console.log(await action('dataset_fair_show', { id: 'trees' }));

  // dataset_fair_list
  console.log(await action('dataset_fair_list', { organization: 'parks' }));

  // status_show
  console.log(await action('status_show'));

  // help_show
  console.log(await action('help_show', { name: 'package_search' }));

  // dataset_follower_count: always 0, as are the followers below
  await action('dataset_follower_count', { id: 'trees' });

  // organization_follower_count
  await action('organization_follower_count', { id: 'parks' });

  // Afterwards
  await action('dataset_purge', { id: 'trees' });
  await action('organization_purge', { id: 'parks' });
}
