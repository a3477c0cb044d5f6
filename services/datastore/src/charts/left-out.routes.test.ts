import type { ChartSpec } from '@gazetteer/charts';
import { anonymous } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { countyImport, stateImport } from '../areas/areas-testing.ts';
import { importAreas } from '../areas/import-areas.ts';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import type { ChartAnswer } from './chart.contract.ts';

const rate = { id: 'rate', type: 'float', info: { role: 'measure', label: 'Rate', unit: '%' } };
const year = { id: 'year', type: 'int', info: { role: 'time' } };

async function withAreas(datastore: TestDatastore, fields: object[], records: object[]): Promise<string> {
  const resource_id = datastore.addResource();
  await importAreas(datastore.datastore.context, stateImport);
  await importAreas(datastore.datastore.context, countyImport());
  await datastore.call('datastore_create', { resource_id, fields, records });
  return resource_id;
}

function mapOf(source: ChartSpec['source'], filters: ChartSpec['filters'] = []): ChartSpec {
  const channels = { geo: { field: 'place' }, colour: { field: 'rate', aggregate: 'mean' } } as const;
  return { version: 1, source, mark: 'choropleth', channels, filters };
}

const in2020 = [{ field: 'year', kind: 'one_of' as const, values: [2020] }];

describeStores('what maps leave out', (open) => {
  test('are the codes that are not known and the rows without one, of those that pass the filters', async () => {
    const datastore = await openTestDatastore(await open());
    for (const type of ['int', 'text']) {
      const codes = { id: 'place', type, info: { role: 'geo', scheme: 'fips', level: 'county' } };
      const id = await withAreas(
        datastore,
        [codes, rate, year],
        [
          { place: 1001, rate: 4, year: 2020 },
          { place: 1001, rate: 4, year: 2021 },
          { place: 8888, rate: 1, year: 2020 },
          { place: 9999, rate: 3, year: 2020 },
          { place: 9999, rate: 3, year: 2020 },
          { place: 7777, rate: 50, year: 2021 },
          { place: null, rate: 3, year: 2020 },
          { place: null, rate: 3, year: 2021 },
          ...(type === 'text' ? [{ place: ' ', rate: 3, year: 2021 }] : []),
        ],
      );
      const source = { kind: 'table' as const, resource_id: id };
      const all = await datastore.call<ChartAnswer>('chart_query', { spec: mapOf(source) });
      expect(all.result.unplaced).toEqual({
        places: 3,
        first: ['9999', '7777', '8888'],
        rows_without: type === 'text' ? 3 : 2,
      });
      const some = await datastore.call<ChartAnswer>('chart_query', { spec: mapOf(source, in2020) });
      expect(some.result.unplaced).toEqual({ places: 2, first: ['9999', '8888'], rows_without: 1 });
      expect(some.result.geo).toMatchObject({ total: 4, matched: 1 });
    }
  });

  test('are said under the title and in words, in both languages', async () => {
    const datastore = await openTestDatastore(await open());
    const codes = { id: 'place', type: 'int', info: { role: 'geo', scheme: 'fips', level: 'county' } };
    const rows = [
      { place: 1001, rate: 4, year: 2020 },
      { place: 9999, rate: 3, year: 2020 },
      { place: 7777, rate: 50, year: 2021 },
      { place: null, rate: 3, year: 2020 },
    ];
    const id = await withAreas(datastore, [codes, rate, year], rows);
    const spec = mapOf({ kind: 'table', resource_id: id }, in2020);
    const draw = async (locale: 'en' | 'fr') =>
      datastore.datastore.charts.draw(anonymous, spec, { theme: 'light', locale, width: 640 });
    const { svg, description } = await draw('en');
    expect(description.subtitle).toContain('1 row without a place left out, 1 place not on the map');
    expect(description.summary).toContain('1 row without a place left out.');
    expect(description.summary).toContain('Not on the map: 1 (9999).');
    expect(svg).toContain('1 place not on the map');
    const french = (await draw('fr')).description;
    expect(french.subtitle).toContain('1 ligne sans lieu omise, 1 lieu absent de la carte');
  });

  test('are nothing where every row that passes has its area', async () => {
    const datastore = await openTestDatastore(await open());
    const codes = { id: 'place', type: 'int', info: { role: 'geo', scheme: 'fips', level: 'county' } };
    const rows = [
      { place: 1001, rate: 4, year: 2020 },
      { place: 9999, rate: 3, year: 2021 },
    ];
    const id = await withAreas(datastore, [codes, rate, year], rows);
    const spec = mapOf({ kind: 'table', resource_id: id }, in2020);
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec });
    expect(result.unplaced).toBeUndefined();
  });

  test('of names are those that stand for no area within what they lie in', async () => {
    const datastore = await openTestDatastore(await open());
    const names = [
      { id: 'place', type: 'text', info: { role: 'dimension', label: 'County' } },
      { id: 'state', type: 'text', info: { role: 'dimension' } },
    ];
    const rows = [
      { place: 'Adams', state: 'First', rate: 1, year: 2020 },
      { place: 'Brown', state: 'First', rate: 2, year: 2020 },
      { place: 'Dunn', state: 'Second', rate: 3, year: 2020 },
      { place: 'Dunn', state: 'First', rate: 40, year: 2020 },
      { place: 'Atlantis', state: 'First', rate: 50, year: 2021 },
      { place: null, state: 'First', rate: 50, year: 2020 },
    ];
    const id = await withAreas(datastore, [...names, rate, year], rows);
    const spec = mapOf({ kind: 'table', resource_id: id }, in2020);
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec });
    expect(result.unplaced).toEqual({ places: 1, first: ['Dunn'], rows_without: 1 });
  });

  test('of own rows are counted alike', async () => {
    const datastore = await openTestDatastore(await open());
    await withAreas(datastore, [rate], []);
    const place = { by: 'code' as const, scheme: 'fips', level: 'county' };
    const columns = [
      { id: 'place', type: 'text' as const, place },
      { id: 'rate', type: 'float' as const, role: 'measure' as const },
      { id: 'year', type: 'int' as const },
    ];
    const rows = [
      ['1001', 4, 2020],
      ['9999', 6, 2020],
      ['7777', 6, 2021],
      [null, 8, 2020],
      [' ', 8, 2020],
    ];
    const spec = mapOf({ kind: 'own', name: 'mine.csv', columns, rows }, in2020);
    const { result } = await datastore.call<ChartAnswer>('chart_query', { spec }, '');
    expect(result.unplaced).toEqual({ places: 1, first: ['9999'], rows_without: 2 });
  });
});
