import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';
import type { ChartFieldsAnswer } from './chart.contract.ts';
import { saleRecords, withSales } from './charts-testing.ts';

const license = { id: 'godl-india', title: 'GODL', url: 'https://example.org/godl' };

describeStores('what can be charted', (open) => {
  test('are the columns of a table, each with its kind, and where they come from', async () => {
    const datastore = await openTestDatastore(await open());
    const attribution = { source: 'Ministry', years: '2010-2011' };
    const id = await withSales(datastore, { title: 'Sales', sku: 'sal-min-st-yr-abc', attribution, license });
    const source = { kind: 'table', resource_id: id };
    const { result } = await datastore.call<ChartFieldsAnswer>('chart_fields', { source }, '');
    expect(result).toMatchObject({
      source: { kind: 'table', resource_id: id, version: 1 },
      title: 'Sales',
      row_count: 4,
      table_version: 1,
      current_version: 1,
      dataset: {
        name: 'dataset',
        source: 'Ministry',
        years: '2010-2011',
        license,
        private: false,
        resource_id: id,
        sku: 'sal-min-st-yr-abc',
        resource_name: 'Sales',
      },
      geo: null,
      places: [],
      license: null,
      merge_report: null,
    });
    expect(result.datasets).toEqual([result.dataset]);
    expect(result.fields.map(({ id: name, kind, role, label }) => [name, kind, role, label])).toEqual([
      ['state', 'category', 'dimension', 'State'],
      ['year', 'time', 'dimension', 'Year'],
      ['amount', 'number', 'measure', 'Amount'],
    ]);
    expect(result.fields[2]).toMatchObject({ unit: 'tonnes', aggregate: 'sum', empty_share: 0.25 });
  });

  test('are found by sku, by the id of a resource and by the name of a dataset', async () => {
    const datastore = await openTestDatastore(await open());
    datastore.addResource({ packageId: 'sales' });
    const properties = { packageId: 'sales', sku: 'sal-min-st-yr-abc' };
    const id = await withSales(datastore, properties);
    for (const dataset_id of ['sal-min-st-yr-abc', 'SAL-MIN-ST-YR-ABC', id, 'sales']) {
      const { result } = await datastore.call<ChartFieldsAnswer>('chart_fields', { dataset_id }, '');
      expect(result.dataset?.resource_id).toBe(id);
    }
  });

  test('are nothing for a table that is missing or hidden, however it is named', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore, { packageId: 'hidden', sku: 'hid', private: true });
    for (const dataset_id of ['nothing', id, 'hid', 'hidden']) {
      const { status, error } = await datastore.call('chart_fields', { dataset_id }, '');
      expect([status, error.message]).toEqual([404, `Resource "${dataset_id}" was not found.`]);
    }
    const { error } = await datastore.call('chart_fields', {});
    expect(error['source']).toEqual(['Missing value']);
  });

  test('are the columns of own rows, too', async () => {
    const datastore = await openTestDatastore(await open());
    const columns = [
      { id: 'state', type: 'text' },
      { id: 'amount', type: 'float', label: 'Amount' },
    ];
    const rows = saleRecords.map(({ state, amount }) => [state, amount]);
    const source = { kind: 'own', name: 'mine.csv', columns, rows };
    const { result } = await datastore.call<ChartFieldsAnswer>('chart_fields', { source }, '');
    expect(result).toMatchObject({
      title: 'mine.csv',
      row_count: 4,
      dataset: null,
      datasets: [],
      tables: [],
    });
    expect(result.source).toEqual({ kind: 'own', name: 'mine.csv', columns });
    expect(result.fields.map(({ kind }) => kind)).toEqual(['category', 'number']);
  });

  test('follow the dictionary at once', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withSales(datastore);
    const fieldsOf = async () =>
      (await datastore.call<ChartFieldsAnswer>('chart_fields', { dataset_id: id })).result.fields;
    expect((await fieldsOf())[2]?.label).toBe('Amount');
    const fields = [{ id: 'amount', info: { label: 'Tonnage', notes: 'Weighed', role: 'measure' } }];
    await datastore.call('datastore_create', { resource_id: id, fields });
    expect((await fieldsOf())[2]).toMatchObject({ label: 'Tonnage', notes: 'Weighed' });
  });
});
