import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator } from './administrator-key.ts';
import { type Application, openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

let folder: string;
let application: Application;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'withdrawn-'));
  application = await openApplication(testSettings({ DATA_DIR: folder }));
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

/** A word that stands in title, notes, tags, column and cells, and nowhere else. */
const WORD = 'quokka';

const call = async (name: string, input: object) =>
  (await application.call(name, { ...input }, administrator)) as { id: string };

type Ids = { dataset: string; resource: string };

async function makeDataset(): Promise<Ids> {
  await call('organization_create', { name: 'zoo', title: 'Zoo' });
  const dataset = await call('package_create', {
    name: `${WORD}s`,
    title: `The ${WORD} count`,
    notes: `Every ${WORD} of the islands`,
    owner_org: 'zoo',
    private: false,
    tags: [{ name: WORD }],
    license_id: 'CC-BY-4.0',
  });
  const resource = await call('resource_create', {
    package_id: dataset.id,
    name: `The ${WORD} table`,
    url_type: 'datastore',
  });
  const rows = (count: number) => ({
    resource_id: resource.id,
    fields: [
      { id: 'state', type: 'text', info: { label: `${WORD} home` } },
      { id: WORD, type: 'int' },
    ],
    records: [{ state: WORD, [WORD]: count }],
  });
  await call('datastore_create', rows(1));
  await call('datastore_upsert', { resource_id: resource.id, method: 'insert', records: rows(2).records });
  return { dataset: dataset.id, resource: resource.id };
}

const action = (name: string, query: Record<string, string> = {}) =>
  `/api/3/action/${name}?${new URLSearchParams(query).toString()}`;

/** The addresses of the dataset, its table and what is made of them. */
function ownAddresses({ dataset, resource }: Ids): string[] {
  const sql = `select * from "${resource}"`;
  const documents = [
    '',
    '.jsonld',
    '.ttl',
    '.rdf',
    '/schema-org.jsonld',
    '/croissant.jsonld',
    '/datapackage.json',
  ];
  const formats = ['csv', 'tsv', 'json', 'ndjson', 'xml', 'xlsx', 'parquet'];
  return [
    ...documents.map((end) => `/dataset/${dataset}${end}`),
    `/dataset/${dataset}/resource/${resource}`,
    ...formats.map((format) => `/datastore/dump/${resource}?format=${format}`),
    ...formats.map((format) => `/datastore/version/${resource}/1.${format}`),
    `/datastore/dump/${resource}-metadata.json`,
    `/datastore/sql?${new URLSearchParams({ sql, format: 'csv' }).toString()}`,
    action('package_show', { id: dataset }),
    action('dataset_fair_show', { id: dataset }),
    action('resource_show', { id: resource }),
    action('datastore_search', { resource_id: resource }),
    action('datastore_info', { id: resource }),
    action('datastore_search_sql', { sql }),
    action('datastore_table_summary', { id: resource }),
    action('datastore_version_list', { id: resource }),
    action('datastore_version_compare', { id: resource, from: '1', to: '2' }),
    action('table_merge_suggest', { left: resource, right: resource }),
  ];
}

/** The addresses where it is one among others; none names it by its word. */
const listings = [
  '/catalog.ttl',
  '/catalog.jsonld?q=islands',
  '/catalog.rdf?modified_since=2020-01-01',
  '/data.json',
  '/feeds/dataset.atom',
  '/feeds/organization/zoo.atom',
  '/feeds/custom.atom?q=islands',
  '/sitemap-1.xml',
  action('package_search', { q: 'islands' }),
  action('package_search', { q: 'quok', ext_highlight: 'true' }),
  action('package_search', { 'facet.field': '["tags"]', rows: '0', include_private: 'true' }),
  action('column_search', { q: 'home' }),
  action('column_search', { q: 'quok', include_private: 'true' }),
  action('search_suggest', { q: 'quok' }),
  action('package_autocomplete', { q: 'quok' }),
  action('tag_list'),
  action('package_list'),
  action('current_package_list_with_resources'),
  action('dataset_fair_list'),
];

it('a dataset that is withdrawn or deleted shows nowhere, whatever was kept of it before', async () => {
  const ids = await makeDataset();
  const { server } = application;
  const own = ownAddresses(ids);
  const tags = new Map<string, string>();
  const dumb: string[] = [];
  for (const url of [...own, ...listings]) {
    const { statusCode, headers, body } = await server.inject(url);
    const isTold = statusCode === 303 || (statusCode === 200 && (own.includes(url) || body.includes(WORD)));
    if (!isTold) dumb.push(`${url} answered ${statusCode}`);
    if (headers.etag) tags.set(url, headers.etag);
  }
  expect(dumb).toEqual([]);
  const withdrawals = [
    ['package_patch', { id: ids.dataset, private: true }],
    ['package_delete', { id: ids.dataset }],
  ] as const;
  const leaks: string[] = [];
  for (const [withdraw, input] of withdrawals) {
    await call(withdraw, input);
    for (const url of [...own, ...listings]) {
      const etag = tags.get(url);
      const { statusCode, body } = await server.inject({
        url,
        ...(etag && { headers: { 'if-none-match': etag } }),
      });
      const isHidden = own.includes(url) ? [403, 404].includes(statusCode) : statusCode !== 304;
      if (!isHidden || body.includes(WORD)) leaks.push(`${url} answered ${statusCode} after ${withdraw}`);
    }
  }
  expect(leaks).toEqual([]);
});
