import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../administrator-key.ts';
import { applicationTarget } from '../application-target.ts';
import { importCatalogue, readSource } from '@gazetteer/harvest';
import { openApplication, type Application } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';

/** A folder of real tables, with lists of the codes of India's local governments and boundaries. */
const data = process.env.GAZETTEER_DATA ?? '';
const formerNames = path.join(import.meta.dirname, '../../../../docs/area-codes/lgd-former-names.csv');

const health = 'health-nfhs5-districts-2019-21';
const lights = 'environment-nightlights-districts-2012-24';
const crops = 'agriculture-crop-production-districts-1997-2015';
const census = 'demography-census2011-pca-districts';

type Fields = {
  source: object;
  fields: { id: string; kind: string; role: string; type: string }[];
  row_count: number;
  geo: { field: string; by: string; level: string; match_rate: number; extents: Extent[] } | null;
  merge_report: { left: { match_rate: number } } | null;
};
type Extent = { code: string; name: string; level: string };
type Figures = {
  columns: { name: string; field: string | null }[];
  rows: Record<string, unknown>[];
  boundaries: { level: string; vintage: string; url: string } | null;
  geo: {
    total: number;
    matched: number;
    areas: number;
    without_data: number;
    without_shape: string[];
  } | null;
};

let folder: string;
let application: Application;
const tables = new Map<string, string>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chart-data-'));
  application = await openApplication(testSettings({ DATA_DIR: folder }));
  const source = await readSource(data);
  const wanted = [health, lights, crops, census];
  const datasets = source.datasets.filter(({ name }) => wanted.includes(name));
  const target = applicationTarget(application);
  await importCatalogue(target, { ...source, datasets });
  await importCatalogue(target, await readSource(formerNames));
  for (const name of wanted) {
    const dataset = (await application.call('package_show', { id: name }, administrator)) as {
      resources: { id: string }[];
    };
    tables.set(name, dataset.resources[0]?.id ?? '');
  }
}, 300_000);

afterAll(async () => {
  await application.close();
  await rm(folder, { recursive: true });
});

const fieldsOf = (input: object) => application.call('chart_fields', { ...input }) as Promise<Fields>;
const figuresOf = (spec: object) =>
  application.call('chart_query', { spec: { version: 1, ...spec } }) as Promise<Figures>;
const tableOf = (name: string) => ({ kind: 'table', resource_id: tables.get(name) });

describe('charts of real tables', () => {
  it('draw the districts of a table that knows them by name only', async () => {
    const { geo, fields } = await fieldsOf({ dataset_id: health });
    expect(geo).toMatchObject({ by: 'name', level: 'district' });
    expect(geo?.match_rate).toBeGreaterThan(0.88);
    expect(geo?.extents.find(({ name }) => /^karnataka$/i.test(name))).toMatchObject({ level: 'state' });
    const measure = fields.find(({ kind }) => kind === 'number')?.id;
    const channels = { geo: { field: geo?.field }, colour: { field: measure, aggregate: 'mean' } };
    const figures = await figuresOf({ source: tableOf(health), mark: 'choropleth', channels });
    expect(figures.rows.length).toBeGreaterThan(600);
    expect(figures.boundaries).toMatchObject({ level: 'district' });
    expect(figures.geo?.areas).toBeGreaterThan(700);
    const shapes = await application.server.inject(String(figures.boundaries?.url));
    expect(shapes.statusCode).toBe(200);
  });

  it('draw one state by itself', async () => {
    const { geo, fields } = await fieldsOf({ dataset_id: health });
    const state = geo?.extents.find(({ name }) => /^karnataka$/i.test(name));
    const measure = fields.find(({ kind }) => kind === 'number')?.id;
    const figures = await figuresOf({
      source: tableOf(health),
      mark: 'choropleth',
      channels: { geo: { field: geo?.field }, colour: { field: measure, aggregate: 'mean' } },
      map: { extent: state?.code },
    });
    // Three of its districts are written in ways that no list of names knows.
    expect(figures.rows).toHaveLength(27);
    expect(figures.geo).toMatchObject({ areas: 30, without_data: 3, without_shape: [] });
  });

  it('give codes of the census the boundaries of their time', async () => {
    const { geo } = await fieldsOf({ dataset_id: census });
    expect(geo).toMatchObject({ by: 'code', level: 'district' });
    const channels = { geo: { field: geo?.field }, colour: {} };
    const figures = await figuresOf({ source: tableOf(census), mark: 'choropleth', channels });
    expect(figures.rows).toHaveLength(640);
    expect(figures.geo).toMatchObject({ total: 640, matched: 640 });
  });

  it('count a quarter of a million rows up by state and year', async () => {
    const figures = await figuresOf({
      source: tableOf(crops),
      mark: 'line',
      channels: {
        x: { field: 'Crop_Year' },
        y: { field: 'Area', aggregate: 'sum' },
        colour: { field: 'State_Name', top: { count: 5, other: true } },
      },
    });
    expect(new Set(figures.rows.map(({ colour }) => colour)).size).toBe(6);
  });

  it('hold two tables of 700 districts against one another, quickly after the first time', async () => {
    const merge = {
      left: { resource_id: tables.get(health) },
      right: { resource_id: tables.get(lights) },
      how: 'inner',
      duplicates: 'aggregate',
    };
    const source = { kind: 'merge', merge };
    const first = performance.now();
    const { fields, merge_report } = await fieldsOf({ source });
    const again = performance.now();
    expect(merge_report?.left.match_rate).toBeGreaterThan(0.8);
    const numbers = fields.filter(({ kind }) => kind === 'number').map(({ id }) => id);
    const spec = {
      source,
      mark: 'point',
      channels: {
        x: { field: numbers[0] },
        y: { field: numbers.at(-1) },
        detail: [{ field: 'area_name' }],
      },
    };
    const figures = await figuresOf(spec);
    const end = performance.now();
    expect(figures.rows.length).toBeGreaterThan(500);
    expect(end - again).toBeLessThan(again - first);
  });
});
