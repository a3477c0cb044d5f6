import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PackageDictionary, ResourceDictionary } from '@gazetteer/catalogue';
import { importCatalogue, readSource } from '@gazetteer/harvest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administrator } from './administrator-key.ts';
import { applicationTarget } from './application-target.ts';
import { type Application, openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

let folder: string;
let application: Application;
const key = 'gzt_the-key-of-the-administrator-in-these-tests';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'delivered-content-'));
  const DATA_DIR = path.join(folder, 'data');
  const settings = { DATA_DIR, LOG_LEVEL: 'silent', RATE_LIMIT: '0', ADMIN_KEY: key };
  application = await openApplication(testSettings(settings));
});

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

const show = async (id: string) =>
  (await application.call('package_show', { id }, administrator)) as PackageDictionary;

async function deliveredBy(url: string): Promise<Buffer> {
  const { pathname, search } = new URL(url);
  const answer = await application.server.inject(pathname + search);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.rawPayload;
}

/** Size and hash, where they are told, are those of the bytes. */
async function expectTruth({ url, size, hash }: Pick<ResourceDictionary, 'url' | 'size' | 'hash'>) {
  const bytes = await deliveredBy(url);
  const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  expect([url, size ?? bytes.length, hash || digest]).toEqual([url, bytes.length, digest]);
}

/** Sends a file with an action, as clients of CKAN do. */
async function upload(action: string, fields: Record<string, string>, filename: string, text: string) {
  const parts = new FormData();
  for (const [name, value] of Object.entries(fields)) parts.set(name, value);
  parts.set('upload', new File([text], filename));
  const request = new Request('http://portal.test', { method: 'POST', body: parts });
  const answer = await application.server.inject({
    method: 'POST',
    url: `/api/3/action/${action}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: key },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ result: { id: string } }>().result.id;
}

async function importInto(resource_id: string, text: string): Promise<void> {
  const headers = { authorization: key, 'content-type': 'text/csv' };
  const url = `/api/imports/upload?resource_id=${resource_id}&filename=later.csv`;
  const { id } = (await application.server.inject({ method: 'POST', url, headers, payload: text })).json<{
    id: string;
  }>();
  await application.server.inject({ url: `/api/imports/${id}/events`, headers });
}

it('size and hash of a resource are those of what its address delivers, or are not told', async () => {
  const source = path.join(folder, 'rain.csv');
  for (const text of ['year,mm\n2001,10\n', 'year,mm\n2001,10\n2003,9\n']) {
    await writeFile(source, text);
    await importCatalogue(applicationTarget(application), await readSource(source));
  }
  const { id: dataset } = await show('rain');
  // What somebody says of a table that is written anew each time is not taken over.
  const said = { size: 3, hash: 'sha256:0a' };
  const [table] = (await show('rain')).resources;
  await application.call('resource_patch', { id: table?.id, ...said }, administrator);
  await upload('resource_create', { package_id: dataset }, 'notes.txt', 'Read me');
  const changed = await upload('resource_create', { package_id: dataset }, 'a.csv', 'a,b\n1,2\n');
  await upload('resource_patch', { id: changed }, 'b.csv', 'a,b\n1,2\n3,4\n');
  const imported = await upload('resource_create', { package_id: dataset }, 'c.csv', 'a,b\n1,2\n');
  await importInto(imported, 'a,b\r\n5,6\r\n');

  const { resources } = await show('rain');
  expect(resources.map(({ url_type }) => url_type)).toEqual(['datastore', 'upload', 'upload', 'upload']);
  expect(resources[0]).toMatchObject({ size: null, hash: '' });
  for (const resource of resources.slice(1)) {
    expect(resource).toMatchObject({ size: expect.any(Number), hash: expect.stringMatching(/^sha256:/) });
  }
  for (const resource of resources) await expectTruth(resource);
});

it('so are those of the downloads that metadata tells of', async () => {
  const answer = await application.server.inject('/dataset/rain.jsonld');
  const told = answer.body.matchAll(/"dcat:downloadURL":\s*\{\s*"@id":\s*"([^"]+format=parquet)"/g);
  const [parquet] = [...told].map(([, url = '']) => url);
  expect(parquet).toBeDefined();
  const bytes = await deliveredBy(parquet ?? '');
  expect(answer.body).toContain(`"${bytes.length}"`);
});
