import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ChartSpec, Ground } from '@gazetteer/charts';
import { describeStores } from '@gazetteer/testing';
import { expect, onTestFinished, test } from 'vitest';
import type { ChartAnswer } from '../charts/chart.contract.ts';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { countyImport, squareTopology } from './areas-testing.ts';
import { importAreas } from './import-areas.ts';

type Offer = { id: string; projection: string; url: string; land: [number, number][] };

const offersOf = async ({ server }: TestDatastore) =>
  (await server.inject('/api/grounds')).json<{ grounds: Offer[] }>().grounds;

/** The file of a world whose only land is as six square counties are. */
async function worldFile(): Promise<{ path: string; object: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-world-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'world.json');
  await writeFile(path, JSON.stringify(squareTopology()));
  return { path, object: 'counties' };
}

const rows = [
  { name: 'a', lon: -99.5, lat: 40.5 },
  { name: 'b', lon: -98.5, lat: 40.5 },
  { name: 'c', lon: -98.2, lat: 39.5 },
  { name: 'd', lon: null, lat: 39.5 },
];

async function mapOf(datastore: TestDatastore, records: object[]): Promise<ChartAnswer> {
  const resource_id = datastore.addResource();
  const fields = [
    { id: 'name', type: 'text' },
    { id: 'lon', type: 'float' },
    { id: 'lat', type: 'float' },
  ];
  await datastore.call('datastore_create', { resource_id, fields, records });
  const spec: ChartSpec = {
    version: 1,
    source: { kind: 'table', resource_id },
    mark: 'point_map',
    channels: { longitude: { field: 'lon' }, latitude: { field: 'lat' }, detail: [{ field: 'name' }] },
  };
  return (await datastore.call<ChartAnswer>('chart_query', { spec })).result;
}

describeStores('the land under maps of points', (open) => {
  test('is that of the world and of the largest areas that have boundaries, with where each has land', async () => {
    const datastore = await openTestDatastore(await open(), [], { worldLand: await worldFile() });
    expect(await offersOf(datastore)).toMatchObject([{ id: 'world', projection: 'world' }]);
    await importAreas(datastore.datastore.context, countyImport());
    const [, counties] = await offersOf(datastore);
    expect(counties).toMatchObject({ id: 'fips.county', projection: 'region' });
    // Both rows of three counties, whose eastern edge touches one degree more.
    const degree = (longitude: number, latitude: number) => (latitude + 90) * 360 + longitude + 180;
    const land = new Map(counties?.land);
    expect(land.get(degree(-100, 39))).toBeGreaterThanOrEqual(3);
    expect(land.get(degree(-100, 40))).toBeGreaterThanOrEqual(3);
  });

  test('is sent compressed, for good where its version is named, and is not there under other names', async () => {
    const datastore = await openTestDatastore(await open());
    await importAreas(datastore.datastore.context, countyImport());
    const [offer] = await offersOf(datastore);
    const plain = await datastore.server.inject(String(offer?.url));
    expect(plain.headers['cache-control']).toContain('immutable');
    expect(plain.headers['access-control-allow-origin']).toBe('*');
    expect(plain.json<Ground>().topology.objects).toHaveProperty('areas');
    const headers = { 'accept-encoding': 'br' };
    const packed = await datastore.server.inject({ url: '/api/grounds/fips.county', headers });
    expect(packed.headers['cache-control']).toBe('public, max-age=300');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect((await datastore.server.inject('/api/grounds/fips.town')).statusCode).toBe(404);
  });

  test('is chosen with the figures: the smallest that nearly all points lie in, else the world', async () => {
    const datastore = await openTestDatastore(await open(), [], { worldLand: await worldFile() });
    await importAreas(datastore.datastore.context, countyImport());
    const near = await mapOf(datastore, rows);
    expect(near.ground).toMatchObject({ id: 'fips.county', projection: 'region' });
    expect(near.ground?.url).toMatch(/^\/api\/grounds\/fips\.county\?version=/);
    expect(near.points).toEqual({ rows: 3, without_place: 1, cell: null });
    expect(near.rows[0]).toEqual({ detail_0: 'a', longitude: -99.5, latitude: 40.5 });
    const far = await mapOf(datastore, [...rows, { name: 'e', lon: 12, lat: 50 }]);
    expect(far.ground).toMatchObject({ id: 'world' });
  });

  test('is none where nothing is known of the land', async () => {
    const answer = await mapOf(await openTestDatastore(await open()), rows);
    expect(answer.ground).toBeNull();
    expect(answer.points?.rows).toBe(3);
  });
});
