import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administratorKeyFile } from './administrator-key.ts';
import { type Application, openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

/*
 * The requests that CKAN's clients for R and for Python send, as they send them: methods, headers, bodies, and
 * what stands in the address.
 */

let folder: string;
let application: Application;
let key: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gazetteer-clients-'));
  application = await openApplication(testSettings({ DATA_DIR: folder }));
  key = (await readFile(administratorKeyFile(folder), 'utf8')).trim();
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

type Values = Record<string, unknown>;
// oxlint-disable-next-line no-explicit-any -- what a client reads of an answer is what the test is about
type Answer = { status: number; result: any; error: any };

const JSON_TYPE = { 'content-type': 'application/json' };

async function send(
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string>,
  payload?: string | Buffer,
): Promise<Answer> {
  const answer = await application.server.inject({
    method,
    url: path,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  const { result, error } = answer.json();
  return { status: answer.statusCode, result, error };
}

async function sendForm(path: string, headers: Record<string, string>, values: Values): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    form.set(name, value instanceof File ? value : String(value));
  }
  const request = new Request('http://portal.test', { method: 'POST', body: form });
  const type = { 'content-type': request.headers.get('content-type') ?? '' };
  return send('POST', path, { ...headers, ...type }, Buffer.from(await request.arrayBuffer()));
}

const query = (values: Values) => new URLSearchParams(values as Record<string, string>).toString();
const keys = () => ({ authorization: key, 'x-ckan-api-key': key });

/** The client for R: reads by GET, writes by multipart form or JSON, both at the path with the version. */
const r = {
  get: (action: string, values: Values = {}) =>
    send('GET', `/api/3/action/${action}?${query(values)}`, { ...keys(), ...JSON_TYPE }),
  post: (action: string, values: Values) => sendForm(`/api/3/action/${action}`, keys(), values),
  postJson: (action: string, values: Values) =>
    send('POST', `/api/3/action/${action}`, { ...keys(), ...JSON_TYPE }, JSON.stringify(values)),
  /** Rows of tables are asked for by POST without a body. */
  searchTable: (values: Values) =>
    send('POST', `/api/action/datastore_search?${query(values)}`, { authorization: key, ...JSON_TYPE }),
  searchSql: (sql: string) =>
    send('GET', `/api/action/datastore_search_sql?${query({ sql })}`, { authorization: key, ...JSON_TYPE }),
};

/** The client for Python: everything by POST with JSON, files by multipart form, reads by GET if told so. */
const python = {
  call: (action: string, values: Values = {}, files: Record<string, File> = {}) => {
    const headers = { ...keys(), 'user-agent': 'ckanapi/1' };
    const path = `/api/action/${action}`;
    if (Object.keys(files).length > 0) return sendForm(path, headers, { ...values, ...files });
    return send('POST', path, { ...headers, ...JSON_TYPE }, JSON.stringify(values));
  },
  getOnly: (action: string, values: Values = {}) =>
    send('GET', `/api/action/${action}?${query(values)}`, { 'user-agent': 'ckanapi/1', ...JSON_TYPE }),
};

it('serve a session with the client for R from the first dataset to the last table', async () => {
  expect((await r.get('status_show')).result).toHaveProperty('ckan_version');
  await r.postJson('organization_create', { name: 'weather', title: 'Weather office' });
  const dataset = await r.postJson('package_create', {
    name: 'rain',
    title: 'Rain',
    private: false,
    state: 'active',
    owner_org: 'weather',
    tags: [{ name: 'monsoon' }],
    license_id: 'cc-by',
  });
  expect(dataset).toMatchObject({ status: 200, result: { name: 'rain', num_tags: 1 } });
  const { id } = dataset.result;
  expect((await r.get('package_show', { id })).result.title).toBe('Rain');

  const upload = new File(['district,mm\nKodagu,2718\nMysuru,761\n'], 'rain.csv', { type: 'text/csv' });
  const file = await r.post('resource_create', {
    package_id: id,
    name: 'By district',
    format: 'CSV',
    upload,
  });
  expect(file.result).toMatchObject({ name: 'By district', url_type: 'upload', datastore_active: true });
  const downloaded = await application.server.inject(new URL(file.result.url).pathname);
  expect(downloaded.body).toContain('Kodagu,2718');
  const link = await r.post('resource_create', {
    package_id: id,
    name: 'Page',
    url: 'https://example.org/rain',
  });
  expect(link.result.url).toBe('https://example.org/rain');

  const found = await r.searchTable({ resource_id: file.result.id, limit: '1', sort: 'mm desc' });
  expect(found.result).toMatchObject({ total: 2, records: [{ district: 'Kodagu', mm: 2718 }] });
  const counted = await r.searchSql(`SELECT count(*), max(mm) FROM "${file.result.id}" WHERE district ~ 'o'`);
  expect(counted.result.records).toEqual([{ count: 1, max: 2718 }]);
  const table = await r.postJson('datastore_create', {
    resource: {
      package_id: id,
      name: 'Years',
    },
    force: false,
    fields: [
      {
        id: 'year',
        type: 'int',
      },
    ],
    records: [{ year: 2024 }],
    primary_key: ['year'],
  });
  expect(table.result.resource_id).toEqual(expect.any(String));

  expect((await r.get('package_search', { q: 'monsoon', rows: '2' })).result.count).toBe(1);
  expect((await r.get('resource_search', { query: 'name:district' })).result.count).toBe(1);
  expect((await r.get('tag_list')).result).toEqual(['monsoon']);
  expect((await r.get('tag_search', { query: 'mons' })).result.count).toBe(1);
  const vocabulary = await r.postJson('vocabulary_create', { name: 'themes' });
  const term = await r.post('tag_create', { name: 'Water', vocabulary_id: vocabulary.result.id });
  expect(term.result).toMatchObject({ name: 'Water' });
  expect((await r.get('tag_show', { id: 'Water', vocabulary_id: 'themes' })).status).toBe(200);
  const { result: recent } = await r.get('recently_changed_packages_activity_list', { limit: '31' });
  expect(recent).toContainEqual(expect.objectContaining({ object_id: id, activity_type: 'new package' }));
  const views = await r.postJson('resource_create_default_resource_views', {
    resource: file.result,
    create_datastore_views: true,
  });
  expect(views.result).toEqual([]);
  const order = [link.result.id, file.result.id];
  const ordered = await r.postJson('package_resource_reorder', { id, order });
  expect(ordered.result.order.slice(0, 2)).toEqual(order);
  expect((await r.post('package_patch', { id, notes: 'Gauges' })).result.notes).toBe('Gauges');
  expect((await r.post('package_delete', { id })).status).toBe(200);
});

it('tell the client for R of wrong fields and of nothing else', async () => {
  const { status, error } = await r.postJson('package_create', { name: 'No blanks', owner_org: 'weather' });
  expect(status).toBe(409);
  expect(Object.keys(error).toSorted()).toEqual(['__type', 'name']);
});

it('serve a session with the client for Python', async () => {
  await python.call('organization_create', { name: 'roads' });
  const { result } = await python.call('package_create', { name: 'accidents', owner_org: 'roads' });
  const upload = new File(['year,killed\n2023,12\n'], 'accidents.csv');
  const made = await python.call('resource_create', { package_id: result.id, name: 'Years' }, { upload });
  expect(made.result).toMatchObject({ format: 'CSV', datastore_active: true });
  const table = await python.call('datastore_create', {
    resource: { package_id: 'accidents' },
    primary_key: 'year',
    fields: [
      {
        id: 'year',
        type: 'int',
      },
      {
        id: 'killed',
        type: 'int',
      },
    ],
    records: [
      {
        year: 2023,
        killed: 12,
      },
    ],
  });
  const { resource_id } = table.result;
  const read = async () => (await python.call('datastore_search', { resource_id })).result.records;
  const [row] = await read();
  await python.call('datastore_upsert', { resource_id, records: [{ ...row, killed: 11 }] });
  expect(await read()).toEqual([{ _id: 1, year: 2023, killed: 11 }]);
  const page = await python.call('datastore_search', { resource_id, limit: 1, include_next_page: true });
  expect(page.result.next_page).toEqual({ _id: { gt: 1 } });
  await python.call('datastore_records_delete', { resource_id, filters: {} });
  expect(await read()).toEqual([]);

  const revised = await python.call('package_revise', {
    match: { name: 'accidents' },
    update__resources__0__description: 'From the police',
  });
  expect(revised.result.package.resources[0].description).toBe('From the police');
  expect((await python.getOnly('package_search', { q: 'accidents', fl: 'name' })).result.results).toEqual([
    { name: 'accidents' },
  ]);
  expect((await python.getOnly('package_show', { id: 'accidents' })).result.num_resources).toBe(2);
  const listed = await python.call('organization_list_for_user', { permission: 'create_dataset' });
  expect(listed.result.map(({ name }: { name: string }) => name)).toContain('roads');
});

it('tell the client for Python what kind of failure it was', async () => {
  expect((await python.call('package_show', { id: 'none' })).error).toEqual({
    __type: 'Not Found Error',
    message: 'Not found',
  });
  expect((await python.call('package_search', { q: '"open AND (' })).error?.__type ?? 'found').toMatch(
    /Search Error|found/,
  );
  expect((await python.call('package_show')).error).toEqual({
    __type: 'Validation Error',
    name_or_id: ['Missing value'],
  });
  const anonymous = await send('POST', '/api/action/package_create', JSON_TYPE, '{"name":"x"}');
  expect(anonymous).toMatchObject({ status: 403, error: { __type: 'Authorization Error' } });
});
