import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findLicense } from '@gazetteer/catalogue';
import { ckanList, fetchTables, harvestCatalogue, importCatalogue, readSource } from '@gazetteer/harvest';
import { createOutbound } from '@gazetteer/outbound';
import Fastify from 'fastify';
import { expect } from 'vitest';
import { administrator, administratorKeyFile } from '../administrator-key.ts';
import { applicationTarget } from '../application-target.ts';
import type { Application } from '../open-application.ts';

/** Somebody who publishes in an installation, for the organisation `roads`. */
export type Publisher = {
  application: Application;
  key: string;
  /** For files on their way. */
  folder: string;
  /** Where another site has a table at every path. */
  address: string;
  close(): Promise<void>;
};

const TABLE = 'year,births\n2001,10\n2002,12\n';

/**
 * Makes the organisation `roads` and a site of others.
 * @param folder the data folder of the installation, whose settings have to let it fetch from its own machine (`OUTBOUND_PRIVATE`)
 */
export async function openPublisher(application: Application, folder: string): Promise<Publisher> {
  const others = Fastify();
  others.get('/*', (_request, reply) => reply.type('text/csv').send(TABLE));
  const address = await others.listen({ port: 0, host: '127.0.0.1' });
  await application.call('organization_create', { name: 'roads', title: 'Roads' }, administrator);
  return {
    application,
    key: (await readFile(administratorKeyFile(folder), 'utf8')).trim(),
    folder,
    address,
    close: () => others.close(),
  };
}

/** A dataset as calls answer with it. */
export type Made = {
  id: string;
  name: string;
  resources: { id: string; held_back: boolean; idp_ready: boolean }[];
};

/** Calls an action as an administrator. */
export async function callAt(application: Application, action: string, input: object): Promise<Made> {
  return (await application.call(action, { ...input }, administrator)) as Made;
}

const rows = { fields: [{ id: 'year', type: 'int' }], records: [{ year: 2001 }] };

/** Makes a draft as the desk does. */
const draft = ({ application }: Publisher, name: string) =>
  callAt(application, 'package_create', { name, title: name, owner_org: 'roads', state: 'draft' });

const makePublic = ({ application }: Publisher, name: string, more: object = {}) =>
  callAt(application, 'package_create', { name, title: name, owner_org: 'roads', ...more });

const publish = ({ application }: Publisher, name: string) =>
  callAt(application, 'dataset_publish', { id: name });

/** Whoever harvests for one publisher says so; the list of the organisation is one of the places where it is found. */
const handOver = ({ application }: Publisher, name: string) =>
  callAt(application, 'package_patch', { id: name, owner_org: 'roads' });

/** Brings a file as the pages of import do, and waits until it is read. */
async function upload({ application, key }: Publisher, query: Record<string, string>): Promise<void> {
  const { server } = application;
  const headers = { authorization: key, 'content-type': 'application/octet-stream' };
  const url = `/api/imports/upload?${new URLSearchParams({ ...query, filename: 'births.csv' })}`;
  const sent = await server.inject({ method: 'POST', url, headers, payload: TABLE });
  expect([sent.statusCode, sent.body]).toEqual([202, expect.any(String)]);
  await server.inject({ url: `/api/imports/${sent.json<{ id: string }>().id}/events`, headers });
}

/** Sends a document with the description of its resource, as CKAN's clients do. */
async function sendDocument({ application, key }: Publisher, dataset: string): Promise<void> {
  const form = new FormData();
  form.set('package_id', dataset);
  form.set('name', 'Report');
  form.set('upload', new File(['%PDF-1.7'], 'report.pdf'));
  const request = new Request('http://portal.test', { method: 'POST', body: form });
  const sent = await application.server.inject({
    method: 'POST',
    url: '/api/3/action/resource_create',
    headers: { authorization: key, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect([sent.statusCode, sent.body]).toEqual([200, expect.any(String)]);
}

/** Harvests a list of CKAN with one dataset, which has one file. */
async function harvestList({ application, address }: Publisher, name: string): Promise<void> {
  const resources = [{ id: `${name}-file`, name: 'Births', url: `${address}/${name}.csv`, format: 'CSV' }];
  const list = [{ id: `${name}-of-the-source`, name, title: name, resources }];
  const source = ckanList(list, { location: `list of ${name}`, version: name, findLicense });
  await harvestCatalogue(applicationTarget(application), source);
}

/** Every way by which a dataset of a name becomes public. */
export const waysOfPublishing: Readonly<
  Record<string, (publisher: Publisher, name: string) => Promise<unknown>>
> = {
  'a table that is published from the desk': async (publisher, name) => {
    const { id } = await draft(publisher, name);
    await callAt(publisher.application, 'datastore_create', {
      resource: { package_id: id, name: 'Table' },
      ...rows,
    });
    return publish(publisher, name);
  },
  'a table that is published before its rows come': async (publisher, name) => {
    const { application } = publisher;
    const { id } = await makePublic(publisher, name);
    const table = { package_id: id, name: 'Table', url_type: 'datastore' };
    const resource = await callAt(application, 'resource_create', table);
    return callAt(application, 'datastore_create', { resource_id: resource.id, ...rows });
  },
  'a file that a page reads into a new table': async (publisher, name) => {
    await draft(publisher, name);
    await upload(publisher, { package_id: name, title: 'Births' });
    return publish(publisher, name);
  },
  'a file that a page reads into a public dataset': async (publisher, name) => {
    await makePublic(publisher, name);
    return upload(publisher, { package_id: name, title: 'Births' });
  },
  'a document that is uploaded by CKAN’s call': async (publisher, name) => {
    const { id } = await draft(publisher, name);
    await sendDocument(publisher, id);
    return publish(publisher, name);
  },
  'a link': (publisher, name) =>
    makePublic(publisher, name, { resources: [{ name: 'Elsewhere', url: 'https://example.org/births' }] }),
  'a program that reads the description, changes it and sends it back': async (publisher, name) => {
    const { application } = publisher;
    const { id } = await makePublic(publisher, name);
    const table = { package_id: id, name: 'Table', url_type: 'datastore' };
    const resource = await callAt(application, 'resource_create', table);
    const read = await callAt(application, 'package_show', { id: name });
    await callAt(application, 'datastore_create', { resource_id: resource.id, ...rows });
    return callAt(application, 'package_update', { ...read, notes: 'Read and sent back' });
  },
  'a folder that the command imports': async (publisher, name) => {
    const folder = path.join(publisher.folder, 'sources', name);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'births.csv'), TABLE);
    const resources = [{ name: 'births', path: 'births.csv', title: 'Births' }];
    const organization = { name: 'roads', title: 'Roads' };
    const descriptor = { name, title: name, organization, resources };
    await writeFile(path.join(folder, 'datapackage.json'), JSON.stringify(descriptor));
    return importCatalogue(applicationTarget(publisher.application), await readSource(folder));
  },
  'a harvest of links': async (publisher, name) => {
    await harvestList(publisher, name);
    return handOver(publisher, name);
  },
  'a harvest with tables': async (publisher, name) => {
    await harvestList(publisher, name);
    const folder = path.join(publisher.folder, 'fetched');
    await mkdir(folder, { recursive: true });
    const options = { outbound: createOutbound({ allowPrivate: true }), folder };
    await fetchTables(applicationTarget(publisher.application), `list of ${name}`, options);
    return handOver(publisher, name);
  },
  'a source that is a file at an address': async ({ application, address }, name) => {
    const source = { url: `${address}/${name}.csv`, owner_org: 'roads', schedule: 'manual' };
    const { id } = await callAt(application, 'harvest_source_create', source);
    await callAt(application, 'harvest_source_run', { id });
    await application.harvest.runner.tick();
    await application.harvest.runner.settled();
  },
};
