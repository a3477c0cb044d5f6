import { createClient } from '@gazetteer/client';
import type { Given } from './set-up.ts';

/** The rows behind resources: written, searched, merged, and drawn. */
export async function tables({ baseUrl, adminKey }: Given) {
  const { action } = createClient({ baseUrl, bearer: adminKey });
  await action('organization_create', { name: 'census' });
  await action('package_create', { name: 'people', owner_org: 'census', private: false });

  // datastore_create
  const made = await action('datastore_create', {
    resource: { package_id: 'people', name: 'People' },
    fields: [
      { id: 'county', type: 'text' },
      { id: 'people', type: 'int' },
    ],
    records: [{ county: '01001', people: 12_000 }],
    primary_key: ['county'],
  });
  const { resource_id } = made;

  // datastore_upsert
  await action('datastore_upsert', {
    resource_id,
    method: 'upsert',
    records: [{ county: '01003', people: 9000 }],
    force: true,
  });

  // datastore_search
  const found = await action('datastore_search', {
    resource_id,
    filters: { county: ['01001', '01003'] },
    sort: 'people desc',
    limit: 10,
  });
  console.log(found.total, found.records);

  // datastore_search_sql
  const summed = await action('datastore_search_sql', {
    sql: `SELECT sum(people) AS people FROM "${resource_id}"`,
  });
  console.log(summed.records);

  // datastore_info
  console.log((await action('datastore_info', { id: resource_id })).meta);

  // datastore_table_summary
  console.log((await action('datastore_table_summary', { id: resource_id })).columns);

  // datastore_version_list
  const versions = await action('datastore_version_list', { resource_id });

  // datastore_version_compare
  const numbers = versions.versions.map(({ version }) => version).toSorted((one, other) => one - other);
  const [from = 1, to = 1] = [numbers[0], numbers.at(-1)];
  console.log(await action('datastore_version_compare', { resource_id, from, to }));

  // datastore_version_restore
  await action('datastore_version_restore', { resource_id, version: from });

  // datastore_records_delete
  await action('datastore_records_delete', { resource_id, filters: { county: '01003' }, force: true });

  // Meanwhile
  await merging(action, resource_id);

  // datastore_delete: without filters, the table
  await action('datastore_delete', { resource_id, force: true });

  // Afterwards
  await action('dataset_purge', { id: 'people' });
  await action('organization_purge', { id: 'census' });
}

/** Two tables as one, and figures for charts. */
async function merging(action: ReturnType<typeof createClient>['action'], people: string) {
  const { resource_id: schools } = await action('datastore_create', {
    resource: { package_id: 'people', name: 'Schools' },
    fields: [
      { id: 'county', type: 'text' },
      { id: 'schools', type: 'int' },
    ],
    records: [{ county: '01001', schools: 7 }],
  });

  // table_merge_suggest: by which columns, and to what level
  const suggested = await action('table_merge_suggest', { left: people, right: schools });
  console.log(suggested.problems, suggested.merge);

  // table_merge
  const merge = {
    left: { resource_id: people, geo: { field: 'county', scheme: 'fips', level: 'county' } },
    right: { resource_id: schools, geo: { field: 'county', scheme: 'fips', level: 'county' } },
  };
  const merged = await action('table_merge', { ...merge, limit: 10 });
  console.log(merged.records);

  // table_merge_save
  const resource = { package_id: 'people', name: 'People and schools' };
  await action('table_merge_save', { ...merge, resource });

  // chart_fields
  console.log((await action('chart_fields', { source: { kind: 'table', resource_id: people } })).fields);

  // chart_query
  const spec = {
    version: 1 as const,
    source: { kind: 'table' as const, resource_id: people },
    mark: 'bar' as const,
    channels: { x: { field: 'county' }, y: { field: 'people', aggregate: 'sum' as const } },
  };
  console.log(await action('chart_query', { spec }));

  // chart_choices: what its readers may choose; with a choice, the filters that it makes
  const choices = await action('chart_choices', { spec });
  console.log(choices.time?.values, choices.categories?.values, choices.filters);
}
