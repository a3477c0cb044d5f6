import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findLicense } from '@gazetteer/catalogue';
import { StoreFailure } from '@gazetteer/kernel';
import { createOutbound } from '@gazetteer/outbound';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';
import { applicationTarget } from '../application-target.ts';
import { fetchTables, harvestCatalogue, ckanList } from '@gazetteer/harvest';

let folder: string;
let application: Application;
let files: FastifyInstance;
let address: string;
const asked: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fetch-tables-'));
  await mkdir(path.join(folder, 'way'));
  application = await openApplication(testSettings({ DATA_DIR: path.join(folder, 'data') }));
  files = Fastify();
  files.get('/rain.csv', (request) => {
    asked.push(request.url);
    return 'year,mm\n2001,10\n2002,12\n';
  });
  address = await files.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await files.close();
  await application.close();
  await rm(folder, { recursive: true });
});

it('reads the tables among the files of a harvest, each once, and tells which it could not', async () => {
  const resources = [
    { id: 'rain-file-of-the-source', name: 'Rain', url: `${address}/rain.csv`, format: 'CSV' },
    { id: 'gone-file-of-the-source', name: 'Gone', url: `${address}/gone.csv`, format: 'CSV' },
    { id: 'text-file-of-the-source', name: 'Text', url: `${address}/text.pdf`, format: 'PDF' },
  ];
  const source = ckanList([{ id: 'rain-of-the-source', name: 'rain', resources }], {
    location: 'a',
    version: '1',
    findLicense,
  });
  await harvestCatalogue(applicationTarget(application), source);
  const target = applicationTarget(application);
  const options = { outbound: createOutbound({ allowPrivate: true }), folder: path.join(folder, 'way') };

  const failures = [{ place: `${address}/gone.csv`, reason: 'It answers with the status 404' }];
  expect(await fetchTables(target, 'a', options)).toEqual({ read: 1, unchanged: 0, failures, remarks: [] });
  const found = await application.call('datastore_search', { resource_id: 'rain-file-of-the-source' });
  expect(found).toMatchObject({
    total: 2,
    records: [
      { year: 2001, mm: 10 },
      { year: 2002, mm: 12 },
    ],
  });
  const ready = await application.call('package_search', { fq: 'idp_ready:true', rows: 0, facet: false });
  expect(ready).toMatchObject({ count: 1 });

  expect(await fetchTables(target, 'a', options)).toEqual({ read: 0, unchanged: 1, failures, remarks: [] });
  expect(asked).toHaveLength(1);
  expect(await readdir(options.folder)).toEqual([]);

  const closed = { ...options, outbound: createOutbound() };
  const refused = await fetchTables(target, 'a', closed);
  expect(refused.failures[0]?.reason).toContain('only public addresses are called');
});

it('fetches nothing more where the object store is away, and reads all once it is back', async () => {
  const resources = ['hail', 'snow'].map((name) => ({
    id: `${name}-file-of-the-source`,
    name,
    url: `${address}/rain.csv`,
    format: 'CSV',
  }));
  const named = { location: 'b', version: '1', findLicense };
  await harvestCatalogue(
    applicationTarget(application),
    ckanList([{ id: 'wet-of-the-source', name: 'wet', resources }], named),
  );
  const target = applicationTarget(application);
  const options = { outbound: createOutbound({ allowPrivate: true }), folder: path.join(folder, 'way') };
  const away = new StoreFailure('objects', 'away');
  const put = vi.spyOn(application.datastore.context.objects, 'put').mockRejectedValue(away);
  onTestFinished(() => put.mockRestore());
  const before = asked.length;
  await expect(fetchTables(target, 'b', options)).rejects.toBe(away);
  expect(asked).toHaveLength(before + 1);
  put.mockRestore();
  expect(await fetchTables(target, 'b', options)).toMatchObject({ read: 2, failures: [] });
});
