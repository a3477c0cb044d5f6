import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { type Application, openApplication } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';

const publishers = ['roads', 'rivers'];

let folder: string;
/** Two processes over one store: of a site of all organisations, and of one that is limited to roads. */
let open: Application;
let limited: Application;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listed-charts-'));
  const settings = { DATA_DIR: folder, SAMPLE_DATA: '0', RATE_LIMIT: '0' };
  open = await openApplication(testSettings(settings));
  const sample = await readFile(join(import.meta.dirname, '..', '..', 'site.json'), 'utf8');
  const SITE_FILE = join(folder, 'limited.json');
  const site = { ...JSON.parse(sample), organizationFilter: 'organization:roads' };
  await writeFile(SITE_FILE, JSON.stringify(site));
  limited = await openApplication(testSettings({ ...settings, SITE_FILE }));
  for (const name of publishers) {
    await call('organization_create', { name, title: name });
    const { id } = await call('package_create', { name: `of-${name}`, title: `Of ${name}`, owner_org: name });
    const table = { resource: { package_id: id, name: `Lengths of ${name}` }, ...rows };
    const { resource_id } = await call('datastore_create', table);
    const channels = { x: { field: 'year' }, y: { field: 'length', aggregate: 'sum' } };
    const source = { kind: 'table', resource_id };
    const title = `Chart of ${name}`;
    const visJSON = { version: 1, source, mark: 'line', channels, title };
    const chart = { visID: `chart-${name}`, visJSON, visibility: 'public' } as const;
    await open.content.keepChart(administrator, chart);
  }
});

afterAll(async () => {
  await open.close();
  await limited.close();
  await rm(folder, { recursive: true });
});

const rows = {
  fields: [
    { id: 'year', type: 'int', info: { role: 'time' } },
    { id: 'length', type: 'float', info: { role: 'measure' } },
  ],
  records: [
    { year: 2001, length: 10 },
    { year: 2002, length: 12 },
  ],
};

type Made = { id: string; resource_id: string; resources: { id: string }[] };
const call = async (action: string, input: object) =>
  (await open.call(action, { ...input }, administrator)) as Made;

async function get({ server }: Application, url: string): Promise<string> {
  const { statusCode, body } = await server.inject(url);
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
}

async function describePortal({ server }: Application): Promise<string> {
  const { body } = await server.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'describe_portal', arguments: {} },
    },
  });
  return body;
}

/** Where charts and tables are listed without their dataset being named by whoever asks. */
const places: Record<string, (application: Application) => Promise<string>> = {
  'the gallery': (application) => get(application, '/api/content/gallery'),
  'the gallery by words': (application) => get(application, '/api/content/gallery?q=chart'),
  'the search of charts': (application) => get(application, '/api/content/search?q=chart'),
  'what assistants are told of the portal': describePortal,
};

/** Of whose data a place speaks. */
async function publishersIn(place: string, application: Application): Promise<string[]> {
  const said = (await places[place]?.(application)) ?? '';
  return publishers.filter((name) => said.includes(name));
}

describe.each(Object.keys(places))('%s', (place) => {
  it('names no data of other organisations on a site that is limited to one', async () => {
    expect(await publishersIn(place, open)).toEqual(publishers);
    expect(await publishersIn(place, limited)).toEqual(['roads']);
  });

  it('names no data that their publisher keeps out of the search', async () => {
    const [resource] = (await call('package_show', { id: 'of-rivers' })).resources;
    await call('resource_patch', { id: resource?.id, held_back: true });
    expect(await publishersIn(place, open)).toEqual(['roads']);
    await call('resource_patch', { id: resource?.id, held_back: false });
    expect(await publishersIn(place, open)).toEqual(publishers);
  });
});

it('counts and names in the gallery what it shows', async () => {
  const gallery = async (application: Application, query = '') =>
    JSON.parse(await get(application, `/api/content/gallery${query}`)) as { meta: { count: number } };
  expect((await gallery(open)).meta).toMatchObject({ count: 2, marks: [{ name: 'line', count: 2 }] });
  expect((await gallery(limited)).meta).toMatchObject({ count: 1, marks: [{ name: 'line', count: 1 }] });
  expect((await gallery(limited, '?dataset=of-rivers')).meta.count).toBe(0);
});

it('still shows a chart, and those of a dataset, by their own addresses', async () => {
  expect((await limited.server.inject('/charts/chart-rivers.json')).statusCode).toBe(200);
});
