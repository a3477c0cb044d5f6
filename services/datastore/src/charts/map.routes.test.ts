import type { ChartSpec } from '@gazetteer/charts';
import { anonymous } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { countyImport, stateImport } from '../areas/areas-testing.ts';
import { importAreas } from '../areas/import-areas.ts';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import type { ChartAnswer, ChartFieldsAnswer } from './chart.contract.ts';

const codes = { id: 'id', type: 'int', info: { role: 'geo', scheme: 'fips', level: 'county' } };
const rate = { id: 'rate', type: 'float', info: { role: 'measure', label: 'Rate', unit: '%' } };
const records = [
  { id: 1001, rate: 4 },
  { id: 1003, rate: 9.5 },
  { id: 2001, rate: 3 },
  { id: 9999, rate: 50 },
];

function withPlaces(fields: object[], rows: object[]) {
  return async (datastore: TestDatastore) => {
    const resource_id = datastore.addResource();
    const { context } = datastore.datastore;
    await importAreas(context, stateImport);
    await importAreas(context, countyImport());
    await datastore.call('datastore_create', { resource_id, fields, records: rows });
    return resource_id;
  };
}

function mapOf(resource_id: string, field: string, more: Partial<ChartSpec> = {}): ChartSpec {
  return {
    version: 1,
    source: { kind: 'table', resource_id },
    mark: 'choropleth',
    channels: { geo: { field }, colour: { field: 'rate', aggregate: 'mean' } },
    ...more,
  };
}

describeStores('maps', (open) => {
  test('say what areas of one name lie in', async () => {
    const datastore = await openTestDatastore(await open());
    const { context } = datastore.datastore;
    await importAreas(context, stateImport);
    const counties = structuredClone(countyImport());
    const shapes = counties.boundaries?.topology.objects['counties'];
    const geometries = shapes?.type === 'GeometryCollection' ? shapes.geometries : [];
    for (const shape of geometries) {
      if (shape.id === 1001 || shape.id === 2001) shape.properties = { name: 'Hardin' };
    }
    await importAreas(context, counties);
    const resource_id = datastore.addResource();
    await datastore.call('datastore_create', { resource_id, fields: [codes, rate], records });
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec: mapOf(resource_id, 'id') });
    expect(result.columns[0]?.names).toEqual({ '01001': 'Hardin, First', '02001': 'Hardin, Second' });
  });

  test('have the codes of areas as shapes write them, and say what stands for no place', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withPlaces([codes, rate], records)(datastore);
    const fields = (await datastore.call<ChartFieldsAnswer>('chart_fields', { dataset_id: id })).result;
    expect(fields.geo).toMatchObject({
      field: 'id',
      by: 'code',
      scheme: 'fips',
      level: 'county',
      title: 'County',
      distinct: 4,
      matched: 3,
      vintages: ['2017'],
      extents: [
        { code: '01', name: 'First', level: 'state' },
        { code: '02', name: 'Second', level: 'state' },
      ],
    });
    expect(fields.fields[0]).toMatchObject({ kind: 'place', role: 'dimension', level: 'county' });
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec: mapOf(id, 'id') });
    expect(result.columns[0]).toMatchObject({ name: 'geo', field: 'id', kind: 'place' });
    expect(result.rows).toEqual([
      { geo: '01001', colour: 4 },
      { geo: '01003', colour: 9.5 },
      { geo: '02001', colour: 3 },
    ]);
    expect(result.geo).toEqual({
      field: 'id',
      by: 'code',
      scheme: 'fips',
      level: 'county',
      total: 4,
      matched: 3,
      unmatched: [{ value: '9999', parent: null, reason: 'unknown_code' }],
      areas: 6,
      without_data: 3,
      without_shape: [],
    });
    expect(result.boundaries).toEqual({
      scheme: 'fips',
      level: 'county',
      vintage: '2017',
      url: '/api/areas/fips/county/drawing.topo.json?vintage=2017',
    });
  });

  test('of one state show its part alone', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withPlaces([codes, rate], records)(datastore);
    const spec = mapOf(id, 'id', { map: { extent: '02' } });
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec });
    expect(result.rows).toEqual([{ geo: '02001', colour: 3 }]);
    expect(result.geo).toMatchObject({ areas: 3, without_data: 2, total: 4 });
    expect((await datastore.server.inject(String(result.boundaries?.url))).statusCode).toBe(200);
    const nowhere = await datastore.call('chart_query', { spec: mapOf(id, 'id', { map: { extent: '77' } }) });
    expect(nowhere.error).toMatchObject({
      'spec.map.extent': [expect.any(String)],
      info: { code: 'extent_empty' },
    });
  });

  test('are drawn of names within what they lie in, and of no name that fits several places', async () => {
    const datastore = await openTestDatastore(await open());
    const names = [
      { id: 'county', type: 'text', info: { role: 'dimension' } },
      { id: 'state', type: 'text', info: { role: 'dimension' } },
      rate,
    ];
    const rows = [
      { county: 'Adams', state: 'First', rate: 1 },
      { county: 'BROWN county', state: 'First', rate: 2 },
      { county: 'Dunn', state: 'Second', rate: 3 },
      { county: 'Dunn', state: 'First', rate: 40 },
      { county: 'Atlantis', state: 'First', rate: 50 },
    ];
    const id = await withPlaces(names, rows)(datastore);
    const fields = (await datastore.call<ChartFieldsAnswer>('chart_fields', { dataset_id: id })).result;
    expect(fields.geo).toMatchObject({ field: 'county', by: 'name', parent_field: 'state', matched: 3 });
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec: mapOf(id, 'county') });
    expect(result.rows).toEqual([
      { geo: '01001', colour: 1 },
      { geo: '01003', colour: 2 },
      { geo: '02001', colour: 3 },
    ]);
    expect(result.geo?.unmatched).toEqual(
      expect.arrayContaining([
        { value: 'Atlantis', parent: 'First', reason: 'unknown_name' },
        { value: 'Dunn', parent: 'First', reason: 'unknown_name' },
      ]),
    );
  });

  test('of codes written in several ways count them as one place', async () => {
    const datastore = await openTestDatastore(await open());
    const texts = [{ ...codes, type: 'text' }, rate];
    const rows = [
      { id: '1001', rate: 1 },
      { id: '01001', rate: 3 },
      { id: ' 1003 ', rate: 5 },
    ];
    const id = await withPlaces(texts, rows)(datastore);
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec: mapOf(id, 'id') });
    expect(result.rows).toEqual([
      { geo: '01001', colour: 2 },
      { geo: '01003', colour: 5 },
    ]);
  });

  test('cannot be drawn of what is no place, and say so by a code', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withPlaces([codes, rate], records)(datastore);
    const { error, status } = await datastore.call('chart_query', { spec: mapOf(id, 'rate') });
    expect(status).toBe(409);
    expect(error).toMatchObject({ info: { code: 'places_unknown', field: 'rate', channel: 'geo' } });
  });

  test('of own rows are drawn without a table', async () => {
    const datastore = await openTestDatastore(await open());
    await withPlaces([codes, rate], records)(datastore);
    const source = {
      kind: 'own' as const,
      name: 'mine.csv',
      columns: [
        { id: 'fips', type: 'text' as const },
        { id: 'rate', type: 'float' as const },
      ],
      rows: [
        ['1001', 4],
        ['1003', 6],
        ['2005', 8],
        ['?', 9],
      ],
    };
    const spec = mapOf('', 'fips', { source });
    spec.channels.geo = { field: 'fips', scheme: 'fips', level: 'county' };
    const { result, error } = await datastore.call<ChartAnswer>('chart_query', { spec }, '');
    expect(error).toBeUndefined();
    expect(result.rows).toEqual([
      { geo: '01001', colour: 4 },
      { geo: '01003', colour: 6 },
      { geo: '02005', colour: 8 },
    ]);
    expect(result.geo).toMatchObject({ total: 4, matched: 3, areas: 6 });
    expect(result.tables).toEqual([]);
  });

  test('of own rows follow what the person says of them: names, and what these lie in', async () => {
    const datastore = await openTestDatastore(await open());
    await withPlaces([codes, rate], records)(datastore);
    const place = { by: 'name' as const, scheme: 'fips', level: 'county', parent: 'land' };
    const source = {
      kind: 'own' as const,
      name: 'mine.csv',
      columns: [
        { id: 'ort', type: 'text' as const, place },
        { id: 'land', type: 'text' as const },
        { id: 'rate', type: 'float' as const, role: 'measure' as const },
      ],
      rows: [
        ['Adams', 'First', 4],
        ['Dunn', 'Second', 6],
        ['Dunn', 'First', 8],
      ],
    };
    const { result: known } = await datastore.call<ChartFieldsAnswer>('chart_fields', { source }, '');
    expect(known.geo).toMatchObject({
      field: 'ort',
      by: 'name',
      parent_field: 'land',
      matched: 2,
      distinct: 3,
    });
    const spec = mapOf('', 'ort', { source });
    spec.channels.geo = { field: 'ort', scheme: 'fips', level: 'county' };
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec }, '');
    expect(result.rows).toEqual([
      { geo: '01001', colour: 4 },
      { geo: '02001', colour: 6 },
    ]);
  });

  test('give their names to charts of another kind: what codes stand for is what people read', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withPlaces([codes, rate], records)(datastore);
    const spec = mapOf(id, 'id', {
      mark: 'bar',
      channels: { x: { field: 'id' }, y: { field: 'rate', aggregate: 'mean' } },
    });
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec });
    expect(result.columns[0]?.names).toEqual({
      1001: 'Adams, First',
      1003: 'Brown, First',
      2001: 'Dunn, Second',
    });
    expect(result.rows[0]).toMatchObject({ x: expect.any(Number) });
    const drawn = await datastore.datastore.charts.draw(anonymous, spec, {
      theme: 'light',
      locale: 'en',
      width: 640,
    });
    expect(drawn.svg).toContain('Adams, First');
    expect(drawn.svg).not.toContain('>1001<');
  });

  test('and names to filters by a code that is not on the chart', async () => {
    const datastore = await openTestDatastore(await open());
    const year = { id: 'year', type: 'int', info: { role: 'time' } };
    const rows = records.map((row) => ({ ...row, year: 2020 }));
    const id = await withPlaces([codes, rate, year], rows)(datastore);
    const spec = mapOf(id, 'id', {
      mark: 'line',
      channels: { x: { field: 'year' }, y: { field: 'rate', aggregate: 'mean' } },
      filters: [{ field: 'id', kind: 'one_of', values: [1001, 9999] }],
    });
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec });
    expect(result.filtered).toMatchObject([{ field: 'id', names: { 1001: 'Adams (01001)' } }]);
    const map = mapOf(id, 'id', { filters: [{ field: 'id', kind: 'none_of', values: [1001] }] });
    const answer = await datastore.call<ChartAnswer>('chart_query', { spec: map });
    expect(answer.result.filtered).toMatchObject([{ field: 'id', names: { 1001: 'Adams (01001)' } }]);
  });
});
