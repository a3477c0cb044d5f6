import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
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
      histogram: null,
      mean: null,
    });
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
      distinct_count: 39,
    });
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
      fields: [{ id: 'flag', info: { label: 'Flag' } }],
    });
    const second = await datastore.call<TableSummary>('datastore_table_summary', { id });
    expect(second.result.computed_at).toBe(first.result.computed_at);
    expect(second.result.columns[3]?.label).toBe('Flag');
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
