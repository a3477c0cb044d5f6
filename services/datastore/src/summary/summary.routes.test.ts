import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { stateImport } from '../areas/areas-testing.ts';
import { importAreas } from '../areas/import-areas.ts';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { findVersion } from '../tables/version.store.ts';
import type { TableSummary } from './table-summary.ts';

const fields = [
  { id: 'day', type: 'date', info: { role: 'time', label: 'Day' } },
  { id: 'state', type: 'text', info: { role: 'geo', level: 'state' } },
  { id: 'amount', type: 'float', info: { role: 'measure', unit: 'tonnes' } },
  { id: 'flag', type: 'bool' },
];
const records = Array.from({ length: 40 }, (_, index) => ({
  day: `2024-01-${String((index % 20) + 1).padStart(2, '0')}`,
  state: index < 30 ? 'KA' : 'TN',
  amount: index === 0 ? null : index,
  flag: index % 2 === 0,
}));

type Info = { meta: { size: number }; fields: { id: string }[] };

async function withTable(test: TestDatastore): Promise<string> {
  const resource_id = test.addResource();
  await test.call('datastore_create', { resource_id, fields, records, primary_key: [] });
  return resource_id;
}

describeStores('describing tables', (open) => {
  test('a version is measured when it was made, and keeps its figures', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const { context } = datastore.datastore;
    await expect
      .poll(async () => JSON.parse((await findVersion(context.sql, id, 1))?.summary ?? 'null'))
      .toMatchObject({ columns: { amount: { median: 20 } } });
    const records = [{ day: '2030-05-05', amount: 1000 }];
    await datastore.call('datastore_upsert', { resource_id: id, method: 'insert', records });
    const rows = async (input: object) =>
      (await datastore.call<TableSummary>('datastore_table_summary', { id, ...input })).result;
    expect(await rows({})).toMatchObject({ row_count: 41, version: 2, time: { max: '2030-05-05' } });
    expect(await rows({ version: 1 })).toMatchObject({
      row_count: 40,
      version: 1,
      time: { max: '2024-01-20' },
    });
  });

  test('a version is read for its codes once, and the next version anew', async () => {
    const datastore = await openTestDatastore(await open());
    const { context } = datastore.datastore;
    const id = await withTable(datastore);
    await importAreas(context, stateImport);
    let reads = 0;
    const { run } = context.workers;
    context.workers.run = (job, signal) => {
      if (job.sql.startsWith('select distinct')) reads += 1;
      return run(job, signal);
    };
    const ask = () => datastore.call<TableSummary>('datastore_table_summary', { id });
    await Promise.all([ask(), ask(), ask()]);
    const once = reads;
    expect(once).toBeGreaterThan(0);
    await ask();
    expect(reads).toBe(once);
    await datastore.call('datastore_upsert', {
      resource_id: id,
      method: 'insert',
      records: [{ state: 'KL' }],
    });
    await ask();
    expect(reads).toBe(2 * once);
  });

  test('moments are spread over bins of one width, as text', async () => {
    const datastore = await openTestDatastore(await open());
    const id = datastore.addResource();
    const at = ['2024-01-01T00:00:00', '2024-01-01T06:00:00', '2024-01-02T00:00:00'];
    await datastore.call('datastore_create', {
      resource_id: id,
      fields: [{ id: 'at', type: 'timestamp' }],
      records: at.map((moment) => ({ at: moment })),
    });
    const { result } = await datastore.call<TableSummary>('datastore_table_summary', { id });
    const bins = result.columns[0]?.histogram ?? [];
    expect(bins).toHaveLength(20);
    expect(bins[0]).toMatchObject({ from: '2024-01-01T00:00:00', n: 1 });
    expect(bins.reduce((sum, { n }) => sum + n, 0)).toBe(3);
  });

  test('a summary that an earlier release measured is measured anew', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const { context } = datastore.datastore;
    await context.summaries.close();
    const old = JSON.stringify({ columns: {}, computed_at: '2020-01-01T00:00:00.000Z' });
    await context.sql.query.updateTable('datastore_versions').set({ summary: old }).execute();
    const { result } = await datastore.call<TableSummary>('datastore_table_summary', { id });
    expect(result.columns[2]).toMatchObject({ median: 20 });
  });

  test('the summary has figures of every column', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const { result } = await datastore.call<TableSummary>('datastore_table_summary', { id });
    expect(result).toMatchObject({
      id,
      row_count: 40,
      column_count: 4,
      time: { field: 'day', min: '2024-01-01', max: '2024-01-20' },
      geo: { level: 'state', field: 'state', distinct: 2 },
      version: 1,
    });
    const [day, state, amount, flag] = result.columns;
    const bins = amount?.histogram ?? [];
    expect(day).toMatchObject({
      label: 'Day',
      role: 'time',
      distinct_count: 20,
      mean: null,
      median: null,
      length: null,
    });
    expect(day?.histogram).toHaveLength(20);
    expect(day?.histogram?.[0]).toEqual({ from: '2024-01-01', to: '2024-01-02', n: 2 });
    expect(state?.top).toEqual([
      { value: 'KA', n: 30 },
      { value: 'TN', n: 10 },
    ]);
    expect(amount).toMatchObject({
      unit: 'tonnes',
      null_count: 1,
      min: 1,
      max: 39,
      mean: 20,
      median: 20,
      stdev: expect.closeTo(11.4018, 3),
      null_share: 0.025,
      distinct_count: 39,
      is_estimate: false,
    });
    expect(state?.length).toEqual({ min: 2, max: 2, mean: 2 });
    expect(bins).toHaveLength(20);
    expect(bins.reduce((sum, bin) => sum + bin.n, 0)).toBe(39);
    expect(flag).toMatchObject({ type: 'bool', label: null, unit: null, role: null, distinct_count: 2 });
  });

  test('it is computed once a version, and takes labels from the dictionary of now', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const first = await datastore.call<TableSummary>('datastore_table_summary', { id });
    await datastore.call('datastore_create', {
      resource_id: id,
      fields: [{ id: 'flag', info: { label: 'Flag', label_translated: { fr: 'Drapeau' } } }],
    });
    const second = await datastore.call<TableSummary>('datastore_table_summary', { id });
    expect(second.result.computed_at).toBe(first.result.computed_at);
    expect(second.result.columns[3]?.label).toBe('Flag');
    const french = await datastore.call<TableSummary>('datastore_table_summary', { id, lang: 'fr' });
    expect(french.result.columns[3]?.label).toBe('Drapeau');
    await datastore.call('datastore_delete', { id, filters: { state: 'TN' } });
    const third = await datastore.call<TableSummary>('datastore_table_summary', { id });
    expect(third.result).toMatchObject({ row_count: 30, version: 2 });
    expect(third.result.columns[1]?.top).toEqual([{ value: 'KA', n: 30 }]);
  });

  test('an empty table has a summary too', async () => {
    const { call, addResource } = await openTestDatastore(await open());
    const id = addResource();
    await call('datastore_create', { resource_id: id, fields: [{ id: 'n', type: 'int' }] });
    const { result } = await call<TableSummary>('datastore_table_summary', { id });
    expect(result.columns[0]).toMatchObject({ min: null, max: null, mean: null, top: [], histogram: null });
  });

  test('datastore_info has columns, counts and on demand the values there are', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    await datastore.call('datastore_create', { resource_id: id, aliases: 'amounts' });
    const { result } = await datastore.call<Info>('datastore_info', { id: 'amounts' });
    expect(result.meta).toMatchObject({
      id,
      count: 40,
      table_type: 'BASE TABLE',
      aliases: ['amounts'],
      idx_size: 0,
    });
    expect(result.meta.size).toBeGreaterThan(0);
    expect(result.fields[0]).toEqual({
      id: 'day',
      type: 'date',
      info: { role: 'time', label: 'Day' },
      schema: { native_type: 'DATE', notnull: false, is_index: false, index_name: '', uniquekey: false },
    });
    expect(result.fields.map((field) => field.id)).not.toContain('_id');
    const unique = await datastore.server.inject(`/api/3/action/datastore_info?id=${id}&include_unique=true`);
    const [day, state, amount] = unique.json().result.fields;
    expect(day.unique).toMatchObject({ count: 20, truncated: false });
    expect(state.unique).toEqual({ count: 2, values: ['KA', 'TN'], truncated: false });
    expect(amount).not.toHaveProperty('unique');
  });

  test.each([
    'datastore_info',
    'datastore_table_summary',
  ])('%s knows no table that is missing or hidden', async (action) => {
    const { call, addResource } = await openTestDatastore(await open());
    const hidden = addResource({ private: true });
    await call('datastore_create', { resource_id: hidden, records });
    for (const id of ['nothing', hidden]) {
      const { status, error } = await call(action, { id }, '');
      expect([status, error.message]).toEqual([404, `Resource "${id}" was not found.`]);
    }
    expect((await call(action, {})).status).toBe(409);
  });

  test.each(['datastore_info', 'datastore_table_summary'])('%s asks for the id', async (action) => {
    const datastore = await openTestDatastore(await open());
    const { status, error } = await datastore.call(action, {});
    expect([status, error['id']]).toEqual([409, ['Missing value']]);
  });
});
