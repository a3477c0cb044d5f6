/**
 * An input for each action people are likely to try first. Reads name what the sample catalogue has; writes,
 * and tables, whose ids differ everywhere, are about rain.
 */
const examples: Record<string, Record<string, unknown>> = {
  help_show: { name: 'package_search' },
  package_show: { id: 'us-airline-flights' },
  package_search: {
    q: 'employment',
    fq: 'sector:Economy',
    rows: 10,
    'facet.field': ['tags', 'organization', 'sector'],
  },
  package_autocomplete: { q: 'emp' },
  package_create: {
    name: 'rainfall-by-district',
    title: 'Rainfall by district',
    owner_org: 'weather-office',
    notes: 'Monthly rainfall of every district, in millimetres.',
    license_id: 'cc-by',
    sector: ['Environment'],
    tags: [{ name: 'rainfall' }],
  },
  package_patch: { id: 'rainfall-by-district', title: 'Monthly rainfall by district' },
  package_delete: { id: 'rainfall-by-district' },
  dataset_purge: { id: 'rainfall-by-district' },
  resource_create: {
    package_id: 'rainfall-by-district',
    name: 'Rainfall 1901–2017',
    url: 'https://example.org/rainfall.csv',
    format: 'CSV',
  },
  organization_show: { id: 'us-bureau-of-labor-statistics' },
  organization_list: { all_fields: true, sort: 'package_count desc' },
  organization_create: { name: 'weather-office', title: 'Weather office' },
  vocabulary_list: {},
  datastore_create: {
    resource: { package_id: 'rainfall-by-district', name: 'Rainfall' },
    fields: [
      { id: 'district', type: 'text' },
      { id: 'rainfall', type: 'numeric', info: { label: 'Rainfall', unit: 'mm', role: 'measure' } },
    ],
    records: [{ district: 'Kodagu', rainfall: 2718.4 }],
  },
  datastore_upsert: {
    resource_id: '6f0c1f5e-4b0e-4f5c-9d0e-0d3f6a1b2c3d',
    method: 'insert',
    records: [{ district: 'Udupi', rainfall: 4319.7 }],
  },
  datastore_search: {
    resource_id: '6f0c1f5e-4b0e-4f5c-9d0e-0d3f6a1b2c3d',
    filters: { district: ['Kodagu', 'Udupi'] },
    sort: 'rainfall desc',
    limit: 100,
  },
  datastore_search_sql: {
    sql: 'SELECT district, avg(rainfall) AS mean FROM "6f0c1f5e-4b0e-4f5c-9d0e-0d3f6a1b2c3d" GROUP BY district',
  },
  datastore_delete: {
    resource_id: '6f0c1f5e-4b0e-4f5c-9d0e-0d3f6a1b2c3d',
    filters: { district: 'Udupi' },
    force: true,
  },
};

/** An input that shows how an action is called; undefined where there is none. */
export function exampleOf(action: string): Record<string, unknown> | undefined {
  return examples[action];
}
