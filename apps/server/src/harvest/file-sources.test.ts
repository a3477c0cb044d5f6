import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator, administratorKeyFile } from '../administrator-key.ts';
import { type Application, openApplication } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';

type Json = ReturnType<typeof JSON.parse>;

let folder: string;
let application: Application;
let files: FastifyInstance;
let address: string;
/** What stands at each path of the other site; a path that is not there answers 404. */
const served = new Map<string, { body: string; type?: string }>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-sources-'));
  const environment = { DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent', OUTBOUND_PRIVATE: '1' };
  application = await openApplication(testSettings(environment));
  files = Fastify();
  files.get('/*', (request, reply) => {
    const file = served.get(request.url);
    return file ? reply.type(file.type ?? 'text/csv').send(file.body) : reply.code(404).send();
  });
  address = await files.listen({ port: 0, host: '127.0.0.1' });
  await ask('organization_create', { name: 'roads', title: 'Roads' });
});

afterAll(async () => {
  await files.close();
  await application.close();
  await rm(folder, { recursive: true });
});

const ask = (action: string, input: Record<string, unknown>): Promise<Json> =>
  application.call(action, input, administrator);

/** Makes a source that is read when it is asked for. */
async function sourceAt(pathname: string, settings: object = {}) {
  const given = { url: address + pathname, owner_org: 'roads', schedule: 'manual', ...settings };
  const { id } = await ask('harvest_source_create', given);
  /** Reads it once. */
  const read = async (): Promise<Json> => {
    const { id: run } = await ask('harvest_source_run', { id });
    await application.harvest.runner.tick();
    await application.harvest.runner.settled();
    return ask('harvest_run_show', { id: run });
  };
  return { id, read };
}

const recordsOf = async (id: string): Promise<Json> =>
  (await ask('datastore_search', { resource_id: id, records_format: 'lists' })).records;

it('a file at an address becomes a dataset whose table follows the file, and whose words are ours', async () => {
  served.set('/open/yearly-rain.csv', { body: 'year;mm\n2001;1.200,5\n' });
  const { read } = await sourceAt('/open/yearly-rain.csv');
  expect(await read()).toMatchObject({ state: 'done', created: 1, tables_read: 1, failures: [] });
  const made = await ask('package_show', { id: 'yearly-rain' });
  expect(made).toMatchObject({ title: 'Yearly rain', state: 'active', organization: { name: 'roads' } });
  const { id } = made.resources[0];
  expect(made.resources).toEqual([
    expect.objectContaining({ name: 'Yearly rain', format: 'CSV', url: `${address}/open/yearly-rain.csv` }),
  ]);
  expect(await recordsOf(id)).toEqual([[1, 2001, 1200.5]]);

  await ask('package_patch', { id: made.id, title: 'Rain, year by year' });
  await ask('resource_patch', { id, name: 'Rain' });
  expect(await read()).toMatchObject({ unchanged: 1, tables_unchanged: 1 });
  served.set('/open/yearly-rain.csv', { body: 'year;mm\n2001;1.200,5\n2002;900,5\n' });
  expect(await read()).toMatchObject({ updated: 1, tables_read: 1 });
  expect(await recordsOf(id)).toEqual([
    [1, 2001, 1200.5],
    [2, 2002, 900.5],
  ]);
  expect(await ask('package_show', { id: made.id })).toMatchObject({
    title: 'Rain, year by year',
    resources: [{ id, name: 'Rain' }],
  });
});

it('a file whose table somebody has corrected is read as they said, and one that no longer fits changes nothing', async () => {
  served.set('/open/heights.csv', { body: 'code,m\n007,12\n' });
  const { read } = await sourceAt('/open/heights.csv');
  await read();
  const { id } = (await ask('package_show', { id: 'heights' })).resources[0];
  const headers = {
    authorization: (await readFile(administratorKeyFile(path.join(folder, 'data')), 'utf8')).trim(),
    'content-type': 'text/csv',
  };
  const look = await application.server.inject({
    method: 'POST',
    url: `/api/looks/upload?resource_id=${id}&filename=heights.csv`,
    headers,
    payload: 'code,m\n007,12\n',
  });
  const { id: lookId, recipe } = look.json<Json>();
  const at = `/api/looks/${lookId}`;
  const named = { ...recipe.columns[1], label: 'Height' };
  const corrected = {
    recipe: { ...recipe, columns: [recipe.columns[0], named], method: 'upsert', key: ['code'] },
  };
  const json = { authorization: headers.authorization };
  const put = await application.server.inject({ method: 'PUT', url: at, headers: json, payload: corrected });
  expect(put.statusCode).toBe(200);
  const done = await application.server.inject({
    method: 'POST',
    url: `${at}/publish`,
    headers: json,
    payload: {},
  });
  expect(done.statusCode).toBe(200);

  served.set('/open/heights.csv', { body: 'code,m\n008,7\n' });
  expect(await read()).toMatchObject({ tables_read: 1, failures: [] });
  const { fields } = await ask('datastore_info', { id });
  expect(fields[1]).toMatchObject({ id: 'm', info: { label: 'Height' } });
  expect(await recordsOf(id)).toEqual([
    [1, '007', 12],
    [2, '008', 7],
  ]);
  served.set('/open/heights.csv', { body: 'code,feet\n008,23\n' });
  expect(await read()).toMatchObject({
    tables_read: 0,
    failures: [{ place: `${address}/open/heights.csv` }],
  });
  expect(await recordsOf(id)).toHaveLength(2);
});

it('a file without an ending is of the format that its server says, and one that is gone fails the run', async () => {
  served.set('/export?of=roads', { body: '[{"road":"A1","km":12}]', type: 'application/json' });
  const { read } = await sourceAt('/export?of=roads', { kind: 'file' });
  expect(await read()).toMatchObject({ state: 'done', tables_read: 1, failures: [] });
  const { resources } = await ask('package_show', { id: 'export' });
  expect(await recordsOf(resources[0].id)).toEqual([[1, 'A1', 12]]);
  served.delete('/export?of=roads');
  expect(await read()).toMatchObject({
    state: 'failed',
    error: { code: 'answered', params: { status: 404 } },
  });
  expect(await recordsOf(resources[0].id)).toEqual([[1, 'A1', 12]]);
});

const descriptor = {
  name: 'road-works',
  title: 'Road works',
  licenses: [{ name: 'CC-BY-4.0' }],
  keywords: ['roads'],
  sources: [{ title: 'Road office' }],
  resources: [
    {
      name: 'works',
      path: 'tables/works.csv',
      title: 'Works',
      schema: {
        fields: [
          { name: 'code', type: 'string', title: 'Road' },
          { name: 'cost', type: 'number', unit: 'EUR' },
        ],
      },
    },
    { name: 'gone', path: 'tables/gone.csv' },
  ],
};

it('a data package brings its tables with what it says of their columns, and tells which file is not there', async () => {
  served.set('/package/datapackage.json', { body: JSON.stringify(descriptor), type: 'application/json' });
  served.set('/package/tables/works.csv', { body: 'code,cost\n007,12\n' });
  const { read } = await sourceAt('/package/datapackage.json', { tables: true });
  expect(await read()).toMatchObject({
    state: 'done',
    created: 1,
    tables_read: 1,
    failures: [{ place: `${address}/package/tables/gone.csv`, reason: 'It answers with the status 404' }],
  });
  const { license_id, tags, resources } = await ask('package_show', { id: 'road-works' });
  expect({ license_id, tags: tags.map(({ name }: Json) => name) }).toEqual({
    license_id: 'CC-BY-4.0',
    tags: ['roads'],
  });
  expect(await recordsOf(resources[0].id)).toEqual([[1, '007', 12]]);
  const { fields } = await ask('datastore_info', { id: resources[0].id });
  expect(fields).toEqual([
    expect.objectContaining({ id: 'code', type: 'text', info: expect.objectContaining({ label: 'Road' }) }),
    expect.objectContaining({ id: 'cost', info: expect.objectContaining({ unit: 'EUR' }) }),
  ]);

  served.set('/package/tables/works.csv', { body: 'code,cost\n007,12\n008,7\n' });
  expect(await read()).toMatchObject({ updated: 1, tables_read: 1 });
  expect(await recordsOf(resources[0].id)).toHaveLength(2);
});

it.each([
  ['no_json', 'not json'],
  ['not_a_catalogue', '{"hello":"world"}'],
  ['not_a_data_package', JSON.stringify({ ...descriptor, name: 'Not A Name' })],
  [
    'not_a_data_package',
    JSON.stringify({ ...descriptor, resources: [{ name: 'a', path: 'file:///etc/passwd' }] }),
  ],
])('a document that is none says so: %s', async (code, body) => {
  served.set('/other/datapackage.json', { body, type: 'application/json' });
  const { id, read } = await sourceAt('/other/datapackage.json');
  expect(await read()).toMatchObject({ state: 'failed', created: 0, error: { code } });
  await ask('harvest_source_delete', { id, datasets: 'keep' });
});
