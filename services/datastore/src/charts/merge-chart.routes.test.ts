import type { ChartSpec } from '@gazetteer/charts';
import { anonymous } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, test, vi } from 'vitest';
import { count, districtColumn, type Isle, openIsle, rate } from '../merge/merge-testing.ts';
import type { ChartAnswer, ChartFieldsAnswer } from './chart.contract.ts';

const people = [
  { district: '011', people: 100 },
  { district: '12', people: 50 },
  { district: '999', people: 7 },
];
const literacy = [
  { district: '11', literacy: 80 },
  { district: '12', literacy: 60 },
];

async function withTables(isle: Isle, properties = {}) {
  const left = await isle.table([districtColumn, count('people')], people);
  const right = await isle.table([districtColumn, rate('literacy')], literacy, properties);
  return { left: { resource_id: left }, right: { resource_id: right } };
}

const scatterOf = (merge: object) => ({
  version: 1,
  source: { kind: 'merge', merge },
  mark: 'point',
  channels: { x: { field: 'people' }, y: { field: 'literacy' }, detail: [{ field: 'area_name' }] },
});

describeStores('charts of two tables', (open) => {
  test('have the columns of both, how they met, and which versions they are of', async () => {
    const isle = await openIsle(await open());
    const merge = await withTables(isle);
    const source = { kind: 'merge', merge };
    const { result } = await isle.call<ChartFieldsAnswer>('chart_fields', { source }, '');
    expect(result.fields.map(({ id, kind }) => [id, kind])).toEqual([
      ['area_code', 'place'],
      ['area_name', 'category'],
      ['district', 'place'],
      ['people', 'number'],
      ['literacy', 'number'],
    ]);
    expect(result).toMatchObject({
      row_count: 3,
      table_version: 1,
      dataset: null,
      license: { outcome: 'unknown' },
      merge_report: { rows_out: 3, left: { rows_in: 3, rows_resolved: 2 } },
      places: [
        { field: 'area_code', scheme: 'isle', level: 'district', matched: 2, distinct: 3 },
        { field: 'district', scheme: 'isle', level: 'district', matched: 2, distinct: 3 },
      ],
    });
    expect(result.datasets.map(({ resource_id }) => resource_id)).toEqual([
      merge.left.resource_id,
      merge.right.resource_id,
    ]);
    const { result: figures } = await isle.call<ChartAnswer>('chart_query', { spec: scatterOf(merge) }, '');
    expect(figures.rows).toEqual(
      expect.arrayContaining([
        { x: 100, y: 80, detail_0: 'Hill' },
        { x: 50, y: 60, detail_0: 'Lake Shore' },
      ]),
    );
    expect(figures.merge_report).toMatchObject({ rows_out: 3 });
    expect(figures.tables).toHaveLength(2);
  });

  test('have names for every column of codes, and a word for places that were not recognised', async () => {
    const isle = await openIsle(await open());
    const merge = await withTables(isle);
    const barsOf = (field: string): ChartSpec => ({
      version: 1,
      source: { kind: 'merge', merge },
      mark: 'bar',
      channels: { y: { field }, x: { field: 'people', aggregate: 'sum' } },
    });
    for (const field of ['area_code', 'district']) {
      const { result } = await isle.call<ChartAnswer>('chart_query', { spec: barsOf(field) }, '');
      const column = result.columns.find(({ name }) => name === 'y');
      expect(Object.values(column?.names ?? {}).toSorted()).toEqual(['Hill', 'Lake Shore']);
    }
    const draw = (locale: 'en' | 'fr') =>
      isle.datastore.charts.draw(anonymous, barsOf('area_code'), { theme: 'light', locale, width: 640 });
    const { svg, description } = await draw('en');
    expect(svg).toContain('>Lake Shore<');
    expect(svg).toContain('Place not recognised');
    expect(svg).not.toContain('>-2<');
    expect(description.title).toBe('People, by district');
    expect((await draw('fr')).svg).toContain('Lieu non reconnu');
  });

  test('are merged once, until one of the tables changes', async () => {
    const isle = await openIsle(await open());
    const merge = await withTables(isle);
    const exported = vi.spyOn(isle.datastore.context.workers, 'export');
    const spec = scatterOf(merge);
    await Promise.all([isle.call('chart_query', { spec }), isle.call('chart_query', { spec })]);
    await isle.call('chart_fields', { source: spec.source });
    expect(exported).toHaveBeenCalledTimes(1);
    const added = { resource_id: merge.right.resource_id, records: [{ district: '13', literacy: 1 }] };
    await isle.call('datastore_upsert', { ...added, method: 'insert' });
    const { result } = await isle.call<ChartAnswer>('chart_query', { spec });
    expect(exported).toHaveBeenCalledTimes(3);
    expect(result.tables.map(({ version }) => version)).toEqual([1, 2]);
    const pinned = { ...merge, right: { ...merge.right, version: 1 } };
    const old = await isle.call<ChartAnswer>('chart_query', { spec: scatterOf(pinned) });
    expect(old.result.tables[1]).toMatchObject({ version: 1, current_version: 2 });
  });

  test('with a private table are nothing to strangers', async () => {
    const isle = await openIsle(await open());
    const merge = await withTables(isle, { private: true });
    expect((await isle.call('chart_query', { spec: scatterOf(merge) })).status).toBe(200);
    const { status, error } = await isle.call('chart_query', { spec: scatterOf(merge) }, '');
    expect([status, error.message]).toEqual([404, `Resource "${merge.right.resource_id}" was not found.`]);
  });

  test('that do not meet say which part of the merge is wrong', async () => {
    const isle = await openIsle(await open());
    const merge = await withTables(isle);
    const level = await isle.call('chart_fields', {
      source: { kind: 'merge', merge: { ...merge, level: 'moon' } },
    });
    expect(level.error).toMatchObject({
      'source.merge.level': [expect.stringContaining('moon')],
      info: { code: 'merge_impossible' },
    });
    const broken = await isle.call('chart_fields', {
      source: { kind: 'merge', merge: { left: {}, right: merge.right } },
    });
    expect(broken.error).toMatchObject({ 'source.merge.left': [expect.stringContaining('Missing value')] });
    const gone = await isle.call('chart_query', {
      spec: scatterOf({ ...merge, right: { ...merge.right, version: 9 } }),
    });
    expect(gone.error).toMatchObject({ info: { code: 'version_gone', current_version: 1 } });
  });
});
